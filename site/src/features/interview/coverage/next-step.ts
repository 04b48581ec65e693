import type { Coverage } from '@throughline/core/interview'
import { coverage } from '../../../messages/coverage.ts'
import { practiseStoryHref } from '../../addresses/interview.ts'
import { newStoryHref } from '../../addresses/stories.ts'
import { findWinHref, winToNameHref } from '../../career/rules/win-hrefs.ts'
import { newGoalHref } from '../../goal/rules/new-goal.ts'

type Row = Coverage['competencies'][number]

/** What to do about a competency next: nothing, a place to go, or questions that are put into practice at once. */
export interface NextStep {
  words: string
  /** The same with whole titles, where they were cut. */
  whole?: string
  href?: string
  questionIds?: readonly string[]
}

const words = coverage.next

/** Where one goes for it, with what is known of it along. */
export function nextStep(row: Pick<Row, 'competency' | 'name' | 'next'>): NextStep {
  const { next } = row
  switch (next.step) {
    case 'enough':
      return { words: words.enough }
    case 'write-story': {
      const [best] = next.wins
      return { ...titled(words.tell, best?.title ?? ''), href: newStoryHref(next.wins.slice(0, 1).map(({ id }) => id)) }
    }
    case 'second-story':
      return { words: words.second, href: newStoryHref([next.win.id]) }
    case 'practise-story':
      return { ...titled(words.practiseStory, next.story.title), href: practiseStoryHref(next.story.id) }
    case 'practise-questions':
      return { words: words.practise(next.count), questionIds: next.questionIds }
    case 'find-win': {
      const [telling] = next.wins
      return telling
        ? { ...titled(words.nameOn, telling.title), href: winToNameHref(telling.id, { competencies: [row.name] }) }
        : { words: words.findWin, href: findWinHref(row.name) }
    }
    case 'make-goal':
      return { words: words.makeGoal, href: newGoalHref('', [row.competency]) }
  }
}

/** Longer titles are cut between words, so that a line stays one. */
const LONGEST = 24

const titled = (say: (title: string) => string, title: string): Pick<NextStep, 'words' | 'whole'> => ({
  words: say(title.length <= LONGEST ? title : `${title.slice(0, LONGEST).replace(/\s+\S*$/u, '')}…`),
  whole: say(title),
})
