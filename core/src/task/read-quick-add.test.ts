import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuickAdd } from './read-quick-add.ts'
import type { DateContext } from './words/context.ts'

fc.configureGlobal({ seed: 20260305 })

/** Tuesday, 3 March 2026, twenty past one in Berlin. */
const english: DateContext = { today: '2026-03-03', now: '2026-03-03T13:20', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const german: DateContext = { ...english, locale: 'de-DE' }

const read = (text: string, context = english) => {
  const { title, dueDate, dueAt, recurrence } = readQuickAdd(text, context)
  return [title, dueDate ?? dueAt, ...(recurrence ? [recurrence.rrule] : [])]
}

describe('a line of quick add', () => {
  it('is taken apart into title, due and repeat, and says where each stood', () => {
    expect(readQuickAdd('Send Ana the draft tomorrow 4pm every friday', english)).toEqual({
      title: 'Send Ana the draft',
      dueDate: null,
      dueAt: '2026-03-04T16:00',
      timeZone: 'Europe/Berlin',
      recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=FR', repeatFrom: 'schedule' },
      found: [
        { start: 19, end: 31, text: 'tomorrow 4pm', field: 'dueAt' },
        { start: 32, end: 44, text: 'every friday', field: 'recurrence' },
      ],
    })
  })

  it.each([
    ['Pay rent tomorrow', 'Pay rent', '2026-03-04'],
    ['Finish by friday, then rest', 'Finish, then rest', '2026-03-06'],
    ['tuesday 9am call', 'call', '2026-03-03T09:00'],
    ['Lunch sat', 'Lunch', '2026-03-07'],
    ['2026-04-01 release', 'release', '2026-04-01'],
    ['Report Mar 5 4pm', 'Report', '2026-03-05T16:00'],
    ['Report march 13', 'Report', '2026-03-13'],
    ['Taxes feb 10', 'Taxes', '2027-02-10'],
    ['Pay in 3 days', 'Pay', '2026-03-06'],
    ['Plan next week', 'Plan', '2026-03-10'],
    ['Lunch at noon', 'Lunch', '2026-03-04T12:00'],
    ['Prepare Monday meeting friday', 'Prepare Monday meeting', '2026-03-06'],
    ['Email ana@post.example tomorrow!', 'Email ana@post.example!', '2026-03-04'],
  ])('reads the day in “%s”', (text, ...expected) => expect(read(text)).toEqual(expected))

  it.each([
    ['Bericht morgen 16 Uhr', 'Bericht', '2026-03-04T16:00'],
    ['Zahnarzt am Freitag um 10:30', 'Zahnarzt', '2026-03-06T10:30'],
    ['bis Freitag fertig', 'fertig', '2026-03-06'],
    ['Abgabe 5.3.2026', 'Abgabe', '2026-03-05'],
    ['nächsten Montag anrufen', 'anrufen', '2026-03-09'],
    ['Sport jeden Montag und Donnerstag um 18 Uhr', 'Sport', '2026-03-05T18:00', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['call tomorrow', 'call', '2026-03-04'],
    ['Feier am 24.12. planen', 'Feier planen', '2026-12-24'],
    ['täglich Tablette um 8', 'Tablette', '2026-03-04T08:00', 'FREQ=DAILY'],
    ['Kaffee um 8 Euro', 'Kaffee um 8 Euro', null],
  ])('reads the day in “%s” for somebody who writes German', (text, ...expected) => expect(read(text, german)).toEqual(expected))

  it.each([
    ...[
      'May',
      'Call May',
      'sat down',
      'watch the sun',
      'plan the monday meeting',
      '5/6 inch screw',
      'buy milk for 2 weeks',
      'look at 5 houses',
    ],
    ...[
      'version 1.2.2025',
      'version 2.10.3',
      'now playing',
      'yesterday news',
      'last friday notes',
      '3 days of rain',
      'write weekly report',
      'meet 4-5pm tomorrow',
    ],
  ])('leaves “%s” as it is', (text) => expect(read(text)).toEqual([text, null]))

  it.each([
    ['Zahnarzt übermorgen um 15 Uhr', 'Zahnarzt', '2026-03-05T15:00'],
    ['jeden Montag Müll', 'Müll', '2026-03-09', 'FREQ=WEEKLY;BYDAY=MO'],
    ['Call nächsten Freitag', 'Call', '2026-03-13'],
    ['Release 24.12.', 'Release 24.12.', null],
    ['Do dishes', 'Do dishes', null],
    ['Version 2.11.0', 'Version 2.11.0', null],
  ])('reads German words in “%s” whatever the locale, but no bare numbers', (text, ...expected) => expect(read(text)).toEqual(expected))

  it.each(['So machen wir das', 'Tee am Morgen', 'die Katze', 'so bald wie möglich', 'guten Morgen'])(
    'leaves “%s” as it is for somebody who writes German',
    (text) => expect(read(text, german)).toEqual([text, null]),
  )

  it('reads a day beside a name that is also a month', () => {
    expect(read('call May about march 5')).toEqual(['call May about', '2026-03-05'])
  })

  it('reads nothing in quotes, which go when they kept something from being read', () => {
    expect(read('call May about "march 5"')).toEqual(['call May about march 5', null])
    expect(read('call May about “march 5” tomorrow')).toEqual(['call May about march 5', '2026-03-04'])
    expect(read('Read "Emma" tomorrow')).toEqual(['Read "Emma"', '2026-03-04'])
    expect(read('5" pipe tomorrow')).toEqual(['5" pipe', '2026-03-04'])
  })

  it('is all title when nothing else would be left', () => {
    expect(readQuickAdd(' tomorrow ', english)).toMatchObject({ title: 'tomorrow', dueDate: null, found: [] })
  })

  it('counts hours from now in the zone of the person, across a change of clocks', () => {
    const night = { ...english, today: '2026-03-28', now: '2026-03-29T01:30' }
    expect(read('Check the oven in 2 hours', night)).toEqual(['Check the oven', '2026-03-29T04:30'])
    expect(read('Check the oven in 2 hours', { ...english, now: undefined })).toEqual(['Check the oven in 2 hours', null])
  })

  it('takes a time alone as the next time the clock shows it', () => {
    expect(read('Call 14:00')).toEqual(['Call', '2026-03-03T14:00'])
    expect(read('Call 9am')).toEqual(['Call', '2026-03-04T09:00'])
  })

  it('takes a time with a zone of its own to the wall clock of the person', () => {
    expect(read('Call 4pm EST')).toEqual(['Call', '2026-03-03T22:00'])
  })

  it('calls today what the person does while the night still belongs to the day before', () => {
    const late = { ...english, today: '2026-03-03', now: '2026-03-04T02:00' }
    expect(read('Sleep tomorrow', late)).toEqual(['Sleep', '2026-03-04'])
  })

  it('puts month or day first as the person does', () => {
    expect(read('Pay 5/6/2026')).toEqual(['Pay', '2026-06-05'])
    expect(read('Pay 5/6/2026', { ...english, locale: 'en-US' })).toEqual(['Pay', '2026-05-06'])
  })

  it('never loses or invents a word, and says truly where it read', () => {
    const words = fc.constantFrom(
      'call',
      'May',
      'about',
      'march',
      '5',
      'tomorrow',
      '4pm',
      'every',
      'friday',
      'week',
      '"',
      '2',
      'days',
      'jeden',
      'am',
      'morgen',
      'the',
      'a@b.c',
      '🌱',
    )
    const contexts = fc.constantFrom(english, german)
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 10 }), contexts, (line, context) => {
        const text = line.join(' ')
        const { title, found } = readQuickAdd(text, context)
        for (const piece of found) expect(text.slice(piece.start, piece.end)).toBe(piece.text)
        const letters = (all: string) => [...all.replace(/[\s"]/g, '')].sort().join('')
        expect(letters(title + found.map((piece) => piece.text).join(''))).toBe(letters(text))
        expect(title).not.toBe('')
      }),
    )
  })
})
