import type { Decision } from '@throughline/core/discussion'
import type { SaidOfDecision } from '../decided/act.ts'

interface OptionDraft {
  key: number
  text: string
  chosen: boolean
}

/** What stands in the form of a decision. */
export interface DecisionDraft extends Omit<SaidOfDecision, 'options'> {
  options: readonly OptionDraft[]
  supersedesId: string | null
}

/** Options of one decision. */
export const MOST_OPTIONS = 20

interface Begun {
  text: string
  readerId: string
  today: string
  supersedes: Decision | undefined
}

/** What a form begins with: the decision that is edited, or a new one. One in place of another begins with its people. */
export const beginDraft = (decision: Decision | undefined, { text, readerId, today, supersedes }: Begun): DecisionDraft =>
  decision
    ? { ...decision, options: decision.options.map((option, key) => ({ ...option, key })) }
    : {
        ...{ what: text, why: '', options: [], byIds: supersedes?.byIds ?? [readerId], confidence: null },
        ...{ decidedOn: today, reviewOn: null, supersedesId: supersedes?.id ?? null },
      }

export type DecisionFault = 'what' | 'by' | 'twice' | 'future' | 'early'
export type DecisionFaults = Partial<Record<'what' | 'byIds' | 'options' | 'decidedOn' | 'reviewOn', DecisionFault>>

/** What a draft says, and what is wrong about it. Options without words say nothing. */
export function readDraft(draft: DecisionDraft, today: string): { said: SaidOfDecision; faults: DecisionFaults } {
  const options = draft.options.flatMap(({ text, chosen }) => (text.trim() ? [{ text: text.trim(), chosen }] : []))
  const texts = options.map(({ text }) => text)
  const { byIds, confidence, decidedOn, reviewOn } = draft
  return {
    said: { what: draft.what.trim(), why: draft.why.trim(), options, byIds, confidence, decidedOn, reviewOn },
    faults: {
      ...(!draft.what.trim() && { what: 'what' }),
      ...(byIds.length === 0 && { byIds: 'by' }),
      ...(new Set(texts).size < texts.length && { options: 'twice' }),
      ...(decidedOn > today && { decidedOn: 'future' }),
      ...(reviewOn !== null && reviewOn < decidedOn && { reviewOn: 'early' }),
    },
  }
}
