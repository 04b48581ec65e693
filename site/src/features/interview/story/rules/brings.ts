import type { Win } from '@throughline/core/career'
import { stories } from '../../../../messages/interview-story.ts'

const words = stories.make.facts

type Told = Pick<Win, 'title' | 'experienceId' | 'evidence' | 'text' | 'metric'>

/** What a story is filled in with by a win, in words. A passage that the win is called by says nothing more of what was done. */
export function bringsOf({ title, experienceId, evidence, text, metric }: Told): string[] {
  const hasGoal = evidence.some(({ kind }) => kind === 'goal' || kind === 'check-in')
  const tells = text.trim() !== '' || evidence.some(({ kind, quote }) => kind === 'task' || (quote && oneLine(quote) !== oneLine(title)))
  return [
    experienceId !== null && words.where,
    hasGoal && words.goal,
    tells && words.action,
    metric !== null && words.number,
    evidence.length > 0 && words.evidence(evidence.length),
  ].filter((fact) => fact !== false)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
