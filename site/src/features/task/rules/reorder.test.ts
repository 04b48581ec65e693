import { expect, test } from 'vitest'
import { dropIndex, gapAt, gapBeside, peersOf, stepTo } from './reorder.ts'
import { sampleTask as task } from './sample.ts'

const list = [task(1), task(2), task(3)]
const id = (n: number) => task(n).id

test('a task moves between the keys of its new neighbours', () => {
  expect(gapAt(list, id(3), 1)).toEqual({ before: 'a1', after: 'a2', tied: [] })
  expect(gapAt(list, id(3), 0)).toEqual({ before: null, after: 'a1', tied: [] })
  expect(gapAt(list, id(1), 2)).toEqual({ before: 'a3', after: null, tied: [] })
})

test('where it stands already, past an end and unknown there is no gap', () => {
  expect(gapAt(list, id(2), 1)).toBeNull()
  expect(gapAt(list, id(1), stepTo(list, id(1), -1))).toBeNull()
  expect(gapAt(list, id(3), stepTo(list, id(3), 1))).toBeNull()
  expect(gapAt(list, id(9), 1)).toBeNull()
})

test('between equal keys, what stands below has to move on', () => {
  const [first, second] = [task(1, { order: 'a0' }), task(2, { order: 'a0' })]
  expect(gapAt([first, second, task(3)], id(3), 1)).toEqual({ before: 'a0', after: null, tied: [second] })
})

test('a drop on the upper half comes before, on the lower half after', () => {
  expect(dropIndex(list, id(1), id(3), 'upper')).toBe(1)
  expect(dropIndex(list, id(1), id(3), 'lower')).toBe(2)
  expect(dropIndex(list, id(3), id(1), 'upper')).toBe(0)
  expect(dropIndex(list, id(1), id(1), 'lower')).toBe(-1)
})

test('where days come first, a task is moved among those of its day without a time', () => {
  const timed = task(1, { dueAt: '2026-11-12T10:30' })
  const [first, second] = [task(2, { dueDate: '2026-11-12' }), task(3, { dueDate: '2026-11-12' })]
  const other = task(4, { dueDate: '2026-11-13' })
  const tasks = [timed, first, second, other]
  expect(peersOf('today', tasks, second.id)).toEqual([first, second])
  expect(peersOf('upcoming', tasks, timed.id)).toEqual([timed])
  expect(peersOf('all', tasks, second.id)).toBe(tasks)
})

test('several fall into the gap beside another row, as if they were not there', () => {
  const five = [1, 2, 3, 4, 5].map((n) => task(n))
  expect(gapBeside(five, [id(1), id(3)], id(4), 'upper')).toEqual({ before: 'a2', after: 'a4', tied: [] })
  expect(gapBeside(five, [id(1), id(3)], id(5), 'lower')).toEqual({ before: 'a5', after: null, tied: [] })
  expect(gapBeside(five, [id(1), id(3)], id(3), 'upper')).toBeNull()
})
