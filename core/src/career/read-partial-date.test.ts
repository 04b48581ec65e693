import { describe, expect, it } from 'vitest'
import { isNow, readCareerDate, readCareerSpan, readPartialDate } from './read-partial-date.ts'

describe('a date as it is typed', () => {
  it.each([
    ['2021', '2021'],
    [' 2021-3 ', '2021-03'],
    ['2021/3/5', '2021-03-05'],
    ['2021‑03‑05', '2021-03-05'],
    ['2021 03', '2021-03'],
    ['March 2021', '2021-03'],
    ['mär 2021', '2021-03'],
    ['Mrz. 2021', '2021-03'],
    ['Maerz 2021', '2021-03'],
    ['03/2021', '2021-03'],
    ['5 Mar 2021', '2021-03-05'],
    ['March 5, 2021', '2021-03-05'],
    ['5.3.2021', '2021-03-05'],
    ['2021 June', '2021-06'],
    ['5/3/2021', '5/3/2021'],
    ['3/15/2021', '2021-03-15'],
    ['15/03/2021', '2021-03-15'],
    ['13/15/2021', '2021-15-13'],
    ['soon', 'soon'],
  ])('%s is read as %s', (typed, read) => expect(readPartialDate(typed)).toBe(read))

  it('in two digits is no month of a year where it may be a day', () => {
    expect(['12 Nov', '5.12', '08/21'].map(readPartialDate).some((date) => /^\d{4}/.test(date))).toBe(false)
  })
})

describe('a date of a career', () => {
  it.each([
    ['Aug 21', '2021-08'],
    ['August ’21', '2021-08'],
    ["Sept. '09", '2009-09'],
    ['Aug-21', '2021-08'],
    ['Mrz. 98', '1998-03'],
    ['Mai 20', '2020-05'],
    ['08/21', '2021-08'],
    ['8 / 21', '2021-08'],
    ['03.21', '2021-03'],
    ['August 2021', '2021-08'],
    ['5.3.2021', '2021-03-05'],
    ['2021', '2021'],
    // A day without its year, and what is no month.
    ['12 Nov', null],
    ['08-21', null],
    ['13/21', null],
    ['00/21', null],
    ['21/08', null],
    ['Yule 21', null],
    ['8/21/21', null],
    ['Aug 211', null],
    ['21', null],
    ['', null],
  ])('“%s” is %s', (typed, date) => expect(readCareerDate(typed)).toBe(date))

  it.each(['now', 'Present', 'heute', ' aktuell ', 'currently', 'to date', 'andauernd'])('“%s” is until today', (typed) =>
    expect(isNow(typed)).toBe(true),
  )
  it.each(['2021', 'nowhere', ''])('“%s” is not', (typed) => expect(isNow(typed)).toBe(false))
})

describe('a stretch of a career', () => {
  const lasts = (startDate: string) => ({ startDate, endDate: null, isOngoing: true })
  const ended = (startDate: string, endDate: string) => ({ startDate, endDate, isOngoing: false })
  it.each([
    ['Aug 21 – Sep 23', ended('2021-08', '2023-09')],
    ['Aug. 21 - Sept. 23', ended('2021-08', '2023-09')],
    ['08/21-09/23', ended('2021-08', '2023-09')],
    ['08.21–09.23', ended('2021-08', '2023-09')],
    ['Aug-21 to Sep-23', ended('2021-08', '2023-09')],
    ['von März 98 bis Okt 01', ended('1998-03', '2001-10')],
    ['August 2021 – September 2023', ended('2021-08', '2023-09')],
    ['2021-08 – 2023-09', ended('2021-08', '2023-09')],
    ['2021-2023', ended('2021', '2023')],
    ['Aug. 21 – heute', lasts('2021-08')],
    ['08/21 bis jetzt', lasts('2021-08')],
    ['Aug 21 – present', lasts('2021-08')],
    ['2019 to date', lasts('2019')],
    ['seit 08/21', lasts('2021-08')],
    ['since August 2021', lasts('2021-08')],
  ])('“%s” is from when to when', (typed, span) => expect(readCareerSpan(typed)).toEqual(span))

  it.each(['Aug 21', '2021-03', '2021-03-05', '03-2021', '08-21', 'Sep 23 – Aug 21', 'soon – Sep 23', 'Aug 21 – soon', 'today', ''])(
    '“%s” is none',
    (typed) => expect(readCareerSpan(typed)).toBeNull(),
  )
})
