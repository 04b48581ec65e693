import { PlainDate } from '@throughline/core/kernel'
import {
  addTimeEntry,
  deleteTimeEntry,
  editTimeEntry,
  listRunning,
  listTimeEntries,
  listTimeEntriesByDay,
  NewTimeEntry,
  restoreTimeEntry,
  stopTimer,
  TimeEntry,
  TimeEntryChanges,
  timeSpent,
} from '@throughline/core/task'
import { z } from 'zod'
import { exampleTimeEntry, exampleTimeSpent } from '../examples.ts'
import { withId } from '../new-id.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { flag, oneAtMost, pageOf, paging } from '../query.ts'
import { json, jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const anEntry = { description: 'The time entry.', schema: TimeEntry, example: exampleTimeEntry, headers: ['ETag'] } as const

const aPage = pageAnswer(TimeEntry, exampleTimeEntry)

const TimeSum = z.object({
  milliseconds: z.int().meta({ description: 'Of what has ended.' }),
  runningSince: z.string().nullable().meta({ description: 'Since when more is being added.' }),
})

const byDay = oneAtMost(
  z.strictObject({
    from: PlainDate.optional().describe('The first day, by the date each entry began on.'),
    before: PlainDate.optional().describe('The day after the last.'),
    running: flag.describe('`true`: only the timer that runs.'),
    ...paging,
  }),
  [['from', 'before'], 'running'],
  { at: 'running', error: 'Ask for days or for what runs, not both.' },
)

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'time entry')

export const timeEntryRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/tasks/{id}/time-entries',
    operationId: 'listTaskTime',
    summary: 'The time that went into a task, newest first',
    area: 'Time',
    query: z.strictObject(paging),
    caching: 'list',
    answers: { 200: aPage },
    run: async ({ deps, params, query }) => jsonPage(await listTimeEntries(deps, pathId(params.id, 'task'), pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/tasks/{id}/time-entries',
    operationId: 'addTimeEntry',
    summary: 'Start the timer of a task, which stops the one that runs, or write down time that was spent',
    area: 'Time',
    body: NewTimeEntry,
    bodyOptional: true,
    answers: { 201: anEntry, 409: { description: 'The id given belongs to another entry.' } },
    run: async ({ deps, params, body, newId }) => record(await addTimeEntry(deps, pathId(params.id, 'task'), withId(body, newId)), 201),
  }),
  forPerson({
    method: 'GET',
    path: '/tasks/{id}/time-spent',
    operationId: 'sumTaskTime',
    summary: 'What went into a task so far, by itself and with its steps',
    area: 'Time',
    caching: 'list',
    answers: {
      200: {
        description: 'Sums in milliseconds.',
        schema: z.object({ own: TimeSum, withSteps: TimeSum }),
        example: exampleTimeSpent,
        headers: ['ETag'],
      },
    },
    run: async ({ deps, params }) => json(await timeSpent(deps, pathId(params.id, 'task'))),
  }),
  forPerson({
    method: 'GET',
    path: '/time-entries',
    operationId: 'listTimeEntries',
    summary: 'Time by the day it began on, oldest first, or the timer that runs',
    area: 'Time',
    query: byDay,
    caching: 'list',
    answers: { 200: aPage },
    run: async ({ deps, query }) => jsonPage(await (query.running ? listRunning(deps) : listTimeEntriesByDay(deps, query, pageOf(query)))),
  }),
  forPerson({
    method: 'PATCH',
    path: '/time-entries/{id}',
    operationId: 'editTimeEntry',
    summary: 'Change when time began and ended (JSON Merge Patch)',
    area: 'Time',
    body: TimeEntryChanges,
    conditional: true,
    answers: { 200: anEntry },
    run: async ({ deps, params, body, expectedVersion }) => record(await editTimeEntry(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/time-entries/{id}/stop',
    operationId: 'stopTimer',
    summary: 'Stop a timer; stopping twice is once',
    area: 'Time',
    answers: { 200: anEntry },
    run: async ({ deps, params }) => record(await stopTimer(deps, idOf(params))),
  }),
  forPerson({
    method: 'DELETE',
    path: '/time-entries/{id}',
    operationId: 'deleteTimeEntry',
    summary: 'Move a time entry to the trash',
    area: 'Time',
    conditional: true,
    answers: { 200: anEntry },
    run: async ({ deps, params, expectedVersion }) => record(await deleteTimeEntry(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/time-entries/{id}/restore',
    operationId: 'restoreTimeEntry',
    summary: 'Take a time entry out of the trash',
    area: 'Time',
    answers: { 200: anEntry },
    run: async ({ deps, params }) => record(await restoreTimeEntry(deps, idOf(params))),
  }),
]
