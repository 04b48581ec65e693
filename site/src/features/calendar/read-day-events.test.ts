import type { CalendarClient } from '@throughline/client/calendar'
import type { Days } from '@throughline/core/task'
import { expect, it } from 'vitest'
import { readDayEvents } from './read-day-events.ts'

const week = { from: '2026-03-02', before: '2026-03-09' }
const month = { ...week, before: '2026-04-02' }

/** A client that says which days it was asked for. */
function asked(subscriptions: number) {
  const own: Days[] = []
  const outside: Days[] = []
  const noting = (noted: Days[]) => async (days: Days) => {
    noted.push(days)
    return []
  }
  const client = {
    appointments: { list: noting(own) },
    outsideCalendars: {
      list: async () => Array.from({ length: subscriptions }, (_, n) => ({ id: `calendar-${n}` })),
      events: noting(outside),
    },
  } as unknown as CalendarClient
  return { client, own, outside }
}

it('asks for interviews and meetings further ahead than for what other calendars hold', async () => {
  const { client, own, outside } = asked(1)
  expect(await readDayEvents(client, month, week)).toEqual({ ...month, events: [], hasCalendars: true })
  expect([own, outside]).toEqual([[month], [week]])
})

it('asks for all of the same days where nobody says otherwise, and no calendar where there is none', async () => {
  const some = asked(1)
  await readDayEvents(some.client, month)
  expect([some.own, some.outside]).toEqual([[month], [month]])
  const none = asked(0)
  expect(await readDayEvents(none.client, month)).toMatchObject({ hasCalendars: false })
  expect([none.own, none.outside]).toEqual([[month], []])
})
