import { expect, it } from 'vitest'
import { heldOn } from './held-on.ts'

const late = { startsAt: '2026-03-06T23:30', timeZone: 'Europe/Vienna' }

it.each([
  ['to be held', null, '2026-03-06'],
  ['closed a day before', '2026-03-05T14:00:00.000Z', '2026-03-05'],
  ['closed before it began, on its day', '2026-03-06T08:00:00.000Z', '2026-03-06'],
  ['closed just after midnight of its day, where that is still the day before in UTC', '2026-03-05T23:05:00.000Z', '2026-03-06'],
  ['over after midnight', '2026-03-06T23:15:00.000Z', '2026-03-06'],
])('%s, it was on the right day', (_, heldAt, day) => expect(heldOn({ ...late, heldAt })).toBe(day))
