import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap } from '../words/span.ts'
import { readQuickAdd } from './read-quick-add.ts'
import { english, german, testGoals } from './test-quick-add.ts'

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
      startDate: null,
      recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=FR', repeatFrom: 'schedule' },
      tags: [],
      priority: 'none',
      durationMinutes: null,
      goalId: null,
      unknownGoals: [],
      found: [
        { start: 19, end: 31, text: 'tomorrow 4pm', field: 'dueAt' },
        { start: 32, end: 44, text: 'every friday', field: 'recurrence' },
      ],
    })
  })

  it('tells the words that say the day from those that say the time, where they stand apart', () => {
    expect(readQuickAdd('3pm call Ana on 12 December', english)).toMatchObject({
      title: 'call Ana',
      dueDate: null,
      dueAt: '2026-12-12T15:00',
      found: [
        { text: '3pm', field: 'dueAt' },
        { text: 'on 12 December', field: 'dueDate' },
      ],
    })
  })

  it.each([
    ['Pay rent tomorrow', 'Pay rent', '2026-03-04'],
    ['Finish by friday, then rest', 'Finish, then rest', '2026-03-06'],
    // Of this day it is over.
    ['tuesday 9am call', 'call', '2026-03-10T09:00'],
    ['tuesday 5pm call', 'call', '2026-03-03T17:00'],
    ['today 9am call', 'call', '2026-03-03T09:00'],
    ['tuesday call', 'call', '2026-03-03'],
    ['Lunch sat', 'Lunch', '2026-03-07'],
    ['2026-04-01 release', 'release', '2026-04-01'],
    ['Report Mar 5 4pm', 'Report', '2026-03-05T16:00'],
    ['Report march 13', 'Report', '2026-03-13'],
    ['Taxes feb 10', 'Taxes', '2027-02-10'],
    ['Pay in 3 days', 'Pay', '2026-03-06'],
    ['Plan next week', 'Plan', '2026-03-09'],
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
    ],
  ])('leaves “%s” as it is', (text) => expect(read(text)).toEqual([text, null]))

  it.each([
    ['Zahnarzt übermorgen um 15 Uhr', 'Zahnarzt', '2026-03-05T15:00'],
    ['Zahnarzt am Montag um 14:30', 'Zahnarzt', '2026-03-09T14:30'],
    ['morgen 14:30 Zahnarzt', 'Zahnarzt', '2026-03-04T14:30'],
    ['jeden 3. Freitag 14:30 Probe', 'Probe', '2026-03-20T14:30', 'FREQ=MONTHLY;BYDAY=3FR'],
    ['Bericht morgen 9am', 'Bericht', '2026-03-04T09:00'],
    ['jeden Montag Müll', 'Müll', '2026-03-09', 'FREQ=WEEKLY;BYDAY=MO'],
    ['Call nächsten Freitag', 'Call', '2026-03-13'],
    ['Release 24.12.', 'Release 24.12.', null],
    ['Do dishes', 'Do dishes', null],
    ['Version 2.11.0', 'Version 2.11.0', null],
  ])('reads German words in “%s” whatever the locale, but no bare numbers', (text, ...expected) => expect(read(text)).toEqual(expected))

  it.each([
    ['Weekly report every last Friday 3pm', 'Weekly report', '2026-03-27T15:00', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['Daily stand-up notes every monday', 'Daily stand-up notes', '2026-03-09', 'FREQ=WEEKLY;BYDAY=MO'],
  ])('reads the repeat in “%s” past a word that describes the thing', (text, ...expected) => expect(read(text)).toEqual(expected))

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

  it.each([
    ['Pay by 4/12', 'Pay', '2026-12-04', '2026-04-12'],
    ['Pay due 4/12, then rest', 'Pay, then rest', '2026-12-04', '2026-04-12'],
    ['Pay before 4/12 at 5pm', 'Pay', '2026-12-04T17:00', '2026-04-12T17:00'],
    ['Pay on 24/12', 'Pay', '2026-12-24', '2026-12-24'],
    ['Book the slot for 4/12', 'Book the slot', '2026-12-04', '2026-04-12'],
    // The weekday tells which of the two is the month; where it fits both or neither, the region does.
    ['Pay Fri 4/12', 'Pay', '2026-12-04', '2026-12-04'],
    ['Pay Thu, 3/12 at 9am', 'Pay', '2026-12-03T09:00', '2026-03-12T09:00'],
    ['Pay Tue 8/12 14:00', 'Pay', '2026-12-08T14:00', '2026-12-08T14:00'],
    ['Pay sunday 4/12', 'Pay', '2026-04-12', '2026-04-12'],
    ['Pay Mon 4/12', 'Pay', '2026-12-04', '2026-04-12'],
  ])('reads a day and a month with a slash where something leads to them: “%s”', (text, title, dayFirst, monthFirst) => {
    expect(read(text)).toEqual([title, dayFirst])
    expect(read(text, { ...english, locale: 'en-US' })).toEqual([title, monthFirst])
  })

  it.each([
    'Pick 4/12',
    'Work on 3/4 of the pallets',
    'Cut stock by 3/4',
    'Cut stock by 1/2',
    'Sign off on 5/6 inch screws',
    'Cut it by 14/15',
    'Look at 4/12 by Ana',
  ])('leaves numbers with a slash that are no date: “%s”', (text) => expect(read(text)).toEqual([text, null]))

  const words = fc.constantFrom(
    ...['for', 'für', '4/12', 'by'],
    ...['call', 'May', 'about', 'march', '5', '5.', 'tomorrow', '4pm', 'every', 'friday', 'fridays', 'week', '"', '2', 'days', 'until'],
    ...[
      '10 times',
      'from',
      'jeden',
      'am',
      'ab',
      'bis',
      'morgen',
      'Montag',
      'the',
      'a@b.c',
      '🌱',
      '#work',
      '#1',
      '!high',
      '~45m',
      '>Ship',
      '>ship 2.0',
      '>"run 10 km"',
      '>nobody',
      '`',
      'start:',
    ],
    ...['–', ',', '(', ')', '(tomorrow)', 'follow-up', '!', '...'],
    ...['monatlich', 'letzten', 'https://a.b/friday', 'yesterday', 'gestern', 'noon', 'end of month', 'für', 'é', '"every day"'],
  )
  const lines = fc.oneof(
    { weight: 4, arbitrary: fc.array(words, { minLength: 1, maxLength: 10 }).map((line) => line.join(' ')) },
    // No line holds the one sign that stands where words were taken out.
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '' && !text.includes('\0')),
    },
  )
  const contexts = fc.constantFrom(english, german)
  /** Without what parts words, which goes along with those that it parted; within a word it stays. */
  const letters = (all: string) =>
    [...all.replace(/["“”„]/g, '').replace(/(?<![\p{L}\p{N}])[,;:.!?…()[\]–—-]|[,;:.!?…()[\]–—-](?![\p{L}\p{N}])|\s/gu, '')].sort().join('')
  /** What no careful writer leaves behind. */
  const oddities = /\( | \)|\(\)|[.!?…],|[\p{L}\p{N}][–—] /gu
  const odd = (all: string) => (all.match(oddities) ?? []).length

  it('never throws, never loses or invents a word, and says truly and once where it read', () => {
    fc.assert(
      fc.property(lines, contexts, (text, context) => {
        const { title, found } = readQuickAdd(text, context, { goals: testGoals })
        for (const piece of found) expect(text.slice(piece.start, piece.end)).toBe(piece.text)
        for (const [i, piece] of found.entries()) expect(found.slice(i + 1).some((other) => overlap(piece, other))).toBe(false)
        expect(letters([title, ...found.map((piece) => piece.text)].join(' '))).toBe(letters(text))
        expect(title).not.toBe('')
        expect(odd(title)).toBeLessThanOrEqual(odd(text))
      }),
      { numRuns: 400 },
    )
  })

  it('gives the text back when all that it reads is rejected', () => {
    fc.assert(
      fc.property(
        lines.filter((text) => !/["“”„]/.test(text)),
        contexts,
        (text, context) => {
          const rejected: { start: number; end: number }[] = []
          for (let round = 0; round < 20; round++) {
            const { title, found } = readQuickAdd(text, context, { rejected, goals: testGoals })
            if (found.length === 0) {
              expect(title).toBe(text.trim())
              return
            }
            for (const piece of found) expect(rejected.some((span) => overlap(span, piece))).toBe(false)
            rejected.push(...found)
          }
          throw new Error('It went on reading.')
        },
      ),
      { numRuns: 200 },
    )
  })

  it('keeps what is rejected as words and reads the rest', () => {
    const march = { start: 15, end: 22 }
    expect(readQuickAdd('call May about march 5', english, { rejected: [march] })).toMatchObject({
      title: 'call May about march 5',
      dueDate: null,
    })
    expect(readQuickAdd('call May about march 5 tomorrow #work', english, { rejected: [march] })).toMatchObject({
      title: 'call May about march 5',
      dueDate: '2026-03-04',
      tags: ['work'],
    })
    expect(readQuickAdd('Send #work !high', english, { rejected: [{ start: 5, end: 10 }] })).toMatchObject({
      title: 'Send #work',
      tags: [],
      priority: 'high',
    })
  })

  it('takes no stretch that lies outside the text', () => {
    expect(readQuickAdd('Pay tomorrow', english, { rejected: [{ start: 40, end: 90 }] })).toMatchObject({
      title: 'Pay',
      dueDate: '2026-03-04',
    })
  })

  it('takes twenty tags, each once', () => {
    const tags = Array.from({ length: 21 }, (_, i) => `#t${i}`)
    expect(readQuickAdd(`Sort ${tags.join(' ')} #t0`, english)).toMatchObject({
      title: 'Sort #t20',
      tags: tags.slice(0, 20).map((tag) => tag.slice(1)),
    })
  })

  it('reads several blanks in a row as one', () => {
    expect(read('Call Ana tomorrow    at   5pm   again')).toEqual(['Call Ana again', '2026-03-04T17:00'])
  })

  it('ends no repeat before it begins', () => {
    expect(read('Sport every monday until friday')).toEqual(['Sport until friday', '2026-03-09', 'FREQ=WEEKLY;BYDAY=MO'])
    expect(read('Sport every 90 years on may 5 until 31 december 2040')).toEqual([
      'Sport until 31 december 2040',
      '2026-05-05',
      'FREQ=YEARLY;INTERVAL=90;BYMONTH=5;BYMONTHDAY=5',
    ])
    expect(read('Sport every day until 1 march 2020')).toEqual(['Sport until 1 march 2020', '2026-03-03', 'FREQ=DAILY'])
  })
})

describe('a line that is made to take long', () => {
  // Four times as long as may be typed, so that what grows faster than the line shows on every machine.
  it.each(['@', 'x@', 'a.', '"', '`a', '://', '30 min ', 'every 1st '])('of nothing but %j is read soon', (piece) => {
    const worked = workingTime()
    readQuickAdd(piece.repeat(2000).slice(0, 2000), english)
    expect(worked()).toBeLessThan(1500)
  })

  it.each([2, 3, 4, 5].flatMap((blanks) => ['2d', '2 years', '2 h and'].map((unit) => [unit, blanks] as const)))(
    'of many “%s” %i blanks apart is read soon',
    (unit, blanks) => {
      const worked = workingTime()
      readQuickAdd(`Walk ${`${unit}${' '.repeat(blanks)}`.repeat(60)}`.slice(0, 500), english)
      expect(worked()).toBeLessThan(1500)
    },
  )
})
