import type { AnyChange, AnyConflict } from '../task/rules/any-change.ts'

/** Kinds of what waits, as their places in the browser begin; then come the account, and what tells it from others. */
export const waitingKinds = ['unsent', 'said', 'entry', 'conflicts'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** What the places of a kind begin with for a person; everything kept is that person's alone. */
export const placesOf = (kind: WaitingKind, accountId: string): string => `throughline.${kind}.${accountId}.`

/** A change, and how its record is called; empty where that is not known. */
export type Called = AnyChange & { called: string }

/** A change as it is kept: with what is told of it, which is not sent. */
export type KeptChange = AnyChange & { kept?: { at: string; called: string } }

/** Texts of a record between which nobody has chosen. */
export type KeptConflicts = [id: string, conflicts: readonly AnyConflict[], about?: Called]

/** That a page has not saved an entry, whose text is elsewhere. */
export interface KeptEntry {
  at: string
  /** Absent of what is sealed. */
  id?: string
  /** Whether the server has nothing of it. */
  isNew?: boolean
}
