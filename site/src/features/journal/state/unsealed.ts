import type { FoundEntry, JournalEntry } from '@throughline/core/journal'
import { atom } from 'nanostores'
import type { Sought } from '../rules/address.ts'
import type { EntryRow } from '../rules/row.ts'

/** An entry of a sealed journal as it reads in this browser. */
export type Unsealed = EntryRow & Pick<JournalEntry, 'body'>

/** Those of the journals that are unlocked, by id, and how they are searched. */
export interface UnsealedEntries {
  byId: ReadonlyMap<string, Unsealed>
  /** Newest first. */
  find(sought: Sought): FoundEntry[]
}

/** `null` while nothing is unlocked. */
export const $unsealed = atom<UnsealedEntries | null>(null)
