import { expect, test } from 'vitest'
import { bothPoints } from './area.ts'

const point = (id: string, text = id, raisedAs: string | null = null) => ({ id, text, raisedAs })

test('points written down in two places are all there', () => {
  expect(bothPoints([point('a')], [point('a'), point('b')], [point('a'), point('c')])).toEqual([point('a'), point('b'), point('c')])
})

test('one removed in either place is gone, unless it was written on', () => {
  const base = [point('a'), point('b')]
  expect(bothPoints(base, [point('b')], base)).toEqual([point('b')])
  expect(bothPoints(base, base, [point('b')])).toEqual([point('b')])
  expect(bothPoints(base, [point('a', 'A'), point('b')], [point('b')])).toEqual([point('a', 'A'), point('b')])
})

test('one that is raised elsewhere stays raised', () => {
  const there = point('a', 'a', 'item')
  expect(bothPoints([point('a')], [point('a'), point('b')], [there])).toEqual([there, point('b')])
})
