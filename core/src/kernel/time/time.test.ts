import { describe, expect, it } from 'vitest'
import { Instant, PlainDate, PlainDateTime, TimeZone } from './time.ts'

describe('what a person may write as a time', () => {
  it.each([
    ['a date', PlainDate, ['2026-03-05', '2024-02-29'], ['2026-02-29', '2026-3-5', '2026-03-05T10:00', '20260305', '', 'today']],
    [
      'a local time',
      PlainDateTime,
      ['2026-03-05T16:00'],
      ['2026-03-05', '2026-03-05T24:00', '2026-03-05T16:00:00', '2026-03-05T16:00Z', '2026-03-05 16:00'],
    ],
    [
      'an instant',
      Instant,
      ['2026-03-05T16:00:00.000Z'],
      ['2026-03-05T16:00:00Z', '2026-03-05T16:00:00.000+01:00', '2026-13-05T16:00:00.000Z'],
    ],
    ['a time zone', TimeZone, ['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'], ['+01:00', 'Mars/Base', 'T00:00Z', '', 'Europe/']],
  ] as const)('%s', (_, schema, good, bad) => {
    for (const text of good) expect(schema.safeParse(text).success, text).toBe(true)
    for (const text of bad) expect(schema.safeParse(text).success, text).toBe(false)
  })
})
