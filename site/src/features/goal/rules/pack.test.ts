import { expect, test } from 'vitest'
import { packed, unpacked } from './pack.ts'

test('days come out of a page as they went into it', () => {
  const days = {
    days: [
      { localDate: '2026-12-31', value: '-7.25', current: '71.4' },
      { localDate: '2027-01-01', value: 'skip', current: null },
    ],
    marks: (['yes', 'no', 'skip', 'paused', 'rest', 'missed', 'pending'] as const).map((mark, i) => ({
      localDate: `2027-01-0${i + 1}`,
      mark,
    })),
    ideal: [{ localDate: '2026-12-31', value: '71.4' }],
  }
  expect(unpacked(packed(days))).toEqual(days)
  const none = { days: [], marks: [], ideal: [] }
  expect(unpacked(packed(none))).toEqual(none)
})
