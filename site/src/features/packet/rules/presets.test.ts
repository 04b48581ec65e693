import { expect, test } from 'vitest'
import { presetRange } from './presets.ts'

test.each([
  ['half', '2026-11-12', '2026-07-01', '2026-12-31'],
  ['half', '2026-06-30', '2026-01-01', '2026-06-30'],
  ['last-half', '2026-01-01', '2025-07-01', '2025-12-31'],
  ['year', '2026-11-12', '2026-01-01', '2026-12-31'],
  ['last-year', '2028-02-29', '2027-01-01', '2027-12-31'],
  ['quarter', '2026-11-12', '2026-10-01', '2026-12-31'],
  ['last-quarter', '2026-02-28', '2025-10-01', '2025-12-31'],
  ['week', '2026-11-12', '2026-11-09', '2026-11-15'],
  ['last-week', '2026-11-09', '2026-11-02', '2026-11-08'],
] as const)('%s of %s is from %s to %s', (name, today, from, until) => expect(presetRange(name, today, 1)).toEqual({ from, until }))

test('a week begins as the person’s weeks do', () =>
  expect(presetRange('week', '2026-11-12', 7)).toEqual({ from: '2026-11-08', until: '2026-11-14' }))
