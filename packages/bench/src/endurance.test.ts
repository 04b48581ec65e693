import { expect, it } from 'vitest'
import { growthInAnHour } from './endurance.ts'

const minutes = (count: number, at: (minute: number) => number) => Array.from({ length: count }, (_, n) => at(n))

it('tells by how much memory grows in an hour, once it has settled', () => {
  expect(growthInAnHour(minutes(40, (n) => (n < 10 ? 100 + 10 * n : 200 + n / 2)))).toBe(30)
})

it('is not told otherwise by single high minutes', () => {
  expect(growthInAnHour(minutes(40, (n) => (n % 9 === 0 ? 260 : 200)))).toBe(0)
})

it('says nothing of a run that is too short', () => {
  expect(growthInAnHour(minutes(15, () => 200))).toBeNull()
})
