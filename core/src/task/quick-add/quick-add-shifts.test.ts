import { describe, expect, it } from 'vitest'
import { english, german, inShort } from './test-quick-add.ts'

/** Monday, 30 November 2026. */
const monday = { ...english, today: '2026-11-30', now: '2026-11-30T12:00', timeZone: 'Europe/London' }
const montag = { ...german, today: '2026-11-30', now: '2026-11-30T12:00' }

describe('a shift through the night ends on the day after', () => {
  it.each([
    ['Night shift Sat 12 Dec 20:00-08:00', 'Night shift', '2026-12-12T20:00 ~720'],
    ['Night shift Sat 20:00-08:00', 'Night shift', '2026-12-05T20:00 ~720'],
    ['Night shift Sat 20:00-10:00', 'Night shift', '2026-12-05T20:00 ~840'],
    ['Night shift Sat 12 Dec 8pm-8am', 'Night shift', '2026-12-12T20:00 ~720'],
    ['Night shift 12 Dec 22:00 to 6:00', 'Night shift', '2026-12-12T22:00 ~480'],
    ['Night shift 22:00-06:00', 'Night shift', '2026-11-30T22:00 ~480'],
    ['Night shift Friday 22-6', 'Night shift', '2026-12-04T22:00 ~480'],
    ['Night shift 22-6 on Friday', 'Night shift', '2026-12-04T22:00 ~480'],
    ['Day shift Sat 12 Dec 8:00-20:00', 'Day shift', '2026-12-12T08:00 ~720'],
  ])('“%s”', (...line) => expect(inShort(line[0], monday)).toEqual(line))

  it.each([
    ['Nachtschicht Samstag 22-6 Uhr', 'Nachtschicht', '2026-12-05T22:00 ~480'],
    ['Nachtschicht morgen 22-6 Uhr', 'Nachtschicht', '2026-12-01T22:00 ~480'],
    ['Nachtschicht am 12. Dezember von 22 bis 6 Uhr', 'Nachtschicht', '2026-12-12T22:00 ~480'],
    ['Nachtschicht Sa 12.12. 20:00-08:00', 'Nachtschicht', '2026-12-12T20:00 ~720'],
    ['Nachtschicht 22-6 Uhr', 'Nachtschicht', '2026-11-30T22:00 ~480'],
  ])('in German: “%s”', (...line) => expect(inShort(line[0], montag)).toEqual(line))

  it.each(['Clean 12-14 aisles', 'Clean 22-6 aisles'])('but “%s” counts', (text) => expect(inShort(text, monday)).toEqual([text, text, '']))

  it('nor do figures that are a day and a month make a night of it', () =>
    expect(inShort('Pay Fri 18-12', monday)).toEqual(['Pay Fri 18-12', 'Pay 18-12', '2026-12-04']))
})

describe('a weekday with a number behind it is that day of the month', () => {
  it.each([
    ['Late shift Fri 11th 13:30 for 8h', 'Late shift', '2026-12-11T13:30 ~480'],
    ['Late shift Friday the 11th', 'Late shift', '2026-12-11'],
    ['Late shift on Friday 11th at 2pm', 'Late shift', '2026-12-11T14:00'],
    ['Late shift by Fri, 11th', 'Late shift', '2026-12-11'],
    ['Late shift Fri 11th #work', 'Late shift', '2026-12-11 #work'],
    ['Late shift Fri 11th from 13:30 to 21:30', 'Late shift', '2026-12-11T13:30 ~480'],
    ['Fri 11th late shift', 'late shift', '2026-12-11'],
    // As in “Sat 13 Dec”, the number counts where both cannot be.
    ['Late shift Thu 11th', 'Late shift', '2026-12-11'],
    ['Late shift Fri 11th Dec', 'Late shift', '2026-12-11'],
  ])('“%s”', (...line) => expect(inShort(line[0], monday)).toEqual(line))

  it.each([
    ['Spätschicht Freitag, den 11.', 'Spätschicht', '2026-12-11'],
    ['Spätschicht am Freitag, dem 11.', 'Spätschicht', '2026-12-11'],
    ['Spätschicht Fr 11. 13:30', 'Spätschicht', '2026-12-11T13:30'],
    ['Spätschicht Freitag 11. um 14 Uhr', 'Spätschicht', '2026-12-11T14:00'],
  ])('in German: “%s”', (...line) => expect(inShort(line[0], montag)).toEqual(line))

  it.each([
    ['Watch Friday the 13th', 'Watch Friday the 13th', ''],
    ['Meet Friday 11th floor', 'Meet 11th floor', '2026-12-04'],
    ['Review the Friday 11th draft', 'Review the Friday 11th draft', ''],
  ])('but not in “%s”', (...line) => expect(inShort(line[0], monday)).toEqual(line))
})

