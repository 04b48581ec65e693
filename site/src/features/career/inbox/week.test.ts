import { expect, test } from 'vitest'
import { quarterUntil, weekAt, weekOf } from './week.ts'

test('a week begins on the day the person’s weeks begin on', () => {
  expect(weekOf('2026-11-12', 1)).toEqual({ from: '2026-11-09', until: '2026-11-15' })
  expect(weekOf('2026-11-12', 7)).toEqual({ from: '2026-11-08', until: '2026-11-14' })
  expect(weekOf('2026-11-09', 1).from).toBe('2026-11-09')
})

test.each(['', '?week=2026-12-01', '?week=soon', '?week=2026-13-40'])('an address with “%s” shows this week', (search) => {
  expect(weekAt(new URL(`http://localhost/career/inbox${search}`), '2026-11-12', 1).from).toBe('2026-11-09')
})

test('an address names an earlier week by any of its days', () => {
  expect(weekAt(new URL('http://localhost/career/inbox?week=2026-11-04'), '2026-11-12', 1)).toEqual({
    from: '2026-11-02',
    until: '2026-11-08',
  })
})

test('what shows a competency is looked for in the quarter of a year that ends with a week', () => {
  expect(quarterUntil({ from: '2026-03-02', until: '2026-03-08' })).toEqual({ from: '2025-12-08', until: '2026-03-08' })
})
