import { type FakeOutbound, fakeActor, fakeClock, fakeOutbound, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { accounts, deletions, usualNotifications } from '../../account/index.ts'
import { noShortcuts } from '../../account/shortcuts.ts'
import { newEnvelope } from '../../kernel/index.ts'
import { refreshNow, subscribeToCalendar, unsubscribeFromCalendar } from './change-subscription.ts'
import { monthId } from './months.ts'
import { readCalendar } from './read-calendar.ts'
import { listCalendarEvents } from './read-events.ts'
import { CALENDAR_JOB, refreshCalendars, scheduleRefresh } from './refresh.ts'
import { calendarMonths, calendarSubscriptions } from './schema.ts'

const URL = 'https://calendar.example/ines.ics'
const march = { from: '2026-03-01', before: '2026-04-01' }

const ics = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-CALNAME:Ines',
    ...events.flatMap((lines, i) => ['BEGIN:VEVENT', `UID:${i}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const dentist = ['SUMMARY:Dentist', 'DTSTART:20260305T083000Z', 'DURATION:PT30M']
const standup = ['SUMMARY:Standup', 'DTSTART;TZID=Europe/Berlin:20260301T090000', 'RRULE:FREQ=DAILY']

async function calendarDeps(timeZone = 'Europe/Berlin') {
  let read = 0
  const outbound: FakeOutbound = fakeOutbound()
  const actor = fakeActor({ timeZone })
  const deps = {
    ...createMemoryStorage({ kinds: [accounts, deletions, calendarSubscriptions, calendarMonths] }),
    clock: fakeClock(),
    ids: sequentialIds(),
    actor,
    outbound,
    secrets: { create: () => 'secret', digest: (text: string) => `digest of ${text.length} ${text.slice(-300)}`, keyed: () => '0' },
    calendarReader: {
      async read(content: Uint8Array, span: { from: string; before: string }) {
        read++
        return readCalendar(content, span)
      },
    },
  }
  const account = {
    ...newEnvelope(actor.accountId, '2026-03-01T09:00:00.000Z'),
    ...{
      email: 'ines@post.example',
      name: 'Ines',
      timeZone,
      weekStart: 1,
      dayStart: 0,
      locale: 'en-GB',
      language: null,
      theme: 'system' as const,
    },
    ...{ notifications: usualNotifications, shortcuts: noShortcuts },
  }
  await deps.store.save(actor.space, accounts, account, { expectedVersion: 0 })
  return { ...deps, readTimes: () => read }
}

type Deps = Awaited<ReturnType<typeof calendarDeps>>

async function subscribed(text = ics(dentist), headers: Record<string, string> = {}) {
  const deps = await calendarDeps()
  deps.outbound.answer(URL, { text, headers })
  const subscription = await subscribeToCalendar(deps, { url: URL.replace('https', 'webcal') })
  return { deps, subscription }
}

const titles = async (deps: Deps, days = march) => (await listCalendarEvents(deps, days)).map(({ title }) => title)
const current = (deps: Deps, id: string) => deps.store.get(deps.actor.space, calendarSubscriptions, id)

describe('subscribing to a calendar', () => {
  it('reads it at once, and calls it as it calls itself', async () => {
    const { deps, subscription } = await subscribed()
    expect(subscription).toMatchObject({ url: URL, name: 'Ines', eventCount: 1, fault: null, refreshedAt: '2026-03-05T09:00:00.000Z' })
    expect(await listCalendarEvents(deps, march)).toMatchObject([
      {
        title: 'Dentist',
        startDate: '2026-03-05',
        endDate: '2026-03-05',
        startTime: '09:30',
        endTime: '10:00',
        subscriptionId: subscription.id,
      },
    ])
  })

  it.each([
    ['refused-address', 'refused-address'],
    ['too-large', 'too-large'],
    ['too-many-redirects', 'unreachable'],
    [{ status: 404 }, 'gone'],
    [{ status: 403 }, 'denied'],
    [{ status: 500 }, 'unreachable'],
    [{ text: '<p>Sign in' }, 'not-a-calendar'],
  ] as const)('says why it is not one: %j', async (how, code) => {
    const deps = await calendarDeps()
    deps.outbound.answer(URL, how)
    await expect(subscribeToCalendar(deps, { url: URL })).rejects.toMatchObject({ details: { faults: [{ pointer: '/url', code }] } })
    expect(await deps.store.count(deps.actor.space, calendarSubscriptions.queries.all, {})).toBe(0)
  })

  it.each(['calendar.example/ines.ics', 'file:///etc/passwd', 'https://', 'javascript:alert(1)', 'webcal:calendar.example'])(
    'takes no address such as %s',
    async (url) => {
      const deps = await calendarDeps()
      await expect(subscribeToCalendar(deps, { url })).rejects.toMatchObject({
        details: { faults: [{ pointer: '/url', code: 'invalid_address' }] },
      })
      expect(deps.outbound.asked).toEqual([])
    },
  )

  it('ends with all that was read', async () => {
    const { deps, subscription } = await subscribed(ics(standup))
    await unsubscribeFromCalendar(deps, subscription.id)
    expect(await titles(deps)).toEqual([])
    expect(await deps.store.count(deps.actor.space, calendarMonths.queries.all, {})).toBe(0)
    deps.clock.advance({ hours: 5 })
    await refreshCalendars(deps)
    expect(deps.outbound.asked).toHaveLength(1)
  })
})

describe('days with outside calendars', () => {
  it('see times by the clock of the person, over its change', async () => {
    const { deps } = await subscribed(ics(standup))
    const times = await listCalendarEvents(deps, { from: '2026-03-27', before: '2026-03-31' })
    expect(times.map(({ startDate, startTime, startsAt }) => [startDate, startTime, startsAt])).toEqual([
      ['2026-03-27', '09:00', '2026-03-27T08:00:00.000Z'],
      ['2026-03-28', '09:00', '2026-03-28T08:00:00.000Z'],
      ['2026-03-29', '09:00', '2026-03-29T07:00:00.000Z'],
      ['2026-03-30', '09:00', '2026-03-30T07:00:00.000Z'],
    ])
    const elsewhere = { ...deps, actor: { ...deps.actor, timeZone: 'Pacific/Auckland' } }
    const [first] = await listCalendarEvents(elsewhere, { from: '2026-03-27', before: '2026-03-28' })
    expect([first?.startDate, first?.startTime]).toEqual(['2026-03-27', '21:00'])
  })

  it('see what is of several days on each of them, and what crosses a month in both', async () => {
    const { deps } = await subscribed(
      ics(
        ['SUMMARY:Trip', 'DTSTART;VALUE=DATE:20260330', 'DTEND;VALUE=DATE:20260403'],
        ['SUMMARY:Night', 'DTSTART:20260331T210000Z', 'DTEND:20260401T040000Z'],
        ['SUMMARY:Until midnight', 'DTSTART;TZID=Europe/Berlin:20260310T200000', 'DTEND;TZID=Europe/Berlin:20260311T000000'],
      ),
    )
    const on = (day: string, before: string) => titles(deps, { from: day, before })
    expect(await on('2026-04-02', '2026-04-03')).toEqual(['Trip'])
    expect(await on('2026-04-03', '2026-04-04')).toEqual([])
    expect(await on('2026-03-31', '2026-04-01')).toEqual(['Trip', 'Night'])
    expect(await on('2026-04-01', '2026-04-02')).toEqual(['Trip', 'Night'])
    expect(await on('2026-03-11', '2026-03-12')).toEqual([])
  })
})

describe('refreshing', () => {
  it('comes when the server says, between a quarter of an hour and a day', async () => {
    for (const [headers, minutes] of [
      [{}, 60],
      [{ 'cache-control': 'private, max-age=60' }, 15],
      [{ 'cache-control': 'max-age=7200' }, 120],
      [{ 'cache-control': 'max-age=999999999' }, 24 * 60],
      [{ date: 'Thu, 05 Mar 2026 09:00:00 GMT', expires: 'Thu, 05 Mar 2026 12:00:00 GMT' }, 180],
    ] as const) {
      const { deps } = await subscribed(ics(dentist), headers as Record<string, string>)
      deps.clock.advance({ minutes: 16 })
      await refreshCalendars(deps)
      expect(deps.outbound.asked).toHaveLength(2)
      deps.clock.advance({ minutes: minutes - 1 })
      await refreshCalendars(deps)
      expect(deps.outbound.asked).toHaveLength(2)
      deps.clock.advance({ minutes: 1 })
      await refreshCalendars(deps)
      expect(deps.outbound.asked).toHaveLength(3)
    }
  })

  it('shows what has changed, and only then tells pages that are open', async () => {
    const { deps, subscription } = await subscribed()
    const head = await deps.store.head(deps.actor.space)
    await refreshNow(deps, subscription.id)
    expect([deps.readTimes(), await deps.store.head(deps.actor.space)]).toEqual([1, head])
    deps.outbound.answer(URL, { text: ics(['SUMMARY:Doctor', 'DTSTART:20260306T083000Z']) })
    await refreshNow(deps, subscription.id)
    expect(await titles(deps)).toEqual(['Doctor'])
    expect(await deps.store.head(deps.actor.space)).toBeGreaterThan(head)
  })

  it('asks whether it has changed, as its server names its state', async () => {
    const { deps, subscription } = await subscribed(ics(dentist), { etag: '"one"' })
    deps.outbound.answer(URL, { status: 304 })
    deps.clock.advance({ hours: 1 })
    const after = await refreshNow(deps, subscription.id)
    expect(deps.outbound.asked.at(-1)?.headers).toMatchObject({ 'if-none-match': '"one"' })
    expect(after).toMatchObject({ etag: '"one"', fault: null, refreshedAt: '2026-03-05T10:00:00.000Z' })
    expect(await titles(deps)).toEqual(['Dentist'])
  })

  it('tells the months to come anew when there is another, though nothing has changed', async () => {
    const { deps, subscription } = await subscribed(ics(standup), { etag: '"one"' })
    deps.clock.advance({ hours: 24 * 40 })
    const after = await refreshNow(deps, subscription.id)
    expect(deps.outbound.asked.at(-1)?.headers).not.toHaveProperty('if-none-match')
    expect([deps.readTimes(), after.keptFrom]).toEqual([2, '2025-10-01'])
    expect(await titles(deps, { from: '2027-10-30', before: '2027-10-31' })).toEqual(['Standup'])
    expect(await deps.store.count(deps.actor.space, calendarMonths.queries.all, {})).toBeLessThanOrEqual(25)
  })

  it('keeps what was read while its server is away, says why, and asks less and less', async () => {
    const { deps, subscription } = await subscribed()
    deps.outbound.answer(URL, 'too-slow')
    deps.clock.advance({ minutes: 15 })
    for (const minutes of [15, 30, 60, 120]) {
      await refreshCalendars(deps)
      const asked = deps.outbound.asked.length
      deps.clock.advance({ minutes: minutes - 1 })
      await refreshCalendars(deps)
      expect(deps.outbound.asked.length, `${minutes}`).toBe(asked)
      deps.clock.advance({ minutes: 1 })
    }
    expect(await current(deps, subscription.id)).toMatchObject({ fault: 'too-slow', failures: 4 })
    expect(await titles(deps)).toEqual(['Dentist'])
    deps.outbound.answer(URL, { text: ics(dentist) })
    expect(await refreshNow(deps, subscription.id)).toMatchObject({ fault: null, failures: 0 })
  })

  it('rests while the account is to be deleted', async () => {
    const { deps } = await subscribed()
    const { space } = deps.actor
    const leaving = { ...newEnvelope(space, '2026-03-05T09:00:00.000Z'), purgeAt: '2026-03-19T09:00:00.000Z' } as never
    await deps.store.save(space, deletions, leaving, { expectedVersion: 0 })
    deps.clock.advance({ hours: 2 })
    await refreshCalendars(deps)
    expect(deps.outbound.asked).toHaveLength(1)
    await deps.store.erase(space, deletions, space)
    deps.clock.advance({ hours: 24 })
    await refreshCalendars(deps)
    expect(deps.outbound.asked).toHaveLength(2)
  })

  it('is done by one of two that come at once', async () => {
    const { deps } = await subscribed()
    deps.clock.advance({ minutes: 20 })
    await Promise.all([refreshCalendars(deps), refreshCalendars(deps)])
    expect(deps.outbound.asked).toHaveLength(2)
  })

  it('comes to everybody in turn, however many slow addresses one has', async () => {
    const { deps, subscription } = await subscribed()
    const account = (await deps.store.get(deps.actor.space, accounts, deps.actor.accountId))!
    const anew = (n: number) => ({ ...subscription, id: `019a9b70-2000-7cc0-8000-0123456789${n + 10}`, version: 1 })
    const own = { ...anew(40), url: 'https://quick.example/ruth.ics' }
    const ruth = `019a9b70-2000-7cc0-8000-012345678901`
    await deps.store.save(ruth, accounts, { ...account, id: ruth, email: 'ruth@post.example', version: 1 }, { expectedVersion: 0 })
    await deps.store.save(ruth, calendarSubscriptions, own, { expectedVersion: 0 })
    for (let n = 0; n < 19; n++) {
      const slow = { ...anew(n), url: `https://slow.example/${n}.ics` }
      await deps.store.save(deps.actor.space, calendarSubscriptions, slow, { expectedVersion: 0 })
      await scheduleRefresh(deps, deps.actor.space, slow.id, '2026-03-05T08:00:00.000Z')
    }
    await scheduleRefresh(deps, ruth, own.id, '2026-03-05T08:59:00.000Z')
    const began = deps.clock.now()
    const asked = new Map<string, number>()
    deps.outbound.answer(own.url, { text: ics(dentist) })
    const { send } = deps.outbound
    deps.outbound.send = async (request) => {
      asked.set(request.url, deps.clock.now().since(began).total('seconds'))
      if (request.url.includes('slow')) deps.clock.advance({ seconds: 15 })
      return send(request)
    }
    while (asked.size < 20) {
      await refreshCalendars(deps)
      deps.clock.advance({ seconds: 10 })
    }
    expect(asked.get(own.url)).toBeLessThanOrEqual(30)
    expect((await deps.store.get(ruth, calendarSubscriptions, own.id))?.fault).toBeNull()
  })

  it('leaves nothing of a calendar that was ended meanwhile', async () => {
    const { deps, subscription } = await subscribed()
    deps.outbound.answer(URL, { text: ics(standup) })
    const { read } = deps.calendarReader
    deps.calendarReader.read = async (...asked) => {
      await unsubscribeFromCalendar(deps, subscription.id)
      return read(...asked)
    }
    await refreshNow(deps, subscription.id).catch(() => {})
    expect(await deps.store.count(deps.actor.space, calendarMonths.queries.all, {})).toBe(0)
  })

  it('is asked for no more subscriptions than one may have, however many an archive brought', async () => {
    const { deps, subscription } = await subscribed()
    for (let n = 0; n < 30; n++) {
      const brought = calendarSubscriptions.archive?.anew(subscription, { of: (id) => id, within: (id) => id })
      const id = `019a9b70-2000-7cc0-8000-0123456789${n + 10}`
      await deps.store.save(deps.actor.space, calendarSubscriptions, { ...brought!, id, version: 1 }, { expectedVersion: 0 })
    }
    await listCalendarEvents(deps, march)
    expect(await deps.queue.claim([CALENDAR_JOB], { now: '2026-04-01T00:00:00.000Z', leaseMs: 1, limit: 100 })).toHaveLength(20)
  })

  it('lists no more than anybody reads', async () => {
    const { deps, subscription } = await subscribed()
    const id = monthId(subscription.id, '2026-03')
    const [event] = (await deps.store.get(deps.actor.space, calendarMonths, id))!.events
    await deps.store.erase(deps.actor.space, calendarMonths, id)
    const events = Array.from({ length: 6_000 }, (_, n) => ({ ...event!, id: String(n) }))
    const month = { ...newEnvelope(id, '2026-03-05T09:00:00.000Z'), subscriptionId: subscription.id, month: '2026-03', events }
    await deps.store.save(deps.actor.space, calendarMonths, month, { expectedVersion: 0 })
    expect(await titles(deps)).toHaveLength(5_000)
  })

  it('begins for a subscription that an archive brought', async () => {
    const deps = await calendarDeps()
    deps.outbound.answer(URL, { text: ics(dentist) })
    const { subscription } = await subscribed()
    const brought = calendarSubscriptions.archive?.anew(subscription, { of: (id) => id, within: (id) => id })
    await deps.store.save(deps.actor.space, calendarSubscriptions, { ...brought!, version: 1 }, { expectedVersion: 0 })
    expect(await titles(deps)).toEqual([])
    await refreshCalendars(deps)
    expect(await titles(deps)).toEqual(['Dentist'])
  })
})

it('there are twenty subscriptions at most, also of many that are asked for at once', async () => {
  const deps = await calendarDeps()
  deps.outbound.answer(URL, { text: ics(dentist) })
  const made = await Promise.allSettled(Array.from({ length: 25 }, () => subscribeToCalendar(deps, { url: URL })))
  const kept = await deps.store.count(deps.actor.space, calendarSubscriptions.queries.all, {})
  expect(kept).toBeLessThanOrEqual(20)
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(kept)
})