describe('a month cut short is one as well where its whole name is', () => {
  it.each([
    ['Filter every 3 months from 1 Jan', 'Filter', '2027-01-01 MONTHLY;INTERVAL=3', monday],
    ['Filter every 3 months from 1 Sept', 'Filter', '2027-09-01 MONTHLY;INTERVAL=3', monday],
    ['Filter every 3 months from 1 May', 'Filter', '2027-05-01 MONTHLY;INTERVAL=3', monday],
    ['Filter from 1 Feb due 3 Mar', 'Filter', '2027-03-03 from 2027-02-01', monday],
    ['Filter alle 3 Monate ab 1. Jan', 'Filter', '2027-01-01 MONTHLY;INTERVAL=3', montag],
  ] as const)('“%s”', (line, title, said, context) => expect(inShort(line, context)).toEqual([line, title, said]))
})

describe('the article of a day goes with it', () => {
  it.each([
    ['Cover the early shift the day after tomorrow 7.30', 'Cover the early shift', '2026-12-02T07:30'],
    ['Cover the early shift on the day after tomorrow', 'Cover the early shift', '2026-12-02'],
    ['Book a table the 3rd of May', 'Book a table', '2027-05-03'],
    ['Clean over the weekend', 'Clean', '2026-12-05'],
    ['Cash up the till on Friday', 'Cash up the till', '2026-12-04'],
  ])('“%s”', (...line) => expect(inShort(line[0], monday)).toEqual(line))
})

