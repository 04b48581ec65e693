import { describe, expect, it } from 'vitest'
import { periodIn } from './period.ts'

/** As `start – end`, `start –` where it lasts, and a date alone as itself. */
function told(text: string): string | null {
  const found = periodIn(text)
  if (!found) return null
  const { startDate, endDate, isOne } = found.period
  return isOne && startDate === endDate ? startDate : `${startDate} –${endDate ? ` ${endDate}` : ''}`
}

describe('the dates of a line of a CV', () => {
  it.each([
    ['March 2021 – September 2023', '2021-03 – 2023-09'],
    ['Mar. 2021 - Sept. 2023', '2021-03 – 2023-09'],
    ['Mrz 2021 bis Okt 2023', '2021-03 – 2023-10'],
    ['Aug 21 – Sep 23', '2021-08 – 2023-09'],
    ['Aug ’21 to Sept. ’23', '2021-08 – 2023-09'],
    ['Aug-21 – Sep-23', '2021-08 – 2023-09'],
    ['von März 98 bis Okt 01', '1998-03 – 2001-10'],
    ['08/21-09/23', '2021-08 – 2023-09'],
    ['08.21 – 09.23', '2021-08 – 2023-09'],
    ['10/2019 – 03/21', '2019-10 – 2021-03'],
    ['09/2019 - 12/2020', '2019-09 – 2020-12'],
    ['9 / 2019 until 12 / 2020', '2019-09 – 2020-12'],
    ['09-2019 – 12-2020', '2019-09 – 2020-12'],
    ['01.09.2019 bis zum 31.08.2022', '2019-09-01 – 2022-08-31'],
    ['1. 9. 2019 – 31. 8. 2022', '2019-09-01 – 2022-08-31'],
    ['1. September 2019 – 31. August 2022', '2019-09-01 – 2022-08-31'],
    ['May 5, 2021 – June 6th, 2022', '2021-05-05 – 2022-06-06'],
    ['03/15/2021 - 04/20/2022', '2021-03-15 – 2022-04-20'],
    ['15/03/2021 - 20/04/2022', '2021-03-15 – 2022-04-20'],
    ['2019-09 – 2020-12', '2019-09 – 2020-12'],
    ['2019-09-01 – 2020-12-31', '2019-09-01 – 2020-12-31'],
    ['2019/09 – 2020/12', '2019-09 – 2020-12'],
    ['from 2016 to 2019', '2016 – 2019'],
    ['2016–2019', '2016 – 2019'],
    ['2016/2019', '2016 – 2019'],
    ['2016 – 03/2019', '2016 – 2019-03'],
    ['2016-03/2019', '2016 – 2019-03'],
  ])('“%s” are from one to another', (text, read) => expect(told(text)).toBe(read))

  it.each([
    ['2019/20', '2019 – 2020'],
    ['2009/10', '2009 – 2010'],
    ['2019-20', '2019 – 2020'],
    ['2019–21', '2019 – 2021'],
    ['from 2009–12', '2009 – 2012'],
    ['1998–01', '1998 – 2001'],
    ['1999/00', '1999 – 2000'],
  ])('“%s” are years, the last of two digits', (text, read) => expect(told(text)).toBe(read))

  it.each([
    ['Mar – Sep 2021', '2021-03 – 2021-09'],
    ['Mai – Juli 2020', '2020-05 – 2020-07'],
    ['Aug 10 – Sep 23, 2019', '2019-08-10 – 2019-09-23'],
    ['10. August – 23. September 2019', '2019-08-10 – 2019-09-23'],
  ])('“%s” have their year said once', (text, read) => expect(told(text)).toBe(read))

  it.each([
    ['Mar 2023 – Present', '2023-03 –'],
    ['Mar 2023 – now', '2023-03 –'],
    ['Mar 2023 – today', '2023-03 –'],
    ['Mar 2023 – current', '2023-03 –'],
    ['Mar 2023 – currently', '2023-03 –'],
    ['Mar 2023 – ongoing', '2023-03 –'],
    ['Mar 2023 – to date', '2023-03 –'],
    ['2019 to date', '2019 –'],
    ['04/2021 – heute', '2021-04 –'],
    ['08/21 – heute', '2021-08 –'],
    ['04/2021 bis jetzt', '2021-04 –'],
    ['04/2021 – aktuell', '2021-04 –'],
    ['04/2021 – laufend', '2021-04 –'],
    ['04/2021 – andauernd', '2021-04 –'],
    ['since Aug 21', '2021-08 –'],
    ['since March 2021', '2021-03 –'],
    ['since 2019-09', '2019-09 –'],
    ['from 03/2021', '2021-03 –'],
    ['seit 08/21', '2021-08 –'],
    ['seit März 2021', '2021-03 –'],
    ['ab 2021', '2021 –'],
  ])('“%s” last', (text, read) => expect(told(text)).toBe(read))

  it.each([
    ['2021', '2021'],
    ['2019-09', '2019-09'],
    ['2021-03-05', '2021-03-05'],
    ['07/2022', '2022-07'],
    ['15.03.2021', '2021-03-15'],
    ['July 2022', '2022-07'],
    ['Jul 22', '2022-07'],
    ['May 5, 2021', '2021-05-05'],
    ['5 May 2021', '2021-05-05'],
    // The day is not for certain, or the calendar has none: the year is.
    ['05/03/2021', '2021'],
    ['31.02.2020', '2020'],
  ])('“%s” is one', (text, read) => expect(told(text)).toBe(read))

  it.each([
    ['2021 – 2004', '2021 – 2004'],
    ['Sep 23 – Aug 21', '2023-09 – 2021-08'],
  ])('“%s” are left as they stand, for the person to be told', (text, read) => expect(told(text)).toBe(read))

  it.each(['6.12', '24/12', '01/08/05', '01/08/05 – heute', 'seit 08/05/21', '2021%', 'Room 12021', 'a planner', ''])(
    '“%s” are none',
    (text) => expect(told(text)).toBeNull(),
  )

  it.each([
    ['Analyst, Tallowby (Mar 2021 – Sep 2023)', 'Analyst, Tallowby'],
    ['08/2012 – 07/2015\tBäcker, Halm', 'Bäcker, Halm'],
    ['Analyst | May 5, 2021 – Present | Leeds', 'Analyst\tLeeds'],
    ['CPIM, May 5, 2021', 'CPIM'],
  ])('are taken out of “%s”', (text, rest) => expect(periodIn(text)?.rest).toBe(rest))
})
