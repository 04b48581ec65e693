import { expect, it } from 'vitest'
import type { DayEvent } from './day-event.ts'
import { eventDays, linesOn, stretchOf } from './lines.ts'

const event = (title: string, startDate: string, more: Partial<DayEvent> = {}): DayEvent => ({
  ...{ kind: null, title, color: undefined, href: null, details: '' },
  ...{ startDate, endDate: startDate, startTime: null, endTime: null, ...more },
})

it('tells events by day, what takes the whole day first', () => {
  const call = event('Call', '2026-03-06', { startTime: '09:00', endTime: '09:30' })
  const days = eventDays(
    [call, event('Holiday', '2026-03-06'), event('Dentist', '2026-03-05', { startTime: '08:00', endTime: '08:00' })],
    '2026-03-05',
  )
  expect(days.map(({ day, lines }) => [day, lines.map(({ event }) => event.title)])).toEqual([
    ['2026-03-05', ['Dentist']],
    ['2026-03-06', ['Holiday', 'Call']],
  ])
  expect(days[1]?.lines[1]).toMatchObject({ from: '09:00', until: '09:30', untilDay: null })
})

it('has what goes on, on each day of a grid', () => {
  const trip = event('Trip', '2026-03-03', { endDate: '2026-03-05', startTime: '21:00', endTime: '06:00' })
  const all = [event('Dentist', '2026-03-05', { startTime: '08:00', endTime: '08:30' }), trip]
  const told = (day: string) => linesOn(all, day).map(({ event, from }) => [event.title, from])
  expect(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'].map(told)).toEqual([
    [],
    [['Trip', '21:00']],
    [['Trip', null]],
    [
      ['Trip', null],
      ['Dentist', '08:00'],
    ],
    [],
  ])
})

it('tells what goes on once, on the first of the days, with the day it ends', () => {
  const trip = event('Trip', '2026-03-03', { endDate: '2026-03-09', startTime: '21:00', endTime: '06:00' })
  expect(eventDays([trip], '2026-03-05')).toEqual([
    { day: '2026-03-05', lines: [{ event: trip, from: null, until: null, untilDay: '2026-03-09' }] },
  ])
  expect(eventDays([trip], '2026-03-01')[0]?.lines[0]).toMatchObject({ from: '21:00', until: null, untilDay: '2026-03-09' })
  expect(eventDays([trip], '2026-03-09')[0]?.lines[0]).toMatchObject({ from: null, until: '06:00', untilDay: null })
})

const stretchesOn = (day: string, ...events: DayEvent[]) => linesOn(events, day).map(stretchOf)

it('stands among the hours from its beginning to its end, or with no known end', () => {
  const at = (startTime: string | null, endTime: string | null) => event('Talk', '2026-03-05', { startTime, endTime })
  const told = (startTime: string | null, endTime: string | null) => stretchesOn('2026-03-05', at(startTime, endTime))[0]
  expect(told('14:00', '14:45')).toEqual({ time: '14:00', minutes: 45 })
  expect(told('08:00', '08:00')).toEqual({ time: '08:00', minutes: 0 })
  expect(told('10:30', null)).toEqual({ time: '10:30', minutes: null })
  // The end of a day is of that day.
  expect(told('22:00', '00:00')).toEqual({ time: '22:00', minutes: 120 })
  expect(told('00:00', '00:00')).toBeNull()
  expect(told(null, null)).toBeNull()
})

it('stands among the hours of both days where it goes past midnight, and of none where it takes a day or longer', () => {
  const night = event('Flight', '2026-03-03', { endDate: '2026-03-04', startTime: '21:00', endTime: '06:00' })
  expect(stretchesOn('2026-03-03', night)).toEqual([{ time: '21:00', minutes: 180 }])
  expect(stretchesOn('2026-03-04', night)).toEqual([{ time: '00:00', minutes: 360 }])
  const fair = { ...night, title: 'Fair', endDate: '2026-03-05' }
  const watch = { ...night, title: 'Watch', endTime: '21:00' }
  for (const day of ['2026-03-03', '2026-03-04', '2026-03-05']) expect(stretchesOn(day, fair)).toEqual([null])
  for (const day of ['2026-03-03', '2026-03-04']) expect(stretchesOn(day, watch)).toEqual([null])
})
