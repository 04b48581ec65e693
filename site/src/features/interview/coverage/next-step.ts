import type { Coverage } from '@throughline/core/interview'
import { coverage } from '../../../messages/coverage.ts'
import { winHref } from '../../career/rules/href.ts'
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

const newStoryHref = (wins: readonly { id: string }[]): string =>
  `/interview-prep/stories/new?${new URLSearchParams(wins.map(({ id }) => ['winIds', id]))}`

export function nextStep({ competency, next }: Pick<Row, 'competency' | 'next'>): NextStep {
  switch (next.step) {
    case 'enough':
      return { words: words.enough }
    case 'write-story': {
      const [best] = next.wins
      return { ...titled(words.tell, best?.title ?? ''), href: newStoryHref(next.wins.slice(0, 1)) }
    }
    case 'second-story':
      return { words: words.second, href: newStoryHref([next.win]) }
    case 'practise-story':
      return { ...titled(words.practiseStory, next.story.title), href: `/interview-prep?storyId=${next.story.id}` }
    case 'practise-questions':
      return { words: words.practise(next.count), questionIds: next.questionIds }
    case 'find-win': {
      const [telling] = next.wins
      return telling
        ? { ...titled(words.nameOn, telling.title), href: winHref(telling.id) }
        : { words: words.findWin, href: '/career/inbox' }
    }
    case 'make-goal':
      return { words: words.makeGoal, href: newGoalHref('', [competency]) }
  }
}

/** Longer titles are cut between words, so that a line stays one. */
const LONGEST = 24

const titled = (say: (title: string) => string, title: string): Pick<NextStep, 'words' | 'whole'> => ({
  words: say(title.length <= LONGEST ? title : `${title.slice(0, LONGEST).replace(/\s+\S*$/u, '')}…`),
  whole: say(title),
})
