import type { Client } from '@throughline/client'
import type { NewJournalEntry } from '@throughline/core/journal'
import { addDays } from '@throughline/core/kernel'
import { createAll } from './create-all.ts'
import { taskAt } from './workload.ts'

/** Of one entry: some 1.5 KB in all. */
const SENTENCES = 20

/** The `n`th entry of the seeded account: one a day, back from the day before `today`. */
export function entryAt(n: number, today: string): NewJournalEntry {
  const sentences = Array.from({ length: SENTENCES }, (_, i) => `${taskAt(n * SENTENCES + i).title}.`)
  const entryDate = addDays(today, -1 - n)
  return {
    title: sentences[0]?.slice(0, 40) ?? '',
    body: `${sentences.slice(0, 8).join(' ')}\n\n## ${sentences[8]}\n\n${sentences.slice(9).join(' ')}`,
    entryDate,
    entryAt: `${entryDate}T19:00:00.000Z`,
    mood: n % 7 === 0 ? null : (n % 5) - 2,
    tags: n % 3 === 0 ? ['work'] : [],
    starred: n % 29 === 0,
  }
}

/** Writes `count` entries through the API; answers their ids. */
export const seedEntries = (client: Client, { count, today }: { count: number; today: string }): Promise<string[]> =>
  createAll(
    client,
    '/journal-entries',
    Array.from({ length: count }, (_, n) => entryAt(n, today)),
  )
