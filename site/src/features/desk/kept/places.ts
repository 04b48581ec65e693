/** What waits: changes, messages, that an entry does, and texts between which nobody has chosen. */
export type WaitingKind = 'unsent' | 'said' | 'entry' | 'conflicts'

/** What somebody is writing and has not sent: messages, what is typed into a field of a record, paragraphs of a packet. */
export type TypedKind = 'message' | 'draft' | 'packet'

/** An entry in haste, by which its page holds it, and messages that are being edited. */
type Kind = WaitingKind | TypedKind | 'writing' | 'editing'

/** A place in the browser; everything kept is one person's alone, who is named first. */
export const placeOf = (kind: Kind, ...parts: readonly string[]): string => ['throughline', kind, ...parts].join('.')

/** What the places of a kind begin with for a person, and for what of theirs. */
export const placesOf = (kind: Kind, ...parts: readonly string[]): string => placeOf(kind, ...parts, '')

/** That a page has not saved an entry, whose text is elsewhere. */
export interface KeptEntry {
  at: string
  /** Absent of what is sealed. */
  id?: string
  /** Whether the server has nothing of it. */
  isNew?: boolean
}
