import { makeTask } from '@throughline/core/discussion'
import { PlainDate, RecordId } from '@throughline/core/kernel'
import {
  areDays,
  countTasks,
  type Days,
  deleteTask,
  editTask,
  emptyTrash,
  FilterText,
  getTasks,
  listFiltered,
  listTasks,
  MAX_NAMED,
  NewTask,
  notDays,
  readTask,
  restoreTask,
  Task,
  TaskChanges,
  TaskView,
} from '@throughline/core/task'
import { z } from 'zod'
import { exampleTask } from '../examples.ts'
import { withId } from '../new-id.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, idList, namedOf, pageOf, paging, trimmed, trimmedPage } from '../query.ts'
import { json, jsonPage, record, storedRecord } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { demandScope } from '../scope.ts'

const fields = fieldsOf(Task)

interface ListsNamed {
  view?: TaskView | undefined
  parentId?: string | undefined
  goalId?: string | undefined
  linkedId?: string | undefined
  dueFrom?: string | undefined
  dueBefore?: string | undefined
  doneFrom?: string | undefined
  doneBefore?: string | undefined
  ids?: readonly string[] | undefined
}

/** The tasks of a goal are either of two views, and so are those of days they are due on. */
function isOneList(query: ListsNamed): boolean {
  const { view, goalId, dueFrom } = query
  const named = namedOf(query, ['ids', 'parentId', 'goalId', 'linkedId', ['dueFrom', 'dueBefore'], ['doneFrom', 'doneBefore']])
  if (!view || named === 0) return named <= 1
  return (
    named === 1 && ((goalId !== undefined && (view === 'all' || view === 'completed')) || (dueFrom !== undefined && view === 'completed'))
  )
}

const listQuery = z
  .strictObject({
    view: TaskView.optional().describe('Which tasks; `all` when neither this nor `parentId` is given.'),
    parentId: RecordId.optional().describe('The steps of this task.'),
    goalId: RecordId.optional().describe('The active tasks of this goal or, with the view `completed`, its closed ones, newest first.'),
    linkedId: RecordId.optional().describe(
      'The tasks that name this record in their `links`, such as those made of an entry of the journal, oldest first.',
    ),
    dueFrom: PlainDate.optional().describe(
      'What is active and asks for a day from this one on or, with the view `completed`, what is closed and was due from it on; together with `dueBefore`.',
    ),
    dueBefore: PlainDate.optional().describe('The first day that is not meant, at most 62 days on.'),
    doneFrom: PlainDate.optional().describe('What was done on a day from this one on, newest first; together with `doneBefore`.'),
    doneBefore: PlainDate.optional().describe('The first day that is not meant, at most 62 days on.'),
    ids: idList(MAX_NAMED)
      .optional()
      .describe(
        `These tasks, up to ${MAX_NAMED}, separated by commas: all at once and in that order, but for those that are in the trash or not there.`,
      ),
    filter: FilterText.optional().describe(
      'Only the tasks that match, such as `due:<=7d -tag:home`: of the view, or without one of all that is not in the trash (active ones, unless the filter names a status), in no promised order. A page may hold fewer than asked for, even none, while `nextCursor` goes on.',
    ),
    fields,
    ...paging,
  })
  .refine(isOneList, {
    path: ['parentId'],
    error:
      'Ask for one list: a view, the steps of a task, the tasks of a goal, those that name a record, those of some days, or some by their ids.',
    params: { code: 'two_lists' },
  })
  .refine((query) => query.filter === undefined || namedOf(query, ['parentId', 'goalId', 'linkedId', 'dueFrom', 'doneFrom', 'ids']) === 0, {
    path: ['filter'],
    error: 'A filter goes with a view or stands by itself.',
    params: { code: 'two_lists' },
  })
  .refine(({ dueFrom, dueBefore }) => areEnds(dueFrom, dueBefore), { ...notDays, path: ['dueBefore'] })
  .refine(({ doneFrom, doneBefore }) => areEnds(doneFrom, doneBefore), { ...notDays, path: ['doneBefore'] })

/** Whether both ends of some days are named and fit, or none is. */
const areEnds = (from: string | undefined, before: string | undefined) =>
  from !== undefined && before !== undefined ? areDays({ from, before }) : from === before

const daysOf = (from: string | undefined, before: string | undefined): Days | undefined => (from && before ? { from, before } : undefined)

export const task = { description: 'The task.', schema: Task, example: exampleTask, headers: ['ETag'] } as const

const counts = { today: 4, overdue: 1, upcoming: 12, inbox: 7 }

