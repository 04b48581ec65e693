import type { Win } from '@throughline/core/career'
import { isNotDoneYet } from '@throughline/core/career/counts-as-evidence'
import { oneLine } from '@throughline/core/kernel/one-line'
import { stories } from '../../../../messages/interview-story.ts'

const words = stories.make.facts

type Told = Pick<Win, 'title' | 'experienceId' | 'evidence' | 'text' | 'metric'>

/** What a story is filled in with by a win, in words. What the win is called by says nothing more of what was done. */
export function bringsOf({ title, experienceId, evidence, text, metric }: Told): string[] {
  const isCalled = (words: string) => oneLine(words) === oneLine(title)
  const hasGoal = evidence.some(({ kind }) => kind === 'goal' || kind === 'check-in')
  const tells =
    text.trim() !== '' ||
    evidence.some((piece) =>
      piece.quote ? !isCalled(piece.quote) : piece.kind === 'task' && !isNotDoneYet(piece) && !isCalled(piece.title),
    )
  return [experienceId !== null && words.where, hasGoal && words.goal, tells && words.action, metric !== null && words.number].filter(
    (fact) => fact !== false,
  )
}
