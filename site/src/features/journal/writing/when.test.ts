import { expect, it } from 'vitest'
import { momentAt, timeOf, whenWords } from './when.ts'

const here = { today: '2026-11-12', locale: 'en-GB', timeZone: 'Europe/Vienna', dayStart: 4 }
const evening = { entryDate: '2026-11-12', entryAt: '2026-11-12T17:40:00.000Z', timeZone: 'Europe/Vienna' }
const night = { ...evening, entryAt: '2026-11-13T00:10:00.000Z' }

it('names the day and the time', () => {
  expect(whenWords(evening, here)).toEqual({ day: 'Thursday 12 November', time: '18:40', note: null, zone: null })
})

it('says of a night that it belongs to the day before', () => {
  expect(whenWords(night, here)).toMatchObject({ day: 'Thursday 12 November', time: '01:10', note: 'belongs to yesterday' })
  expect(whenWords(night, { ...here, today: '2027-02-01' }).note).toBe('belongs to the day before')
})

it('says when it was written where it is about another day', () => {
  expect(whenWords({ ...evening, entryDate: '2026-11-09' }, here)).toMatchObject({ time: null, note: 'written Thu 12 Nov' })
})

it('names the zone once the person is elsewhere, on the clock that was there', () => {
  expect(whenWords(evening, { ...here, timeZone: 'America/New_York' })).toMatchObject({ time: '18:40', zone: 'in Vienna' })
})

it('takes a time of the night as the morning after', () => {
  expect(momentAt(evening, '18:40', 4)).toBe(evening.entryAt)
  expect(momentAt(evening, '01:10', 4)).toBe(night.entryAt)
  expect(momentAt(evening, '01:10', 0)).toBe('2026-11-12T00:10:00.000Z')
  expect(timeOf(night)).toBe('01:10')
})