export const taskRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/tasks',
    operationId: 'listTasks',
    summary: 'The tasks of a view, of a goal or of some days, or the steps of a task, in order',
    area: 'Tasks',
    query: listQuery,
    caching: 'list',
    answers: {
      200: pageAnswer(Task, exampleTask),
    },
    async run({ deps, query }) {
      const { view, parentId, goalId, linkedId, filter, fields, ids } = query
      if (ids) return jsonPage(trimmedPage({ json: JSON.stringify(await getTasks(deps, ids)), nextCursor: null }, fields))
      const days = { due: daysOf(query.dueFrom, query.dueBefore), done: daysOf(query.doneFrom, query.doneBefore) }
      const page =
        filter === undefined
          ? await listTasks(deps, { view, parentId, goalId, linkedId, ...days }, pageOf(query))
          : await listFiltered(deps, { filter, view }, pageOf(query))
      return jsonPage(trimmedPage(page, fields))
    },
  }),
  forPerson({
    method: 'POST',
    path: '/tasks',
    operationId: 'createTask',
    summary: 'Make a task; with `from` it keeps the passage of a message that it is made of, and a token needs `discussions:read`',
    area: 'Tasks',
    body: NewTask,
    answers: {
      201: { ...task, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another task.' },
    },
    async run({ deps, body, newId, may }) {
      if (holds(body, ['from'])) demandScope({ may }, 'discussions:read')
      return created(await makeTask(deps, withId(body, newId)))
    },
  }),
  forPerson({
    method: 'GET',
    path: '/tasks/counts',
    operationId: 'countTasks',
    summary: 'How many tasks each view holds',
    area: 'Tasks',
    caching: 'list',
    kept: true,
    answers: {
      200: {
        description: 'Counts by view.',
        schema: z.object({ today: z.int(), overdue: z.int(), upcoming: z.int(), inbox: z.int() }),
        example: counts,
        headers: ['ETag'],
      },
    },
    run: async ({ deps }) => json(await countTasks(deps)),
  }),
  forPerson({
    method: 'GET',
    path: '/tasks/{id}',
    operationId: 'getTask',
    summary: 'One task',
    area: 'Tasks',
    query: z.strictObject({ fields }),
    caching: 'record',
    answers: { 200: task },
    async run({ deps, params, query: { fields } }) {
      const stored = await readTask(deps, pathId(params.id, 'task'))
      const whole = storedRecord(stored)
      return fields ? { ...whole, body: JSON.stringify(trimmed(JSON.parse(stored.json), fields)) } : whole
    },
  }),
  forPerson({
    method: 'PATCH',
    path: '/tasks/{id}',
    operationId: 'editTask',
    summary: 'Change fields of a task (JSON Merge Patch)',
    area: 'Tasks',
    body: TaskChanges,
    conditional: true,
    touchesOneRecord: (changes) => !namesOthers(changes),
    answers: { 200: task },
    run: async ({ deps, params, body, expectedVersion }) =>
      record(await editTask(deps, pathId(params.id, 'task'), body, { expectedVersion })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/tasks/trash',
    operationId: 'emptyTrash',
    summary: 'Erase what lies in the trash for good, some of it a call; ask again until it is empty',
    area: 'Tasks',
    answers: {
      200: {
        description: 'How many tasks were erased, and whether nothing is left.',
        schema: z.object({ erased: z.int(), isEmpty: z.boolean() }),
        example: { erased: 12, isEmpty: true },
      },
    },
    run: async ({ deps }) => json(await emptyTrash(deps)),
  }),
  forPerson({
    method: 'DELETE',
    path: '/tasks/{id}',
    operationId: 'deleteTask',
    summary: 'Move a task to the trash',
    area: 'Tasks',
    conditional: true,
    answers: { 200: task },
    run: async ({ deps, params, expectedVersion }) => record(await deleteTask(deps, pathId(params.id, 'task'), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/tasks/{id}/restore',
    operationId: 'restoreTask',
    summary: 'Take a task out of the trash',
    area: 'Tasks',
    answers: { 200: task },
    run: async ({ deps, params }) => record(await restoreTask(deps, pathId(params.id, 'task'))),
  }),
]

/**
 * Whether changes of a task have to do with other records: those it stands below, waits for, or takes along when it is closed;
 * or with a goal.
 */
const namesOthers = (changes: unknown) => holds(changes, ['blockedBy', 'status', 'goalId', 'parentId'])

const holds = (changes: unknown, fields: readonly string[]) =>
  typeof changes === 'object' && changes !== null && fields.some((field) => field in changes)

/** 201 with where the task is from now on. */
export const created = (made: Task) => record(made, 201, { location: `/api/v1/tasks/${made.id}` })
