import { PlainDate } from '@throughline/core/kernel'
import { areDays, listOccurrences, notDays, Occurrences } from '@throughline/core/task'
import { z } from 'zod'
import { exampleTask } from '../examples.ts'
import { pageAnswer } from '../page-answer.ts'
import { pageOf, paging } from '../query.ts'
import { jsonPage } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const example = {
  task: { ...exampleTask, recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=TH', repeatFrom: 'schedule', anchor: '2026-03-05', exceptions: [] } },
  planned: ['2026-03-12', '2026-03-19', '2026-03-26'],
  done: [],
}

export const occurrenceRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/tasks/occurrences',
    operationId: 'listOccurrences',
    summary: 'When repeating tasks come round on some days, and which rounds were done or due on them',
    area: 'Tasks',
    costly: true,
    query: z
      .strictObject({
        from: PlainDate.describe('The first day.'),
        before: PlainDate.describe('The first day that is not meant, at most 62 days on.'),
        ...paging,
      })
      .refine(areDays, { ...notDays, path: ['before'] }),
    caching: 'list',
    answers: {
      200: pageAnswer(
        Occurrences,
        example,
        'One page. It may hold fewer than the limit: what has nothing to do with these days is left out.',
      ),
    },
    async run({ deps, query }) {
      const { items, nextCursor } = await listOccurrences(deps, query, pageOf(query))
      return jsonPage({ json: JSON.stringify(items), nextCursor })
    },
  }),
]
