import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placed, type TaskPage, withoutTask } from './place.ts'
import { sampleTask as task } from './test-task.ts'
import { byOrder } from './views.ts'

const open = { belongs: ({ status }: ReturnType<typeof task>) => status === 'open', compare: byOrder }
const pagesOf = (...pages: number[][]): TaskPage[] =>
  pages.map((numbers, i) => ({ items: numbers.map((n) => task(n)), nextCursor: i < pages.length - 1 ? 'more' : null }))
const numbers = (pages: readonly TaskPage[]) => pages.map(({ items }) => items.map(({ title }) => Number(title.slice(5))))

test('a task is put in where the order wants it', () => {
  expect(numbers(placed(pagesOf([1, 3], [5]), task(2), open))).toEqual([[1, 2, 3], [5]])
  expect(numbers(placed(pagesOf([1, 3], [5]), task(9), open))).toEqual([
    [1, 3],
    [5, 9],
  ])
})

test('a task that no longer belongs is taken out', () => {
  expect(numbers(placed(pagesOf([1, 2], [3]), task(2, { status: 'done' }), open))).toEqual([[1], [3]])
})

test('a task that moves leaves its old place', () => {
  expect(numbers(placed(pagesOf([1, 2], [5]), task(1, { order: 'a4' }), open))).toEqual([[2], [1, 5]])
})

test('what lies past the last page read is left for that page to bring', () => {
  const pages: TaskPage[] = [{ items: [task(1), task(2)], nextCursor: 'more' }]
  expect(placed(pages, task(7), open)).toBe(pages)
})

test('a task that is not listed and does not belong changes nothing', () => {
  const pages = pagesOf([1])
  expect(placed(pages, task(2, { status: 'done' }), open)).toBe(pages)
  expect(withoutTask(pages, task(2).id)).toBe(pages)
})

test('whatever is placed, pages stay sorted and hold each task once', () => {
  const moves = fc.array(fc.record({ number: fc.integer({ min: 1, max: 12 }), order: fc.integer({ min: 1, max: 99 }), done: fc.boolean() }))
  fc.assert(
    fc.property(moves, (steps) => {
      let pages: readonly TaskPage[] = pagesOf([1, 2, 3], [4, 5], [6])
      for (const { number, order, done } of steps) {
        const moved = task(number, { order: `a${String(order).padStart(2, '0')}`, status: done ? 'done' : 'open' })
        pages = placed(pages, moved, open)
        expect(pages.flatMap(({ items }) => items).some(({ id }) => id === moved.id)).toBe(!done)
      }
      const ids = pages.flatMap(({ items }) => items).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})
