import { expect, it } from 'vitest'
import { dayAfter } from './pauses.ts'

it('so many days ahead goes over a pause only when the days before it do not suffice', () => {
  const paused = [{ from: 10, until: 20 }]
  expect([3, 4, 5].map((days) => dayAfter(paused, 5, days))).toEqual([8, 9, 20])
})
