import type { DailyClient } from '@throughline/client/daily'
import type { AnyChange, AnyConflict, AnyRecord } from './any-change.ts'
import type { Outcome } from './outbox.ts'

/** Keeps both texts of fields that were changed here and elsewhere, until the person has chosen. */
export type KeepBoth = (id: string, conflicts: readonly AnyConflict[], change: AnyChange) => void

/** How changes of one kind of record show, and are sent. */
export interface Area {
  records: {
    learn(record: AnyRecord): AnyRecord
    shown(id: string): AnyRecord | null
    forget(id: string): void
    begin(change: AnyChange, at: string): void
    end(change: AnyChange): void
  }
  inverse(change: AnyChange, before: AnyRecord | null, after: AnyRecord): AnyChange | null
  /** Told as a change begins. */
  began?(change: AnyChange): void
  show(ids: readonly string[]): void
  /** The same, together with others whose answers came at once. */
  showSoon(id: string): void
  /** There is none of this id any more. */
  hide(id: string): void
  /** Told once a change has ended, however it did. */
  ended(change: AnyChange, outcome: Outcome): void
  /** Told once an action has ended, also one on other kinds. */
  actionEnded?(): void
  /** Carries a change to the server; sending it again does no harm. */
  send(client: DailyClient, change: AnyChange, keepBoth: KeepBoth): Promise<AnyRecord>
  /** What a change is sent in the line of, one after another, where that is not its own record. */
  line?(change: AnyChange): string
  /** Whether a change makes its record, though its name does not end in `create`. */
  makes?(change: AnyChange): boolean
  /** How the record of a change is called, from what is shown of it. */
  called?(change: AnyChange, shown: AnyRecord | null): string
  /** Whether a change that was refused for what it says would be refused again. What somebody wrote is never given up so. */
  isInVain?(change: AnyChange): boolean
  /** A selector of the mark that a record is drawn with, where it has one besides its id. */
  markOf?(id: string): string
  /** Told that something was changed elsewhere, of kinds that what it shows is reckoned from. */
  hears?: { of: readonly string[]; heard(): void }
}
