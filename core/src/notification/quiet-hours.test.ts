import { describe, expect, it } from 'vitest'
import { nextTimeOfDay, quietUntil } from './quiet-hours.ts'

const night = { from: '21:30', to: '07:00' }
const at = (text: string) => Temporal.Instant.from(text)

describe('quiet hours', () => {
  it.each([
    ['in the evening', '2026-03-05T21:00:00Z', '2026-03-06T06:00:00.000Z'],
    ['as they begin', '2026-03-05T20:30:00Z', '2026-03-06T06:00:00.000Z'],
    ['after midnight', '2026-03-06T02:00:00Z', '2026-03-06T06:00:00.000Z'],
    ['not a moment before', '2026-03-05T20:29:59.999Z', null],
    ['not as they end', '2026-03-06T06:00:00Z', null],
    ['not by day', '2026-03-06T12:00:00Z', null],
  ])('over midnight hold %s', (_, instant, end) => {
    expect(quietUntil(at(instant), night, 'Europe/Berlin')).toBe(end)
  })

  it('end by the wall clock in the night that clocks are put forward, and in the one they are put back', () => {
    expect(quietUntil(at('2026-03-28T23:00:00Z'), night, 'Europe/Berlin')).toBe('2026-03-29T05:00:00.000Z')
    expect(quietUntil(at('2026-10-24T23:00:00Z'), night, 'Europe/Berlin')).toBe('2026-10-25T06:00:00.000Z')
  })

  it('that lie in the hour which is left out are over when it would be', () => {
    const gone = { from: '02:00', to: '03:00' }
    expect(quietUntil(at('2026-03-29T00:30:00Z'), gone, 'Europe/Berlin')).toBeNull()
    expect(quietUntil(at('2026-03-29T01:30:00Z'), gone, 'Europe/Berlin')).toBeNull()
    expect(quietUntil(at('2026-03-30T00:30:00Z'), gone, 'Europe/Berlin')).toBe('2026-03-30T01:00:00.000Z')
  })

  it('within a day hold within it', () => {
    const noon = { from: '12:00', to: '13:00' }
    expect(quietUntil(at('2026-03-05T11:30:00Z'), noon, 'Europe/Berlin')).toBe('2026-03-05T12:00:00.000Z')
    expect(quietUntil(at('2026-03-05T13:30:00Z'), noon, 'Europe/Berlin')).toBeNull()
    expect(quietUntil(at('2026-03-05T11:30:00Z'), null, 'Europe/Berlin')).toBeNull()
  })
})

describe('the next time of day', () => {
  it.each([
    ['later that day', '2026-03-05T05:00:00Z', '2026-03-05T06:00:00.000Z'],
    ['tomorrow once it has come', '2026-03-05T06:00:00Z', '2026-03-06T06:00:00.000Z'],
    ['by the new clock in spring', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['by the new clock in autumn', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('is %s', (_, instant, next) => {
    expect(nextTimeOfDay(at(instant), '07:00', 'Europe/Berlin')).toBe(next)
  })

  it('that is left out comes when the clock has passed it', () => {
    expect(nextTimeOfDay(at('2026-03-28T12:00:00Z'), '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  })
})
