import type { Task } from '@throughline/core/task'
import { blankTask } from '@throughline/core/task/rules'

/** A task for tests; ids rise with the number. */
export const sampleTask = (number: number, fields: Partial<Task> = {}): Task => ({
  id: `019a9b3c-5d00-7cc0-8000-${String(number).padStart(12, '0')}`,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 1,
  deletedAt: null,
  title: `Task ${number}`,
  ...blankTask,
  order: `a${number}`,
  ...fields,
})
