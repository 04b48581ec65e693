import { DayHeld, readDays, readOnThisDay } from '@throughline/core/daybook'
import { PlainDate, today } from '@throughline/core/kernel'
import { Days, MAX_DAYS } from '@throughline/core/task'
import { z } from 'zod'
import { exampleDay } from '../look-back-examples.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const days = {
  description: 'The days that held something, newest first.',
  schema: z.object({ items: z.array(DayHeld) }),
  example: { items: [exampleDay] },
  headers: ['ETag'],
} as const

export const daybookRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/days',
    operationId: 'listDays',
    summary: `What each of up to ${MAX_DAYS} days held: tasks finished, goals measured, entries written`,
    area: 'Journal',
    alsoNeeds: ['tasks:read', 'goals:read'],
    costly: true,
    query: Days,
    caching: 'list',
    answers: { 200: days },
    run: async ({ deps, query }) => json({ items: await readDays(deps, query) }),
  }),
  forPerson({
    method: 'GET',
    path: '/on-this-day',
    operationId: 'readOnThisDay',
    summary: 'What the same day of earlier years held; on 28 February of a common year, 29 February too',
    area: 'Journal',
    alsoNeeds: ['tasks:read', 'goals:read'],
    costly: true,
    query: z.strictObject({ date: PlainDate.optional().describe('Today when absent.') }),
    caching: 'list',
    answers: { 200: days },
    run: async ({ deps, query }) => json({ items: await readOnThisDay(deps, query.date ?? today(deps)) }),
  }),
]
