import { expect, it } from 'vitest'
import { waitingIn } from './counted.ts'
import { sampleTask } from './test-task.ts'

const today = '2026-11-12'
const due = (dueDate: string | null, more = {}) => sampleTask(1, { dueDate, dueAt: null, startDate: null, status: 'open', ...more })

it('counts what is added, moved, done or made overdue without a network as the lists show it', () => {
  const of = (known: ReturnType<typeof due> | null, shown: ReturnType<typeof due>) =>
    ['today', 'upcoming', 'discussions'].map((view) => waitingIn(view, [{ known, shown }], today))
  expect(of(null, due(today))).toEqual([1, 0, 0])
  expect(of(due(today), due('2026-11-13'))).toEqual([-1, 1, 0])
  expect(of(due(today), due(today, { status: 'done' }))).toEqual([-1, 0, 0])
  expect(of(null, due('2026-11-11'))).toEqual([0, 0, 0])
})
