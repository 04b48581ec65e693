import type { AnyChange, AnyRecord } from '../rules/any-change.ts'
import type { Outcome } from './outbox.ts'

/** How changes of one kind of record show. */
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
}
