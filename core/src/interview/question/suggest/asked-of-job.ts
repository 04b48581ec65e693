import { askedIn, cueFinder, readable, suggestCompetencies } from '../../../career/index.ts'
import { isOfTrade, type QuestionKind, questionKinds } from '../bank-question.ts'
import { kindCues } from './kinds-asked.ts'

/** Words of a description that have to speak for a kind; of what a job is called one is enough. */
const ENOUGH = 2

const finders = kindCues.map(([kind, cues]) => ({ kind, find: cueFinder(cues) }))

/**
 * What a job is likely asked about, by what it is called and how it is described: kinds of questions, those put to everybody
 * among them, and ids of our competencies.
 */
export function askedOfJob({ role, description, company = '' }: { role: string; description: string; company?: string }): {
  kinds: QuestionKind[]
  competencies: string[]
} {
  const [called, described] = [readable(role), readable(askedIn(description, company))]
  return {
    kinds: [
      ...questionKinds.filter((kind) => !isOfTrade(kind)),
      ...finders
        .filter(({ kind, find }) => isOfTrade(kind) && (find(called).length > 0 || find(described).length >= ENOUGH))
        .map(({ kind }) => kind),
    ],
    competencies: suggestCompetencies(role).map(({ id }) => id),
  }
}
