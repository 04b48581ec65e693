import { FoundEntry, JournalStats, MAX_STATS_DAYS, readStats, searchEntries } from '@throughline/core/journal'
import { line, PlainDate } from '@throughline/core/kernel'
import { z } from 'zod'
import { askedBy, conditions } from '../journal-conditions.ts'
import { exampleFound, exampleStats } from '../look-back-examples.ts'
import { pageAnswer } from '../page-answer.ts'
import { pageOf, paging } from '../query.ts'
import { json, jsonPage } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const searchQuery = z.strictObject({
  q: line(1, 200).optional().describe('Words; each is the beginning of a word in title, tags or text.'),
  ...conditions,
  order: z.enum(['best', 'newest']).default('best').describe('Which comes first; without words always the newest.'),
  ...paging,
})

export const journalLookBackRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/journal-entries/search',
    operationId: 'searchJournal',
    summary: 'Find entries by words, with the passages that hold them; also by day, tag, mood, star, picture, link and journal',
    area: 'Journal',
    costly: true,
    query: searchQuery,
    caching: 'list',
    answers: { 200: pageAnswer(FoundEntry, exampleFound) },
    async run({ deps, query }) {
      const { q, order } = query
      const { items, nextCursor } = await searchEntries(deps, { q, order, ...askedBy(query) }, pageOf(query))
      return jsonPage({ json: JSON.stringify(items), nextCursor })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/journal-entries/stats',
    operationId: 'readJournalStats',
    summary:
      'What some days of your journal came to; entries and words by day, streak, moods, energy, and the tags and feelings that most entries have',
    area: 'Journal',
    costly: true,
    query: z.strictObject({
      from: PlainDate.describe('The first day.'),
      before: PlainDate.describe(`The day after the last, at most ${MAX_STATS_DAYS} days on.`),
      journalId: conditions.journalId,
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
