import type { Task } from '@throughline/core/task'
import { expect, test, vi } from 'vitest'
import { sampleTask } from '../rules/test-task.ts'
import { waitingFor } from './waiting.ts'

const at = (number: number) => sampleTask(number).id

const dependentsOf = (waiting: Readonly<Record<number, readonly number[]>>) =>
  vi.fn(async (id: string): Promise<{ items: Task[]; nextCursor: null }> => {
    const number = Object.keys(waiting).find((key) => at(Number(key)) === id)
    return { items: (waiting[Number(number)] ?? []).map((other) => sampleTask(other)), nextCursor: null }
  })

test('what waits by way of others waits, each asked about once, also where a circle has been made', async () => {
  const dependents = dependentsOf({ 1: [2, 3], 2: [4], 3: [4], 4: [2] })
  expect([...(await waitingFor({ dependents }, at(1)))].sort()).toEqual([2, 3, 4].map(at))
  expect(dependents).toHaveBeenCalledTimes(4)
})

test('a long chain is followed only so far', async () => {
  const dependents = dependentsOf(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [i, [i + 1]])))
  expect((await waitingFor({ dependents }, at(0))).size).toBe(20)
})
