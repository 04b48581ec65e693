import { expect, it } from 'vitest'
import { createCalendarReader } from './calendar-reader.ts'
import type { ReaderOptions } from './process-reader.ts'

const span = { from: '2026-03-01', before: '2026-05-01' }

const readerWith = (options: Partial<ReaderOptions> = {}) =>
  createCalendarReader({ entry: new URL('./test-calendar-entry.ts', import.meta.url), ...options })

const calendar = (...lines: string[]) => new TextEncoder().encode(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'))

it('reads a calendar in a process of its own', async () => {
  const day = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20260305', 'END:VEVENT']
  const { events } = await readerWith().read(calendar(...day), span, 'ines')
  expect(events).toMatchObject([{ title: 'Holiday', sort: 'day', start: '2026-03-05', end: '2026-03-06' }])
})

it('says what is no calendar', async () => {
  await expect(readerWith().read(new TextEncoder().encode('<p>Sign in'), span, 'ines')).rejects.toMatchObject({
    code: 'unsupported-format',
  })
})

it('reads one at a time for each account, however many it has', async () => {
  const reader = readerWith({ most: 2 })
  const day = calendar('BEGIN:VEVENT', 'UID:1', 'DTSTART;VALUE=DATE:20260305', 'END:VEVENT')
  const own = Array.from({ length: 3 }, () => reader.read(day, span, 'ines'))
  const other = reader.read(day, span, 'ruth')
  const results = await Promise.allSettled([...own, other])
  expect(results.map((result) => (result.status === 'fulfilled' ? 'read' : result.reason.code))).toEqual([
    ...['read', 'read', 'rate-limited'],
    'read',
  ])
})

it('gives up what takes too much, and goes on meanwhile', async () => {
  const series = (uid: number) => ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART:19700101T000000Z', 'RRULE:FREQ=HOURLY;INTERVAL=7', 'END:VEVENT']
  const endless = calendar(...Array.from({ length: 3_000 }, (_, uid) => series(uid)).flat())
  let ticks = 0
  const ticking = setInterval(() => ticks++, 10)
  await expect(readerWith({ seconds: 1 }).read(endless, span, 'ines')).rejects.toMatchObject({ code: 'too-large' })
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(20)
})
