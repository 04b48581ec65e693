import type { Win } from '@throughline/core/career'
import { stories } from '../../../../messages/interview-story.ts'

const words = stories.make.facts

/** What a story is filled in with by a win, in words. */
export function bringsOf({ experienceId, evidence, text, metric }: Pick<Win, 'experienceId' | 'evidence' | 'text' | 'metric'>): string[] {
  const hasGoal = evidence.some(({ kind }) => kind === 'goal' || kind === 'check-in')
  const tells = text.trim() !== '' || evidence.some(({ kind, quote }) => kind === 'task' || quote)
  return [
    experienceId !== null && words.where,
    hasGoal && words.goal,
    tells && words.action,
    metric !== null && words.number,
    evidence.length > 0 && words.evidence(evidence.length),
  ].filter((fact) => fact !== false)
}
