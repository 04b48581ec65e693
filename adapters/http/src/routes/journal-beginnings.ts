import { JournalReview, ReviewKind, readReview } from '@throughline/core/daybook'
import { JournalPrompts, PromptGroup, readPrompts } from '@throughline/core/journal'
import { notFound, PlainDate } from '@throughline/core/kernel'
import { z } from 'zod'
import { examplePrompts, exampleReview } from '../look-back-examples.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

/** @throws AppError `not-found` */
function kindOf(text: string | undefined): ReviewKind {
  const { data } = ReviewKind.safeParse(text)
  if (data) return data
  throw notFound('review')
}

/** With what an entry may begin. */
export const journalBeginningRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/journal-prompts',
    operationId: 'listJournalPrompts',
    summary: 'Questions to begin an entry with, the day’s own first; none that was kept or was a day’s own in the last 60 days',
    area: 'Journal',
    query: z.strictObject({
      group: PromptGroup.default('daily').describe('What to be asked about.'),
      date: PlainDate.optional().describe('The day the entry is about; today when absent.'),
    }),
    caching: 'list',
    answers: {
      200: {
        description: 'The one to ask first, then those to go on with.',
        schema: JournalPrompts,
        example: examplePrompts,
        headers: ['ETag'],
      },
    },
    run: async ({ deps, query }) => json(await readPrompts(deps, query)),
  }),
  forPerson({
    method: 'GET',
    path: '/journal-reviews/{kind}',
    operationId: 'readJournalReview',
    summary:
      'How an entry about a morning, an evening, a week, a month or a quarter may begin; filled with what it held. `kind` is `morning`, `evening`, `weekly`, `monthly` or `quarterly`',
    area: 'Journal',
    alsoNeeds: ['tasks:read', 'goals:read'],
    costly: true,
    query: z.strictObject({ date: PlainDate.optional().describe('A day of it; today when absent.') }),
    caching: 'list',
    answers: {
      200: { description: 'A title, a text in Markdown, and tags.', schema: JournalReview, example: exampleReview, headers: ['ETag'] },
    },
    run: async ({ deps, params, query }) => json(await readReview(deps, kindOf(params.kind), query.date)),
  }),
]
