import { type Hold, kept } from '../kept/kept.ts'
import { placesOf } from '../kept/places.ts'

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

const prefixOf = ({ accountId, recordId, field }: DraftPlace) => placesOf('draft', accountId, recordId, field)

/** Where a page keeps what is typed into a field, until it is saved. */
export const holdDraft = (place: DraftPlace): Hold<Draft> => kept().hold(prefixOf(place))

/** Hands on what was typed into a field by a page that is gone, until `signal` is given. */
export const takeOverDrafts = (place: DraftPlace, then: (draft: Draft) => void, signal: AbortSignal): void =>
  kept().takeOver(prefixOf(place), then, signal)
