import { expect, test } from 'vitest'
import { dropIndex, gapAt, gapBeside, stepTo } from './order.ts'

const row = (n: number, order = `a${n}`) => ({ id: `row ${n}`, order })

const list = [row(1), row(2), row(3)]
const id = (n: number) => row(n).id

test('what is moved stands between the keys of its new neighbours', () => {
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
  const [first, second] = [row(1, 'a0'), row(2, 'a0')]
  expect(gapAt([first, second, row(3)], id(3), 1)).toEqual({ before: 'a0', after: null, tied: [second] })
})

test('a drop on the upper half comes before, on the lower half after', () => {
  expect(dropIndex(list, id(1), id(3), 'upper')).toBe(1)
  expect(dropIndex(list, id(1), id(3), 'lower')).toBe(2)
  expect(dropIndex(list, id(3), id(1), 'upper')).toBe(0)
  expect(dropIndex(list, id(1), id(1), 'lower')).toBe(-1)
})

test('several fall into the gap beside another row, as if they were not there', () => {
  const five = [1, 2, 3, 4, 5].map((n) => row(n))
  expect(gapBeside(five, [id(1), id(3)], id(4), 'upper')).toEqual({ before: 'a2', after: 'a4', tied: [] })
  expect(gapBeside(five, [id(1), id(3)], id(5), 'lower')).toEqual({ before: 'a5', after: null, tied: [] })
  expect(gapBeside(five, [id(1), id(3)], id(3), 'upper')).toBeNull()
})
