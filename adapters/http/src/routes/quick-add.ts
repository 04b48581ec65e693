import { previewQuickAdd, QuickAdd, QuickAddReading, quickAdd } from '@throughline/core/task'
import { z } from 'zod'
import { withId } from '../new-id.ts'
import { flag } from '../query.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { created, task } from './tasks.ts'

const reading: QuickAddReading = {
  title: 'Send Ana the draft',
  dueDate: null,
  dueAt: '2026-03-06T16:00',
  timeZone: 'Europe/Berlin',
  startDate: null,
  recurrence: null,
  tags: ['work'],
  priority: 'none',
  durationMinutes: null,
  goalId: null,
  unknownGoals: [],
  found: [
    { start: 19, end: 31, text: 'tomorrow 4pm', field: 'dueAt' },
    { start: 32, end: 37, text: '#work', field: 'tags' },
  ],
}

export const quickAddRoutes: readonly Route[] = [
  forPerson({
    method: 'POST',
    path: '/tasks/quick-add',
    operationId: 'quickAddTask',
    summary: 'Make a task from one line of text, or only say how it is read',
    area: 'Tasks',
    costly: true,
    query: z.strictObject({ preview: flag.describe('`true`: make nothing.') }),
    body: QuickAdd,
    answers: {
      200: { description: 'How the text is read.', schema: QuickAddReading, example: reading },
      201: { ...task, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another task.' },
    },
    async run({ deps, query: { preview }, body, newId }) {
      if (preview) return json(await previewQuickAdd(deps, body))
      return created(await quickAdd(deps, withId(body, newId)))
    },
  }),
]
