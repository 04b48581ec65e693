import { JournalPrompts, PromptGroup, readPrompts } from '@throughline/core/journal'
import { PlainDate } from '@throughline/core/kernel'
import { z } from 'zod'
import { examplePrompts } from '../look-back-examples.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

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
]
