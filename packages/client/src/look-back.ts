import type { DayHeld, JournalReview, ReviewKind } from '@throughline/core/daybook'
import type { FoundEntry, JournalPrompts, JournalStats, PromptGroup } from '@throughline/core/journal'
import type { Days } from '@throughline/core/task'
import type { JournalOptions } from './journal.ts'
import type { Connection, Page } from './request.ts'

/** What of the journal is looked for. */
export interface JournalSearch extends Omit<JournalOptions, 'order' | 'trash'> {
  q?: string | undefined
  /** `best` when absent; without words always `newest`. */
  order?: 'best' | 'newest' | undefined
}

/** What was written and done, looked at again. */
export const lookBack = (request: Connection['request']) => ({
  /** What some days held, up to 62, newest first; those that held nothing are left out. */
  days: async ({ from, before }: Days) => (await request<{ items: DayHeld[] }>('GET', '/days', { query: { from, before } })).items,
  /** What the same day of earlier years held, newest first; of today when no date is named. */
  onThisDay: async (date?: string) => (await request<{ items: DayHeld[] }>('GET', '/on-this-day', { query: { date } })).items,
  /** Entries that hold every word and fit the filters, each with its passages. A page may hold fewer than asked for before the last. */
  search: ({ moods, ...asked }: JournalSearch = {}) =>
    request<Page<FoundEntry>>('GET', '/journal-entries/search', { query: { ...asked, mood: moods?.join() } }),
  /** What some days of the journal, up to ten years of them, came to; `open` is the journal everybody has. */
  stats: ({ from, before, journalId }: Days & { journalId?: string | undefined }) =>
    request<JournalStats>('GET', '/journal-entries/stats', { query: { from, before, journalId } }),
})

/** With what an entry may begin. */
export const beginnings = (request: Connection['request']) => ({
  /** Questions, the day's own first; of today when no date is named. */
  prompts: ({ group, date }: { group?: PromptGroup | undefined; date?: string | undefined } = {}) =>
    request<JournalPrompts>('GET', '/journal-prompts', { query: { group, date } }),
  /** A title, a text and tags that look over the day, week, month or quarter of a date, today's when none is named. */
  review: (kind: ReviewKind, date?: string) => request<JournalReview>('GET', `/journal-reviews/${kind}`, { query: { date } }),
})
