import { describe, expect, it } from 'vitest'
import { calendarsIn, componentsIn } from './jcal.ts'
import { Zones } from './zones.ts'

const zonesWith = (...changes: string[]) => {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTIMEZONE', 'TZID:Own', ...changes, 'END:VTIMEZONE', 'END:VCALENDAR'].join('\r\n')
  return new Zones(calendarsIn(text).flatMap((calendar) => componentsIn(calendar, 'vtimezone')))
}
const change = (sort: 'STANDARD' | 'DAYLIGHT', from: string, to: string, start: string, rule = '') =>
  [`BEGIN:${sort}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...(rule ? [`RRULE:${rule}`] : []), `END:${sort}`].join(
    '\r\n',
  )
const summer = change('DAYLIGHT', '+0300', '+0400', '16010101T020000', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3')
const winter = change('STANDARD', '+0400', '+0300', '16010101T030000', 'FREQ=YEARLY;BYMONTHDAY=25,26,27,28,29,30,31;BYDAY=SU;BYMONTH=10')

describe('a zone that only the file knows', () => {
  it('has its summer and winter', () => {
    const zones = zonesWith(summer, winter)
    expect(zones.instantIn('Own', '2026-07-01T12:00')).toBe('2026-07-01T08:00:00.000Z')
    expect(zones.instantIn('Own', '2026-12-01T12:00')).toBe('2026-12-01T09:00:00.000Z')
    expect(zones.instantIn('Own', '9990-07-01T12:00')).toBe('9990-07-01T08:00:00.000Z')
  })

  it('is not gone through when its rules say that clocks change all the time, or never', () => {
    for (const rule of [
      'FREQ=SECONDLY',
      'FREQ=DAILY',
      'FREQ=YEARLY;BYMONTH=1,2,3;BYDAY=SU',
      'FREQ=YEARLY;BYSECOND=0,1',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=YEARLY;INTERVAL=1000000',
    ])
      expect(zonesWith(change('STANDARD', '+0000', '+0100', '00010101T000000', rule)).instantIn('Own', '2026-07-01T12:00'), rule).toBeNull()
    const many = Array.from({ length: 30 }, () => winter)
    expect(zonesWith(...many).instantIn('Own', '2026-07-01T12:00')).toBeNull()
  })
})
