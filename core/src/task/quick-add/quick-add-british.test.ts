import { describe, expect, it } from 'vitest'
import { english, german, inShort } from './test-quick-add.ts'

/** Sunday, 29 November 2026. */
const sunday = { ...english, today: '2026-11-29', now: '2026-11-29T18:20', timeZone: 'Europe/London' }

describe('a line as the British write it', () => {
  it.each([
    ['Meet Priya Weds 10am', 'Meet Priya', '2026-12-02T10:00'],
    ['Meet Priya Tues 10am', 'Meet Priya', '2026-12-01T10:00'],
    ['Meet Priya Thur 10am', 'Meet Priya', '2026-12-03T10:00'],
    ['Meet on Thurs', 'Meet', '2026-12-03'],
    ['Bins every Weds and Thur', 'Bins', '2026-12-02 WEEKLY;BYDAY=WE,TH'],
    ['Meet tomorrow at half 9', 'Meet', '2026-11-30T09:30'],
    ['Meet half 9 tomorrow', 'Meet', '2026-11-30T09:30'],
    ['Meet Tuesday half three', 'Meet', '2026-12-01T15:30'],
    ['Clean at the weekend', 'Clean', '2026-12-05'],
    ['At the weekend clean', 'clean', '2026-12-05'],
    ['Stock count 3 hours Friday', 'Stock count', '2026-12-04 ~180'],
    ['Stock count last Friday of the month 3 hours', 'Stock count', '2026-12-25 MONTHLY;BYDAY=-1FR ~180'],
    ['Bins every saturday until Christmas', 'Bins', '2026-12-05 WEEKLY;BYDAY=SA;UNTIL=20261225'],
    ['Bins every saturday till Christmas Eve', 'Bins', '2026-12-05 WEEKLY;BYDAY=SA;UNTIL=20261224'],
  ])('is read in “%s”', (...line) => expect(inShort(line[0], sunday)).toEqual(line))

  it.each([
    'Cut in half 9 apples',
    'Work at half 9 prices',
    'Run twice a week',
    'Run 3 times a week',
    'Buy gifts before Christmas',
    'Pack until Christmas',
    'Chase agency for 4 pickers for Monday nights!',
    'Write the rota for Friday mornings',
  ])('stays words in “%s”', (text) => expect(inShort(text, sunday)).toEqual([text, text, '']))

  it('ends a repeat on a day that is more than half a year away', () =>
    expect(inShort('Bins every saturday until 25 December', english)[2]).toBe('2026-03-07 WEEKLY;BYDAY=SA;UNTIL=20261225'))

  it('ends a repeat at Christmas in German too', () =>
    expect(inShort('Markt jeden Samstag bis Weihnachten', german)[2]).toBe('2026-03-07 WEEKLY;BYDAY=SA;UNTIL=20261224'))
})

describe('hours of work', () => {
  it.each([
    ['Call the union 3 Dec at 2', 'Call the union', '2026-12-03T14:00'],
    ['Dentist 3.15 Tuesday', 'Dentist', '2026-12-01T15:15'],
    ['Dentist tomorrow at 6:30', 'Dentist', '2026-11-30T18:30'],
    ['Dentist tomorrow at 7', 'Dentist', '2026-11-30T07:00'],
    ['Call every Tuesday at 3', 'Call', '2026-12-01T15:00 WEEKLY;BYDAY=TU'],
    ['Meet tomorrow from 2 to 4', 'Meet', '2026-11-30T14:00 ~120'],
    ['Meet Priya Monday 9-10', 'Meet Priya', '2026-11-30T09:00 ~60'],
    ['Meet Priya 10-11 on Weds', 'Meet Priya', '2026-12-02T10:00 ~60'],
    ['Monday 9-10 Meet Priya', 'Meet Priya', '2026-11-30T09:00 ~60'],
  ])('are in the day: “%s”', (...line) => expect(inShort(line[0], sunday)).toEqual(line))

  it.each([
    ['Fly tomorrow 03:15', 'Fly', '2026-11-30T03:15'],
    ['Fly tomorrow at 3am', 'Fly', '2026-11-30T03:00'],
    ['Fly tomorrow at 3 in the morning', 'Fly', '2026-11-30T03:00'],
    ['Fly tomorrow morning at 5', 'Fly', '2026-11-30T05:00'],
    ['Run every morning at 6', 'Run', '2026-11-30T06:00 DAILY'],
    ['Shift tomorrow from 6 to 2', 'Shift', '2026-11-30T06:00 ~480'],
    ['Shift tomorrow from 6 to 14', 'Shift', '2026-11-30T06:00 ~480'],
  ])('are as they are said where they are: “%s”', (...line) => expect(inShort(line[0], sunday)).toEqual(line))

  it('are of 24 in German', () => expect(inShort('Zahnarzt morgen um 2', german)[2]).toBe('2026-03-04T02:00'))

  it.each([
    ['Read pages 4-5 on Monday', 'Read pages 4-5', '2026-11-30'],
    ['Count bay 4-5 on Monday', 'Count bay 4-5', '2026-11-30'],
    ['Monday 4-5 boxes arrive', '4-5 boxes arrive', '2026-11-30'],
  ])('are not the numbers of “%s”', (...line) => expect(inShort(line[0], sunday)).toEqual(line))
})
