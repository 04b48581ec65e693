import { describe, expect, test } from 'vitest'
import { around, atText, mainDay, readAt, shownDays, stepped } from './at.ts'

const today = '2026-11-12'
const shown = (text: string, weekStart: number) => shownDays(readAt(text, today), weekStart)

describe('what an address says of a calendar', () => {
  test('is a month, the week of a day, or nothing, which is this month', () => {
    expect(readAt('2027-02', today)).toEqual({ mode: 'month', month: '2027-02' })
    expect(readAt('2027-02-10', today)).toEqual({ mode: 'week', day: '2027-02-10' })
    for (const odd of [null, '', '2026-13', '2026-02-30', '0000-01', '9999-12', 'x'])
      expect(readAt(odd, today), String(odd)).toEqual({ mode: 'month', month: '2026-11', isNow: true })
    expect(atText(readAt(null, today))).toBeNull()
    expect([atText(readAt('2027-02', today)), atText(readAt('2027-02-10', today))]).toEqual(['2027-02', '2027-02-10'])
  })
})

describe('the days that are shown', () => {
  test('are whole weeks from the day the person starts theirs', () => {
    expect(shown('2026-11', 1)).toMatchObject({ from: '2026-10-26', before: '2026-12-07' })
    expect(shown('2026-11', 7)).toMatchObject({ from: '2026-11-01', before: '2026-12-06' })
    expect(shown('2026-11', 6)).toMatchObject({ from: '2026-10-31', before: '2026-12-05' })
    expect(shown('2026-02', 7).weeks).toHaveLength(4)
  })

  test('are the week of a day, also over the end of a year', () => {
    expect(shown('2026-11-12', 1)).toMatchObject({ from: '2026-11-09', before: '2026-11-16' })
    expect(shown('2027-01-01', 1).weeks).toEqual([
      ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'],
    ])
  })
})

test.each([
  ['2026-11-12', '2026-10-26', '2026-12-07'],
  ['2026-11-22', '2026-10-26', '2026-12-07'],
  ['2026-11-23', '2026-11-02', '2026-12-14'],
  ['2026-11-30', '2026-11-09', '2026-12-21'],
  ['2027-02-28', '2027-02-01', '2027-03-15'],
])('where nobody chose a month, on %s it is shown from %s to the day before %s, so that the next two weeks follow', (day, from, before) => {
  const now = readAt(null, day)
  expect(shownDays(now, 1, day)).toMatchObject({ from, before })
  const chosen = readAt(day.slice(0, 7), day)
  expect(shownDays(chosen, 1, day)).toEqual(shownDays(chosen, 1))
  expect(stepped(stepped(now, 1), -1)).toEqual(chosen)
  expect([around(chosen, day, day), around(chosen, day)]).toEqual([now, chosen])
})

test('one steps by months or weeks, and back', () => {
  const [month, week] = [readAt('2026-12', today), readAt('2026-12-28', today)]
  expect([atText(stepped(month, 1)), atText(stepped(month, -1))]).toEqual(['2027-01', '2026-11'])
  expect([atText(stepped(week, 1)), atText(stepped(week, -1))]).toEqual(['2027-01-04', '2026-12-21'])
  expect([atText(around(month, today)), atText(around(week, today))]).toEqual(['2026-11', today])
})

test('a calendar is about today where it shows it, else about its first day', () => {
  expect(mainDay(readAt('2026-11', today), today)).toBe(today)
  expect(mainDay(readAt('2026-12', today), today)).toBe('2026-12-01')
  expect(mainDay(readAt('2026-12-24', today), today)).toBe('2026-12-24')
})
