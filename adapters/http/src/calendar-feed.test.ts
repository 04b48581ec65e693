import { calendarFeeds } from '@throughline/core/calendar'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { ORIGIN, testApp } from './test-app.ts'

type Made = ReturnType<typeof testApp>
type Person = Awaited<ReturnType<Made['signUp']>>

const EVERYTHING = ['tasks', 'goals', 'meetings', 'interviews', 'practice']

async function withFeed(body: object = { name: 'My phone', contents: EVERYTHING }) {
  const made = testApp()
  const owner = await made.signUp()
  const feed = await owner.json('/calendar-feeds', { method: 'POST', body })
  return { ...made, owner, feed: feed as { id: string; url: string; version: number; contents: string[] } }
}

/** As a calendar program asks: an address, and nothing that says who. */
const fetched = (app: Made['app'], url: string, headers: Record<string, string> = {}) => app.request(url, { headers })

/** The events as somebody else's parser reads them. */
async function eventsIn(app: Made['app'], url: string) {
  const text = await (await fetched(app, url)).text()
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { text, calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

const made = (person: Person, path: string, body: object) => person.json(path, { method: 'POST', body })

const eventOf = (events: readonly ICAL.Event[], uid: string): ICAL.Event => {
  const event = events.find((each) => each.uid === uid)
  if (!event) throw new Error(`There is no ${uid}.`)
  return event
}

describe('a calendar by its secret address', () => {
  it('is an iCalendar file that asks for no cookie', async () => {
    const { app, feed } = await withFeed()
    expect(feed.url).toMatch(new RegExp(`^${ORIGIN}/calendar/[\\w-]{43}\\.ics$`))
    const response = await fetched(app, feed.url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(response.headers.get('set-cookie')).toBeNull()
    const { calendar } = await eventsIn(app, feed.url)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('My phone')
  })

  it('is not changed by who is signed in', async () => {
    const { app, signUp, owner, feed } = await withFeed()
    await made(owner, '/tasks', { title: 'Print it', dueDate: '2026-03-06' })
    const { cookie } = await signUp()
    const [plain, signedIn] = await Promise.all([fetched(app, feed.url), fetched(app, feed.url, { cookie })])
    expect(await signedIn.text()).toBe(await plain.text())
  })

  it('holds tasks by day and by time, with what reminds of them', async () => {
    const { app, owner, feed } = await withFeed()
    const day = await made(owner, '/tasks', { title: 'Move, pack; carry \\ lift', notes: 'One\ntwo', dueDate: '2026-03-29' })
    const reminders = [{ offsetMinutes: -30 }]
    const time = { title: 'Löschen 🧯'.repeat(12), dueAt: '2026-03-29T09:00', timeZone: 'Europe/Berlin', durationMinutes: 45, reminders }
    const timed = await made(owner, '/tasks', time)
    await made(owner, '/tasks', { title: 'Some day' })
    const { text, events } = await eventsIn(app, feed.url)
    expect(events).toHaveLength(2)
    const whole = eventOf(events, `task-${day.id}`)
    expect([whole.summary, whole.description, whole.startDate.toString(), whole.endDate.toString()]).toEqual([
      'Move, pack; carry \\ lift',
      'One\ntwo',
      '2026-03-29',
      '2026-03-30',
    ])
    const at = eventOf(events, `task-${timed.id}`)
    expect([at.summary, at.startDate.toUnixTime(), at.duration.toSeconds()]).toEqual([
      time.title,
      Temporal.Instant.from('2026-03-29T07:00Z').epochMilliseconds / 1000,
      45 * 60,
    ])
    const [alarm] = at.component.getAllSubcomponents('valarm')
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT30M')
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text).not.toMatch(/[^\r]\n/)
  })

  it('repeats what repeats, over the change of the clock, without the days that were left out', async () => {
    const { app, owner, feed } = await withFeed()
    const task = { title: 'Standup', dueAt: '2026-03-27T09:00', timeZone: 'Europe/Berlin', recurrence: { rrule: 'FREQ=DAILY;COUNT=4' } }
    const { id } = await made(owner, '/tasks', task)
    const { events } = await eventsIn(app, feed.url)
    const iterator = eventOf(events, `task-${id}`).iterator()
    const found: string[] = []
    for (let next = iterator.next(); next; next = iterator.next()) found.push(next.toJSDate().toISOString())
    expect(found).toEqual(['2026-03-27T08:00:00.000Z', '2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z', '2026-03-30T07:00:00.000Z'])
    await owner.json(`/tasks/${id}`, { method: 'PATCH', body: { dueAt: '2026-03-27T15:00' } })
    const moved = await eventsIn(app, feed.url)
    expect(new Set(moved.events.map(({ uid }) => uid)).size).toBe(1)
  })

  it('holds the ends of goals, meetings, interviews and days with practice', async () => {
    const { app, owner, feed } = await withFeed()
    const goal = await made(owner, '/goals', { title: 'Forecast', endDate: '2026-12-18', status: 'active' })
    const discussion = await made(owner, '/discussions', { title: '1:1 with Ruth' })
    const meeting = { startsAt: '2026-03-12T10:00', timeZone: 'Europe/Vienna', durationMinutes: 25 }
    const { id: meetingId } = await made(owner, `/discussions/${discussion.id}/meetings`, meeting)
    const panel = { title: 'Panel', on: '2026-03-18', time: '14:00', timeZone: 'Europe/Berlin' }
    const interviews = [panel, { ...panel, title: 'Whole round', on: '2026-03-19', durationMinutes: 150 }]
    const job = await made(owner, '/target-jobs', { role: 'Lead', company: 'Harbourline', interviews })
    const { id: questionId } = await made(owner, '/questions', { text: 'How do you begin?' })
    await made(owner, '/practice', { questionId })
    const { events } = await eventsIn(app, feed.url)
    expect(eventOf(events, `goal-${goal.id}`).startDate.toString()).toBe('2026-12-18')
    const met = eventOf(events, `meeting-${meetingId}`)
    expect([met.summary, met.startDate.toJSDate().toISOString(), met.duration.toSeconds()]).toEqual([
      '1:1 with Ruth',
      '2026-03-12T09:00:00.000Z',
      25 * 60,
    ])
    const lasting = job.interviews.map(({ id }: { id: string }) => eventOf(events, `interview-${id}`).duration.toSeconds() / 60)
    expect(lasting, 'an hour unless somebody says').toEqual([60, 150])
    const asked = eventOf(events, `interview-${job.interviews[0].id}`)
    expect([asked.summary, asked.startDate.toJSDate().toISOString()]).toEqual([
      'Interview: Panel (Lead, Harbourline)',
      '2026-03-18T13:00:00.000Z',
    ])
    expect(events.filter(({ uid }) => uid.startsWith('practice-')).map(({ summary }) => summary)).toEqual(['Practice: 1 answer'])
  })

  it('holds only what was chosen', async () => {
    const { app, owner, feed } = await withFeed({ name: 'Goals', contents: ['goals'] })
    await made(owner, '/goals', { title: 'Forecast', endDate: '2026-12-18', status: 'active' })
    await made(owner, '/tasks', { title: 'Print it', dueDate: '2026-03-06' })
    const summaries = async () => (await eventsIn(app, feed.url)).events.map(({ summary }) => summary)
    expect(await summaries()).toEqual(['Goal ends: Forecast'])
    await owner.json(`/calendar-feeds/${feed.id}`, { method: 'PATCH', body: { contents: ['tasks'] } })
    expect(await summaries()).toEqual(['Print it'])
  })

  it('says what has changed of an event, and drops what is done', async () => {
    const { app, owner, feed } = await withFeed()
    const { id } = await made(owner, '/tasks', { title: 'Print it', dueDate: '2026-03-06' })
    const read = async () => eventOf((await eventsIn(app, feed.url)).events, `task-${id}`)
    const before = await read()
    await owner.json(`/tasks/${id}`, { method: 'PATCH', body: { dueDate: '2026-03-07' } })
    const after = await read()
    expect([before.sequence, after.sequence]).toEqual([0, 1])
    await owner.json(`/tasks/${id}/completions`, { method: 'POST' })
    expect((await eventsIn(app, feed.url)).events).toEqual([])
  })

  it('is not sent again while nothing has changed, and is on the next day', async () => {
    const { app, owner, feed, clock } = await withFeed()
    const etag = (await fetched(app, feed.url)).headers.get('etag') as string
    const again = () => fetched(app, feed.url, { 'if-none-match': etag })
    expect([(await again()).status, await (await again()).text()]).toEqual([304, ''])
    await made(owner, '/tasks', { title: 'Print it', dueDate: '2026-03-06' })
    expect((await again()).status).toBe(200)
    const now = (await fetched(app, feed.url)).headers.get('etag') as string
    clock.advance({ hours: 24 })
    expect((await fetched(app, feed.url, { 'if-none-match': now })).status).toBe(200)
  })

  it('leads nowhere once it was changed for another, or turned off', async () => {
    const { app, owner, feed } = await withFeed()
    const { url } = await made(owner, `/calendar-feeds/${feed.id}/rotation`, {})
    expect([(await fetched(app, feed.url)).status, (await fetched(app, url)).status]).toEqual([404, 200])
    expect((await owner.json('/calendar-feeds')).items).toMatchObject([{ id: feed.id, url }])
    await owner.ask(`/calendar-feeds/${feed.id}`, { method: 'DELETE' })
    expect((await fetched(app, url)).status).toBe(404)
    expect((await owner.json('/calendar-feeds')).items).toEqual([])
  })

  it('leads nowhere once the account is to be deleted', async () => {
    const { app, owner, feed } = await withFeed()
    await made(owner, '/me/deletion', { address: owner.email })
    expect((await fetched(app, feed.url)).status).toBe(404)
  })

  it('tells nothing of its address in an answer that refuses it', async () => {
    const { app, logged } = await withFeed()
    const refused = await fetched(app, `${ORIGIN}/calendar/made-up-secret.ics`)
    expect([refused.status, (await refused.text()).includes('made-up')]).toEqual([404, false])
    expect(JSON.stringify(logged)).not.toContain('made-up')
  })

  it('is read sixty times in ten minutes, and so is what is not there', async () => {
    const { app, feed } = await withFeed()
    const nowhere = `${ORIGIN}/calendar/made-up-secret.ics`
    for (const url of [feed.url, nowhere]) {
      for (let times = 0; times < 60; times++) expect((await fetched(app, url)).status).not.toBe(429)
      const refused = await fetched(app, url)
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    }
    expect((await fetched(app, nowhere)).status).toBe(429)
  })

  it('tells what is left: of the calendar, or of the address that looks for one', async () => {
    const { app, feed } = await withFeed()
    const told = async (url: string) => {
      const { headers } = await fetched(app, url)
      return `${headers.get('ratelimit-policy')} ${headers.get('ratelimit')}`
    }
    expect(await told(feed.url)).toBe('"calendar";q=60;w=600 "calendar";r=59;t=10')
    expect(await told(`${ORIGIN}/calendar/made-up-secret.ics`)).toMatch(
      /^"address";q=3000;w=60, "calendar-misses";q=60;w=600 "address";r=\d+;t=1, "calendar-misses";r=59;t=10$/,
    )
  })

  it('keeps its secret sealed, and known by its digest', async () => {
    const { deps, owner, feed } = await withFeed()
    const secret = feed.url.slice(feed.url.lastIndexOf('/') + 1, -4)
    const { id: space } = await owner.json('/me')

    const kept = JSON.stringify(await deps.store.get(space, calendarFeeds, feed.id))
    expect(kept).not.toContain(secret)
    expect(await deps.directory.find('calendar-feed', secret, '2026-03-05T09:00:00.000Z')).toBeNull()
    expect(await deps.directory.find('calendar-feed', deps.secrets.digest(secret), '2026-03-05T09:00:00.000Z')).toMatchObject({ space })
  })

  it('is made once under a key, however often it is sent; at most ten', async () => {
    const { owner } = await withFeed()
    const headers = { 'idempotency-key': 'one-phone' }
    const send = () => owner.json('/calendar-feeds', { method: 'POST', body: { name: 'Desk' }, headers })
    expect((await send()).url).toBe((await send()).url)
    for (let count = 2; count < 10; count++) await made(owner, '/calendar-feeds', { name: `Calendar ${count}` })
    expect(await made(owner, '/calendar-feeds', { name: 'One too many' })).toMatchObject({ status: 409 })
  })

  it('wants a name and something to hold', async () => {
    const { owner } = await withFeed()
    const refused = await made(owner, '/calendar-feeds', { name: '', contents: ['diary'] })
    expect(refused.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/name', '/contents/0'])
    expect(await made(owner, '/calendar-feeds', { name: 'Empty', contents: [] })).toMatchObject({ errors: [{ pointer: '/contents' }] })
  })

  it('is one of the few costly things of its account at a time', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    let begun = 0
    const { app, signUp } = testApp({
      giveWay: () => {
        begun++
        return gate
      },
    })
    const owner = await signUp()
    const { url } = await owner.json('/calendar-feeds', { method: 'POST', body: { name: 'Desk' } })
    const flood = Array.from({ length: 20 }, () => fetched(app, url))
    await expect.poll(() => begun).toBe(4)
    const found = owner.ask('/search?q=draft')
    expect((await owner.ask('/tasks')).status).toBe(200)
    expect(begun).toBe(4)
    open()
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]))
    expect((await found).status).toBe(200)
  })

  it('is not made for whom has gone', async () => {
    const asking = new AbortController()
    const { app, signUp, logged } = testApp({ giveWay: async () => asking.abort() })
    const owner = await signUp()
    const { url } = await owner.json('/calendar-feeds', { method: 'POST', body: { name: 'Desk' } })
    const response = await app.request(url, { signal: asking.signal })
    expect(response.status).toBe(503)
    expect(logged).toEqual([])
  })
})
