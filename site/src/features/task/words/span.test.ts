import { describe, expect, test } from 'vitest'
import { readSpan } from './span.ts'

const berlin = { date: '2026-03-05', today: '2026-03-05', timeZone: 'Europe/Berlin', dayStart: 0, now: '2026-03-05T15:30:00.000Z' }
const read = (text: string, context = {}) => {
  const span = readSpan(text, { ...berlin, ...context })
  return span && [span.startedAt.slice(5, 16), span.endedAt?.slice(5, 16) ?? null]
}

describe('a length', () => {
  test.each(['45m', '45', '0:45', '0.75h'])('of today, %s, has just ended', (text) => {
    expect(read(text)).toEqual(['03-05T14:45', '03-05T15:30'])
  })

  test('of another day was in its morning', () => {
    expect(read('1h30', { date: '2026-03-04' })).toEqual(['03-04T08:00', '03-04T09:30'])
  })
})

describe('a range', () => {
  test.each(['14:00–14:45', '14-14:45', '1400 - 1445', '14.00 — 14.45', '2pm-2:45pm', '2-2:45pm', '14:00 to 14:45'])('%s', (text) => {
    expect(read(text)).toEqual(['03-05T13:00', '03-05T13:45'])
  })

  test('from the morning until past noon by halves', () => {
    expect(read('11-1pm')).toEqual(['03-05T10:00', '03-05T12:00'])
  })

  test('past midnight ends on the next day', () => {
    expect(read('22:00–1:00')).toEqual(['03-05T21:00', '03-06T00:00'])
  })

  test('after midnight belongs to the evening before, while the day has not started', () => {
    expect(read('0:30–1:15', { dayStart: 4 })).toEqual(['03-05T23:30', '03-06T00:15'])
  })

  test('over the change of clocks is as long as it was', () => {
    expect(read('1:00–4:00', { date: '2026-03-29' })).toEqual(['03-29T00:00', '03-29T02:00'])
  })

  test('without an end goes on', () => {
    expect(read('14:00–')).toEqual(['03-05T13:00', null])
  })
})

test.each(['', 'x', '25:00-26:00', '14:00–soon', '13pm-14pm', '0m', '-5', '10:75-11:00'])('no time: %s', (text) => {
  expect(read(text)).toBeUndefined()
})
