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