describe('every so many weeks, on days that are said apart', () => {
  it.each([
    ['Fortnightly 1:1 with Sam on Thursdays 3pm', '1:1 with Sam', '2026-12-03T15:00 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['Fortnightly catch-up with Sam on Thursdays 3pm', 'catch-up with Sam', '2026-12-03T15:00 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['1:1 with Sam every fortnight on Thursday 3pm', '1:1 with Sam', '2026-12-03T15:00 WEEKLY;INTERVAL=2'],
    ['1:1 with Sam fortnightly on Thursdays', '1:1 with Sam', '2026-12-03 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['1:1 with Sam on Thursdays every two weeks', '1:1 with Sam', '2026-12-03 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['1:1 with Sam every 14 days on Thursdays', '1:1 with Sam', '2026-12-03 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['1:1 with Sam every two weeks on Thursdays', '1:1 with Sam', '2026-12-03 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['1:1 with Sam on Thursdays weekly', '1:1 with Sam', '2026-12-03 WEEKLY;BYDAY=TH'],
    ['Weekly review on Thursdays', 'Weekly review', '2026-12-03 WEEKLY;BYDAY=TH'],
    ['Fortnightly 1:1 on Thursdays until 31 January', '1:1', '2026-12-03 WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20270131'],
    ['Rent monthly on the 3rd', 'Rent', '2026-12-03 MONTHLY;BYMONTHDAY=3'],
  ])('“%s”', (...line) => expect(inShort(line[0], monday)).toEqual(line))

  it.each([
    ['Treffen alle zwei Wochen donnerstags 15 Uhr', 'Treffen', '2026-12-03T15:00 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['Treffen 14-täglich donnerstags', 'Treffen', '2026-12-03 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['Treffen vierzehntägig donnerstags', 'Treffen', '2026-12-03 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['Treffen donnerstags alle zwei Wochen', 'Treffen', '2026-12-03 WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['Treffen alle 14 Tage donnerstags um 15 Uhr', 'Treffen', '2026-12-03T15:00 WEEKLY;INTERVAL=2;BYDAY=TH'],
  ])('in German: “%s”', (...line) => expect(inShort(line[0], montag)).toEqual(line))
})

describe('a day and a month with a slash are a date at the end where only one of them can be the month', () => {
  it.each([
    ['Tax return 31/1', 'Tax return', '2027-01-31', monday],
    ['Tax return 31/1 at 9am #money', 'Tax return', '2027-01-31T09:00 #money', monday],
    ['Steuer 31/1', 'Steuer', '2027-01-31', montag],
    ['Tax return 31/1 #money', 'Tax return', '2027-01-31 #money', monday],
    ['Tax return 1/31', 'Tax return', '2027-01-31', { ...monday, locale: 'en-US' }],
  ] as const)('“%s”', (line, title, said, context) => expect(inShort(line, context)).toEqual([line, title, said]))

  it.each(['Tax return 1/2', 'Tax return 1/31', 'Tax return 31/40', 'Support 24/7', 'Check bay 31/1', 'Plan Q1/2', 'Read 31/1 pages'])(
    'but not in “%s”',
    (text) => expect(inShort(text, monday)).toEqual([text, text, '']),
  )
})

describe('“14h” behind a day is the clock, and fewer hours are how long it takes', () => {
  it.each([
    ['Meet this Wednesday 14h', 'Meet', '2026-12-02T14:00', monday],
    ['Meet Wed 14h30', 'Meet', '2026-12-02T14:30', monday],
    ['Meet 12 Dec 14h', 'Meet', '2026-12-12T14:00', monday],
    ['Meet at 9h30', 'Meet', '2026-12-01T09:30', monday],
    ['Meet tomorrow at 9h', 'Meet', '2026-12-01T09:00', monday],
    ['Treffen Mittwoch 14h', 'Treffen', '2026-12-02T14:00', montag],
    ['Treffen morgen 14h30', 'Treffen', '2026-12-01T14:30', montag],
    ['Review Wednesday 2h', 'Review', '2026-12-02 ~120', monday],
    ['Review Wednesday 1h30', 'Review', '2026-12-02 ~90', monday],
    ['Prüfung Mittwoch 2h', 'Prüfung', '2026-12-02 ~120', montag],
    ['Watch Sat 20:00 14h', 'Watch', '2026-12-05T20:00 ~840', monday],
    ['Watch Sat for 14h', 'Watch', '2026-12-05 ~840', monday],
  ] as const)('“%s”', (line, title, said, context) => expect(inShort(line, context)).toEqual([line, title, said]))

  it.each(['Call the 14h hotline', 'Sleep 14h', '24h support plan'])('and “%s” is words', (text) =>
    expect(inShort(text, monday)).toEqual([text, text, '']),
  )
})

describe('a feast that falls on the same day each year is that day', () => {
  it.each([
    ['Hand in form Christmas Eve', 'Hand in form', '2026-12-24', monday],
    ['Hand in form by christmas eve 3pm', 'Hand in form', '2026-12-24T15:00', monday],
    ['Call mum on Christmas Day', 'Call mum', '2026-12-25', monday],
    ['Call mum Boxing Day at 10am', 'Call mum', '2026-12-26T10:00', monday],
    ['Close the till on New Year’s Eve', 'Close the till', '2026-12-31', monday],
    ["Run New Year's Day #sport", 'Run', '2027-01-01 #sport', monday],
    ['Baum schmücken Heiligabend', 'Baum schmücken', '2026-12-24', montag],
    ['An Heiligabend Baum schmücken', 'Baum schmücken', '2026-12-24', montag],
    ['Antrag bis Silvester abgeben', 'Antrag abgeben', '2026-12-31', montag],
    ['Oma anrufen an Neujahr um 10 Uhr', 'Oma anrufen', '2027-01-01T10:00', montag],
    ['Oma anrufen am zweiten Weihnachtstag', 'Oma anrufen', '2026-12-26', montag],
  ] as const)('“%s”', (line, title, said, context) => expect(inShort(line, context)).toEqual([line, title, said]))

  it.each([
    ['Book tickets for New Year’s Eve', monday],
    ['Plan the Christmas Eve dinner', monday],
    ['Check Boxing Day prices', monday],
    ['Buy gifts before Christmas', monday],
    ['Buy stuff Black Friday', monday],
    ['Karten für Silvester', montag],
    ['Silvester planen', montag],
    ['Silvesterfeier', montag],
    ['Geschenke vor Weihnachten', montag],
  ] as const)('but “%s” is words', (text, context) => expect(inShort(text, context)).toEqual([text, text, '']))
})
