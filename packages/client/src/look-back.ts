import type { DayHeld } from '@throughline/core/daybook'
import type { JournalStats } from '@throughline/core/journal'
import type { Days } from '@throughline/core/task'
import type { Connection } from './request.ts'

/** What was written and done, looked at again. */
export const lookBack = (request: Connection['request']) => ({
  /** What some days held, up to 62, newest first; those that held nothing are left out. */
  days: async ({ from, before }: Days) => (await request<{ items: DayHeld[] }>('GET', '/days', { query: { from, before } })).items,
  /** What the same day of earlier years held, newest first; of today when no date is named. */
  onThisDay: async (date?: string) => (await request<{ items: DayHeld[] }>('GET', '/on-this-day', { query: { date } })).items,
  /** What some days of the journal, up to ten years of them, came to. */
  stats: ({ from, before, journalId }: Days & { journalId?: string | undefined }) =>
    request<JournalStats>('GET', '/journal-entries/stats', { query: { from, before, journalId } }),
})
