import { expect, test } from 'vitest'
import { gapAmong } from '../../desk/drag/order.ts'
import { applied } from './change.ts'
import { ordersIn } from './orders.ts'
import { sampleTask as task } from './test-task.ts'
import { byOrder } from './views.ts'

const id = (n: number) => task(n).id

/** The numbers of some tasks in their order, once one is put ahead of an index of the others. */
function afterMoving(orders: readonly string[], moved: number, index: number) {
  const tasks = orders.map((order, i) => task(i + 1, { order }))
  const others = tasks.filter((task) => task.id !== id(moved)).toSorted(byOrder)
  const changes = ordersIn(gapAmong(others, index), [task(moved, { order: orders[moved - 1] })])
  const change = (of: (typeof tasks)[number]) => changes.find(({ id }) => id === of.id)
  const now = tasks.map((task) => applied(task, change(task) ?? { do: 'edit', id: task.id, changes: {}, base: {} }, task.updatedAt) ?? task)
  return { order: now.toSorted(byOrder).map((each) => tasks.findIndex(({ id }) => id === each.id) + 1), changed: changes.length }
}

test('a task is put between two others by a change of its own alone', () => {
  expect(afterMoving(['a1', 'a2', 'a3'], 3, 1)).toEqual({ order: [1, 3, 2], changed: 1 })
})

test('between two that share a key, those below move on, and nobody else', () => {
  expect(afterMoving(['a0', 'a0', 'a1'], 3, 1)).toEqual({ order: [1, 3, 2], changed: 2 })
  expect(afterMoving(['a0', 'a1', 'a1', 'a1', 'a2', 'a3'], 6, 2)).toEqual({ order: [1, 2, 6, 3, 4, 5], changed: 3 })
  expect(afterMoving(['a0', 'a0', 'a0', 'a0'], 1, 2)).toEqual({ order: [2, 3, 1, 4], changed: 2 })
})

test('at an end of those that share a key nobody moves on', () => {
  expect(afterMoving(['a0', 'a0', 'a1'], 3, 0)).toEqual({ order: [3, 1, 2], changed: 1 })
  expect(afterMoving(['a0', 'a0', 'a1'], 1, 2)).toEqual({ order: [2, 3, 1], changed: 1 })
})
