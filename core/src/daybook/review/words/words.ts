import type { ClosedStatus, Metric } from '../../../goal/index.ts'
import type { Period } from '../period.ts'
import type { ReviewKind } from '../schema.ts'

/** How values are to be read. */
export type Measured = Pick<Metric, 'type' | 'unit'>

/** What a review is written with. Another language is another of these. What is put into a text is Markdown already. */
export interface ReviewWords {
  title(kind: ReviewKind, period: Period): string
  tags: Readonly<Record<ReviewKind, readonly string[]>>
  headings: Readonly<Record<'due' | 'coming' | 'overdue' | 'habits' | 'finished' | 'goals' | 'written', string>>
  /** What is left to answer. */
  questions: Readonly<Record<ReviewKind, readonly string[]>>
  /** So many more than are named. */
  more(count: number): string
  times(name: string, count: number): string
  /** A value with its unit: `77.6 %`. */
  amount(value: string, metric: Measured): string
  /** From what to what a goal went, and where it is to go; `from` is `null` where nothing was measured before. */
  moved(name: string, amounts: { from: string | null; to: string; target: string | null }): string
  /** A goal that was brought to an end. */
  ended: Readonly<Record<ClosedStatus, (name: string) => string>>
  /** Goals that did not move. */
  stood(names: readonly string[]): string
  /** How a habit was kept in some days. */
  kept(name: string, days: { kept: number; asked: number; unit: 'days' | 'weeks' }): string
  /** How long a habit has been kept up. */
  streak(name: string, streak: { current: number; unit: 'days' | 'weeks' }): string
  /** An entry of a day; without a title it has none to be named by. */
  entry(date: string): string
  onDay(date: string, name: string): string
  /** How often each mood was said, from −2 to 2. */
  moods(counts: readonly { mood: number; count: number }[]): string
}
