import { describe, expect, it } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const span = { from: '2026-03-01', before: '2026-05-01' }

const calendar = (...lines: string[]) =>
  new TextEncoder().encode(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Else//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n'))

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']

const read = (...lines: string[]) => readCalendar(calendar(...lines), span).events.toSorted((a, b) => (a.start < b.start ? -1 : 1))

const starts = (...lines: string[]) => read(...lines).map(({ start }) => start)

/** A zone of its own making: an hour ahead of UTC, two in summer. */
const ownZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:19701025T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:19700329T020000', 'TZOFFSETFROM:+0100'],
  ...['TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT', 'END:VTIMEZONE'],
]

describe('an outside calendar', () => {
  it('says its name and how often it wants to be looked at', () => {
    const { name, everyMinutes } = readCalendar(calendar('X-WR-CALNAME:Ferien\\, Bayern', 'REFRESH-INTERVAL;VALUE=DURATION:PT6H'), span)
    expect([name, everyMinutes]).toEqual(['Ferien, Bayern', 360])
    expect(readCalendar(calendar(), span)).toEqual({ name: null, everyMinutes: null, events: [] })
  })

  it('holds times of a zone, of UTC and of none, and days', () => {
    const found = read(
      ...event(
        'UID:a',
        'SUMMARY:Dentist',
        'LOCATION:Linz',
        'DTSTART;TZID=Europe/Vienna:20260305T090000',
        'DTEND;TZID=Europe/Vienna:20260305T093000',
      ),
      ...event('UID:b', 'SUMMARY:Call', 'DTSTART:20260306T090000Z', 'DURATION:PT45M'),
      ...event('UID:c', 'SUMMARY:Alarm', 'DTSTART:20260307T070000', 'DTEND:20260307T071500'),
      ...event('UID:d', 'SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20260308', 'DTEND;VALUE=DATE:20260310'),
      ...event('UID:e', 'SUMMARY:Birthday', 'DTSTART;VALUE=DATE:20260311'),
    )
    expect(found.map(({ title, sort, start, end }) => [title, sort, start, end])).toEqual([
      ['Dentist', 'instant', '2026-03-05T08:00:00.000Z', '2026-03-05T08:30:00.000Z'],
      ['Call', 'instant', '2026-03-06T09:00:00.000Z', '2026-03-06T09:45:00.000Z'],
      ['Alarm', 'floating', '2026-03-07T07:00', '2026-03-07T07:15'],
      ['Holiday', 'day', '2026-03-08', '2026-03-10'],
      ['Birthday', 'day', '2026-03-11', '2026-03-12'],
    ])
    expect(found[0]?.location).toBe('Linz')
  })

  it.each([
    ['described by nobody', 'Europe/Berlin', []],
    ['by the name that Windows has for it', 'W. Europe Standard Time', []],
    ['under a path', '/example.org/20260101_1/Europe/Berlin', []],
    ['known to the calendar alone', 'Office', ownZone],
  ])('repeats over the change of the clock in a zone %s', (_, zone, described) => {
    const rule = ['RRULE:FREQ=DAILY;UNTIL=20260330T070000Z', `EXDATE;TZID=${zone}:20260328T090000`]
    const series = event('UID:a', 'SUMMARY:Standup', `DTSTART;TZID=${zone}:20260327T090000`, 'DURATION:PT15M', ...rule)
    expect(starts(...described, ...series)).toEqual(['2026-03-27T08:00:00.000Z', '2026-03-29T07:00:00.000Z', '2026-03-30T07:00:00.000Z'])
  })

  it('moves one round of a series, calls one off, and tells neither twice', () => {
    const start = 'DTSTART;TZID=Europe/Berlin:20260302T090000'
    const found = read(
      ...event('UID:a', 'SUMMARY:Weekly', start, 'DTEND;TZID=Europe/Berlin:20260302T100000', 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ...event('UID:a', 'SUMMARY:Moved', 'RECURRENCE-ID:20260309T080000Z', 'DTSTART;TZID=Europe/Berlin:20260310T140000', 'DURATION:PT2H'),
      ...event('UID:a', 'SUMMARY:Off', 'STATUS:CANCELLED', 'RECURRENCE-ID;TZID=Europe/Berlin:20260316T090000', 'DTSTART:20260316T080000Z'),
    )
    expect(found.map(({ title, start }) => [title, start])).toEqual([
      ['Weekly', '2026-03-02T08:00:00.000Z'],
      ['Moved', '2026-03-10T13:00:00.000Z'],
      ['Weekly', '2026-03-23T08:00:00.000Z'],
    ])
    expect(found[1]?.end).toBe('2026-03-10T15:00:00.000Z')
    expect(new Set(found.map(({ id }) => id)).size).toBe(3)
  })

  it('changes all that follow a round', () => {
    const range = 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260303T090000Z'
    expect(
      starts(
        ...event('UID:a', 'DTSTART:20260302T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
        ...event('UID:a', range, 'DTSTART:20260303T110000Z', 'DURATION:PT1H'),
      ),
    ).toEqual(['2026-03-02T09:00:00.000Z', '2026-03-03T11:00:00.000Z', '2026-03-04T11:00:00.000Z', '2026-03-05T11:00:00.000Z'])
  })

  it('brings a round into the span that the series has elsewhere', () => {
    const moved = event('UID:a', 'RECURRENCE-ID:20260801T090000Z', 'DTSTART:20260401T090000Z')
    expect(starts(...event('UID:a', 'DTSTART:20250801T090000Z', 'RRULE:FREQ=YEARLY'), ...moved)).toEqual(['2026-04-01T09:00:00.000Z'])
  })

  it('takes days beside a rule, and days in place of one', () => {
    expect(starts(...event('UID:a', 'DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE;VALUE=DATE:20260305'))).toEqual([
      '2026-03-02',
      '2026-03-05',
      '2026-03-09',
    ])
    expect(starts(...event('UID:b', 'DTSTART:20260302T090000Z', 'RDATE:20260304T090000Z,20260306T090000Z'))).toHaveLength(3)
  })

  it('begins a series of decades ago where the span begins', () => {
    const found = starts(...event('UID:a', 'DTSTART;VALUE=DATE:19800401', 'RRULE:FREQ=YEARLY'))
    expect(found).toEqual(['2026-04-01'])
    const days = starts(...event('UID:a', 'DTSTART;VALUE=DATE:19900101', 'RRULE:FREQ=DAILY'))
    expect(days.filter((day) => day >= span.from && day < span.before)).toHaveLength(61)
  })

  it('leaves out what makes no sense, and reads the rest', () => {
    const found = read(
      ...event('UID:a', 'SUMMARY:No time'),
      ...event('UID:b', 'SUMMARY:Odd rule', 'DTSTART:20260302T090000Z', 'RRULE:FREQ=SOMETIMES'),
      ...event('UID:c', 'SUMMARY:Every second', 'DTSTART:20260303T090000Z', 'RRULE:FREQ=SECONDLY'),
      ...event('UID:d', 'SUMMARY:Ends before it begins', 'DTSTART:20260304T090000Z', 'DTEND:20260303T090000Z'),
      ...event('SUMMARY:Nameless', 'DTSTART:20260305T090000Z'),
      ...event('SUMMARY:Nameless as well', 'DTSTART:20260306T090000Z'),
      ...['BEGIN:VTODO', 'UID:t', 'SUMMARY:A task', 'DUE:20260302T090000Z', 'END:VTODO'],
    )
    expect(found.map(({ title }) => title)).toEqual(['Odd rule', 'Every second', 'Ends before it begins', 'Nameless', 'Nameless as well'])
    expect(found[2]).toMatchObject({ start: '2026-03-04T09:00:00.000Z', end: '2026-03-04T09:00:00.000Z' })
  })

  it('takes words as one line, whatever is in them', () => {
    const [found] = read(...event('UID:a', `SUMMARY:One\\ntwo <b>${'x'.repeat(600)}`, 'DTSTART:20260302T090000Z'))
    expect(found?.title).toMatch(/^One two <b>x+…$/)
    expect(found?.title).toHaveLength(500)
  })

  it.each([
    ['a page', '<!doctype html><p>Sign in'],
    ['nothing', ''],
    ['half a calendar', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\n'],
  ])('is refused where it is %s', (_, text) => {
    expect(() => readCalendar(new TextEncoder().encode(text), span)).toThrow(expect.objectContaining({ name: 'AppError' }))
  })

  it('is refused where it holds more than anybody plans', () => {
    const hourly = event('UID:a', 'DTSTART:20260201T000000Z', 'RRULE:FREQ=HOURLY')
    const many = Array.from({ length: 30 }, (_, i) => event(`UID:${i}`, 'DTSTART:20260301T000000Z', 'RRULE:FREQ=HOURLY')).flat()
    const within = starts(...hourly).filter((start) => start >= span.from && start < span.before)
    expect(within).toHaveLength(61 * 24)
    expect(() => read(...many)).toThrow(expect.objectContaining({ code: 'too-large' }))
  })

  it('is refused where a few lines would be kept by every month many times over', () => {
    const years = { from: '2025-09-01', before: '2027-10-01' }
    const long = ['DTSTART:20250901T000000Z', 'DURATION:P4000W', 'RRULE:FREQ=DAILY', `SUMMARY:${'x'.repeat(500)}`]
    const file = calendar(...[1, 2, 3, 4].flatMap((uid) => event(`UID:${uid}`, ...long)))
    expect(file.length).toBeLessThan(3_000)
    expect(() => readCalendar(file, years)).toThrow(expect.objectContaining({ code: 'too-large' }))
  })
})
