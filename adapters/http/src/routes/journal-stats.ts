import { JournalStats, MAX_STATS_DAYS, readStats } from '@throughline/core/journal'
import { PlainDate, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleStats } from '../look-back-examples.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

export const journalStatsRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/journal-entries/stats',
    operationId: 'readJournalStats',
    summary: 'What some days of your journal came to: entries and words by day, streak, moods, energy, tags and feelings',
    area: 'Journal',
    costly: true,
    query: z.strictObject({
      from: PlainDate.describe('The first day.'),
      before: PlainDate.describe(`The day after the last, at most ${MAX_STATS_DAYS} days on.`),
      journalId: RecordId.optional().describe('Only the entries of this journal.'),
    }),
    caching: 'list',
    answers: {
      200: {
        description: 'The days that have an entry, and what they make together.',
        schema: JournalStats,
        example: exampleStats,
        headers: ['ETag'],
      },
    },
    run: async ({ deps, query }) => json(await readStats(deps, query)),
  }),
]
