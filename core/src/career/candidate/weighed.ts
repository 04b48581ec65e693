import { compareTexts } from '../../kernel/compare.ts'
import { type CandidateReason, type Reason, reasonPoints, type WinCandidate } from './schema.ts'

/** The days that are looked at: plain dates, both included. */
export interface Range {
  from: string
  until: string
}

type Said = Omit<WinCandidate, 'reasons' | 'points' | 'id' | 'kind'>

/** A candidate with what speaks for it; reasons that do not hold are `false`. */
export function weighed(said: Said, found: readonly (readonly [CandidateReason, about?: string] | false)[]): WinCandidate {
  const reasons: Reason[] = found
    .flatMap((reason) => (reason ? { code: reason[0], about: reason[1] ?? '' } : []))
    .sort((a, b) => reasonPoints[b.code] - reasonPoints[a.code])
  const { kind, id } = said.from
  return { kind, id, ...said, reasons, points: reasons.reduce((sum, { code }) => sum + reasonPoints[code], 0) }
}

/** Best first, then newest; by their ids where that is the same. */
export const bestFirst = (a: WinCandidate, b: WinCandidate): number =>
  b.points - a.points || compareTexts(b.date, a.date) || compareTexts(a.id, b.id)
