import { expect, test } from 'vitest'
import { peersOf } from './reorder.ts'
import { sampleTask as task } from './test-task.ts'

test('where days come first, a task is moved among those of its day without a time', () => {
  const timed = task(1, { dueAt: '2026-11-12T10:30' })
  const [first, second] = [task(2, { dueDate: '2026-11-12' }), task(3, { dueDate: '2026-11-12' })]
  const other = task(4, { dueDate: '2026-11-13' })
  const tasks = [timed, first, second, other]
  expect(peersOf('today', tasks, second.id)).toEqual([first, second])
  expect(peersOf('upcoming', tasks, timed.id)).toEqual([timed])
  expect(peersOf('all', tasks, second.id)).toBe(tasks)
})
