import { type Hold, kept } from './kept.ts'

/** A text that is being written. */
export interface Draft {
  value: string
  /** What the field held as the writing began. */
  base: string
}

export interface DraftPlace {
  accountId: string
  /** The record whose field it is. */
  recordId: string
  field: string
}

const prefixOf = ({ accountId, recordId, field }: DraftPlace) => `throughline.draft.${accountId}.${recordId}.${field}.`

/** Where a page keeps what is typed into a field, until it is saved. */
export function holdDraft(place: DraftPlace): Omit<Hold, 'set'> & { set(draft: Draft): void } {
  const hold = kept().hold(prefixOf(place))
  return { ...hold, set: (draft) => hold.set(JSON.stringify(draft)) }
}

/** Hands on what was typed into a field by a page that is gone, until `signal` is given. */
export const takeOverDrafts = (place: DraftPlace, then: (draft: Draft) => void, signal: AbortSignal): void =>
  kept().takeOver(prefixOf(place), (text) => then(JSON.parse(text) as Draft), signal)
