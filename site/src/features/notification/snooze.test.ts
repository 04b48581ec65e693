import { expect, it } from 'vitest'
import { type SnoozeChoice, snoozeEnd } from './snooze.ts'

const berlin = { timeZone: 'Europe/Berlin', dayStart: 0 }

it.each<[SnoozeChoice, string, typeof berlin, string]>([
  ['minutes', '2026-03-05T16:00:00.500Z', berlin, '2026-03-05T16:10:00.500Z'],
  ['hour', '2026-03-05T16:00:00Z', berlin, '2026-03-05T17:00:00.000Z'],
  ['morning', '2026-03-05T16:00:00Z', berlin, '2026-03-06T08:00:00.000Z'],
  ['morning', '2026-03-28T16:00:00Z', berlin, '2026-03-29T07:00:00.000Z'],
  ['morning', '2026-03-06T00:30:00Z', { ...berlin, dayStart: 4 }, '2026-03-06T08:00:00.000Z'],
])('%s from %s ends at the right moment', (choice, now, day, end) => {
  expect(snoozeEnd(choice, Temporal.Instant.from(now), day)).toBe(end)
})
