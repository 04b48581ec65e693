import { describe, expect, it } from 'vitest'
import type { DateContext } from './context.ts'
import { readWholeDate } from './read-whole-date.ts'

/** A Tuesday. */
const context: DateContext = { today: '2026-03-03', now: '2026-03-03T13:20', timeZone: 'Europe/Berlin', locale: 'en', weekStart: 1 }
const read = (text: string, locale = 'en') => {
  const reading = readWholeDate(text, { ...context, locale })
  return reading && [reading.dueDate ?? reading.dueAt, reading.recurrence?.rrule]
}

describe('a text that is a date and nothing else', () => {
  it.each([
    ['Mar 5 4pm', '2026-03-05T16:00'],
    ['2026-03-05', '2026-03-05'],
    ['Jan 5 2024', '2024-01-05'],
    ['Feb 10 4pm', '2026-02-10T16:00'],
    ['Sep 2', '2026-09-02'],
    ['Sep 4', '2025-09-04'],
    ['12. November', '2025-11-12'],
    ['5/6', '2026-06-05'],
    ['tomorrow at 16:00', '2026-03-04T16:00'],
    ['today', '2026-03-03'],
    ['sat', '2026-03-07'],
    ['every friday', '2026-03-06', 'FREQ=WEEKLY;BYDAY=FR'],
    ['every day at 9', '2026-03-04T09:00', 'FREQ=DAILY'],
    ['every weekday 18:00', '2026-03-03T18:00', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['every 2 weeks starting mar 20', '2026-03-20', 'FREQ=WEEKLY;INTERVAL=2'],
    ['weekly', '2026-03-03', 'FREQ=WEEKLY'],
    ['every friday until june 1', '2026-03-06', 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20260601'],
  ])('“%s” is read', (text, ...expected) => expect(read(text)).toEqual([expected[0], expected[1]]))

  it.each([
    ['jeden Freitag 16 Uhr', '2026-03-06T16:00', 'FREQ=WEEKLY;BYDAY=FR'],
    ['5. März', '2026-03-05'],
    ['24.2.', '2026-02-24'],
    ['morgen', '2026-03-04'],
  ])('“%s” is read in German', (text, ...expected) => expect(read(text, 'de')).toEqual([expected[0], expected[1]]))

  it.each(['', 'every third moon', 'friday or so', 'march 5 - march 8', 'May', 'every hour', 'kesäkuu'])('“%s” is not', (text) =>
    expect(read(text)).toBeNull(),
  )

  it('is in the zone given', () => {
    expect(readWholeDate('Mar 5 4pm', { ...context, timeZone: 'Europe/Lisbon' })).toMatchObject({
      dueAt: '2026-03-05T16:00',
      timeZone: 'Europe/Lisbon',
    })
    expect(readWholeDate('Mar 5', context)).toMatchObject({ timeZone: null })
  })
})

describe('next week', () => {
  it.each([
    ['next week', 'en', 1, '2026-03-09'],
    ['next week', 'en', 7, '2026-03-08'],
    ['next week', 'en', 6, '2026-03-07'],
    ['friday next week', 'en', 7, '2026-03-13'],
    ['next week sunday', 'en', 1, '2026-03-15'],
    ['next week sunday', 'en', 7, '2026-03-08'],
    ['end of next week', 'en', 7, '2026-03-13'],
    ['nächste Woche', 'de', 1, '2026-03-09'],
    ['nächste Woche', 'de', 7, '2026-03-08'],
    ['Sonntag nächster Woche', 'de', 1, '2026-03-15'],
  ])('“%s” (%s) of a week that begins with day %i is %s', (text, locale, weekStart, date) =>
    expect(readWholeDate(text, { ...context, locale, weekStart })).toMatchObject({ dueDate: date }),
  )
})
