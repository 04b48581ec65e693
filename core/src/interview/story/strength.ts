import { addDays } from '../../kernel/time/day.ts'

/** What makes a story believed. */
export const proofs = ['live-evidence', 'number-from-evidence', 'attested', 'several-kinds', 'recent'] as const
export type StoryProof = (typeof proofs)[number]

export const strengthGrades = ['thin', 'fair', 'strong'] as const

/** What is known of the wins that a story rests on. */
export interface StoryFacts {
  /** `isLive`: it counts, as its source is still there, and done. */
  evidence: readonly { kind: string; isLive: boolean; saysNumber: boolean }[]
  /** Whether a colleague has confirmed any of it. */
  isAttested: boolean
  /** When the newest of it was, a day, month or year; `null` when unknown. */
  happenedOn: string | null
  /** The person's date. */
  on: string
}

export interface StoryStrength {
  strength: (typeof strengthGrades)[number]
  /** Why it is, and what would make it more, each in the order of weight. */
  reasons: StoryProof[]
  lacking: StoryProof[]
}

const RECENT_DAYS = 3 * 365

/** How well a story is proved: strong with four proofs of the five or all, fair with two, thin below. */
export function strengthOf(facts: StoryFacts): StoryStrength {
  const live = facts.evidence.filter(({ isLive }) => isLive)
  const earliest = addDays(facts.on, -RECENT_DAYS)
  const holds: Record<StoryProof, boolean> = {
    'live-evidence': live.length > 0,
    'number-from-evidence': live.some(({ saysNumber }) => saysNumber),
    attested: facts.isAttested,
    'several-kinds': new Set(live.map(({ kind }) => kind)).size > 1,
    // A month or year is as recent as its latest day.
    recent: facts.happenedOn !== null && facts.happenedOn >= earliest.slice(0, facts.happenedOn.length),
  }
  const reasons = proofs.filter((proof) => holds[proof])
  return {
    strength: reasons.length < 2 ? 'thin' : reasons.length < 4 ? 'fair' : 'strong',
    reasons,
    lacking: proofs.filter((proof) => !holds[proof]),
  }
}
