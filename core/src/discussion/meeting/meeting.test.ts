import { expect, it } from 'vitest'
import { deliver } from '../delivery/deliver.ts'
import { runDeliveries } from '../delivery/run-deliveries.ts'
import type { Series } from '../schema.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { editDiscussion } from '../thread/edit-discussion.ts'
import { listDiscussions, readParticipation } from '../thread/read-discussions.ts'
import { arrangeMeeting } from './arrange-meeting.ts'
import { closeMeeting, reopenMeeting } from './close-meeting.ts'
import { editMeeting } from './edit-meeting.ts'
import { lastMetAt } from './last.ts'
import { listMeetings, listMeetingsAhead, readMeeting } from './read-meetings.ts'

const vienna = { rrule: 'FREQ=WEEKLY;INTERVAL=2', startsAt: '2026-03-06T14:00', timeZone: 'Europe/Vienna', durationMinutes: 45 }

async function meeting(series: Series | null = vienna) {
  const all = await people('ines', 'ruth')
  const discussion = await createDiscussion(all.ines, { title: '1:1 with Ruth', kind: 'one-on-one', series })
  await letIn(all.ruth, discussion.id)
  await deliver(all.ines, discussion.id)
  const ahead = async (most = 3) =>
    (await listMeetingsAhead(all.ruth, discussion.id, most)).items.map(({ at, state }) => `${at.slice(0, 16)} ${state}`)
  const next = async () => JSON.parse((await readParticipation(all.ruth, discussion.id)).json).nextMeetingAt as string | null
  return { ...all, id: discussion.id, discussion, ahead, next }
}

it('keeps the time on the wall when the clocks change, in Vienna and in New York', async () => {
  const { ahead } = await meeting()
  expect(await ahead()).toEqual(['2026-03-06T13:00 planned', '2026-03-20T13:00 planned', '2026-04-03T12:00 planned'])
  const newYork = await meeting({ ...vienna, rrule: 'FREQ=WEEKLY', startsAt: '2026-03-06T09:30', timeZone: 'America/New_York' })
  expect(await newYork.ahead(2)).toEqual(['2026-03-06T14:30 planned', '2026-03-13T13:30 planned'])
})

it('takes a time the clock skips to be as much later, and of one it shows twice the first', async () => {
  const skipped = await meeting({ ...vienna, rrule: 'FREQ=DAILY', startsAt: '2026-03-28T02:30' })
  expect(await skipped.ahead()).toEqual(['2026-03-28T01:30 planned', '2026-03-29T01:30 planned', '2026-03-30T00:30 planned'])
  const twice = await meeting({ ...vienna, rrule: 'FREQ=DAILY', startsAt: '2026-10-31T01:30', timeZone: 'America/New_York' })
  expect(await twice.ahead()).toEqual(['2026-10-31T05:30 planned', '2026-11-01T05:30 planned', '2026-11-02T06:30 planned'])
})

it('falls on the last day of a month that is too short, and back on its own in the next', async () => {
  const monthly = await meeting({ ...vienna, rrule: 'FREQ=MONTHLY', startsAt: '2026-03-31T10:00', timeZone: 'UTC' })
  expect(await monthly.ahead(4)).toEqual(['03-31', '04-30', '05-31', '06-30'].map((day) => `2026-${day}T10:00 planned`))
})

it('refuses a rule that is none, and one that has no day after its first', async () => {
  const refused = { code: 'validation' }
  await expect(meeting({ ...vienna, rrule: 'EVERY FRIDAY' })).rejects.toMatchObject(refused)
  await expect(meeting({ ...vienna, rrule: 'FREQ=WEEKLY;UNTIL=20260101' })).rejects.toMatchObject(refused)
})

it('names the next meeting, which is next while it lasts, and moves on when it is over without anybody doing anything', async () => {
  const { clock, next, ruth } = await meeting()
  expect(await next()).toBe('2026-03-06T13:00:00.000Z')
  clock.set('2026-03-06T13:44:00.000Z')
  expect(await next()).toBe('2026-03-06T13:00:00.000Z')
  clock.set('2026-03-06T13:45:00.000Z')
  expect(await next()).toBe('2026-03-20T13:00:00.000Z')
  const { json } = await listDiscussions(ruth, {}, { limit: 10 })
  expect(JSON.parse(json)).toMatchObject([{ nextMeetingAt: '2026-03-20T13:00:00.000Z' }])
})

it('tells those in it when a meeting has passed, and knows of those that follow however long nothing is said', async () => {
  const { clock, next, ruth, store, id } = await meeting({ ...vienna, rrule: 'FREQ=DAILY' })
  clock.advance({ seconds: 30 })
  await runDeliveries(ruth)
  const [before, said] = [await store.head(ruth.actor.space), await store.head(id)]
  for (let day = 6; day <= 20; day++) {
    clock.set(`2026-03-${day.toString().padStart(2, '0')}T13:45:00.000Z`)
    await runDeliveries(ruth)
  }
  expect(await next()).toBe('2026-03-21T13:00:00.000Z')
  const heard = await store.changes(ruth.actor.space, before, 100)
  expect(heard.map(({ type }) => type)).toEqual(Array.from({ length: 15 }, () => 'participation.updated'))
  expect(await store.head(id)).toBe(said)
})

it('moves one meeting and leaves the others; put back on its time it follows the series again', async () => {
  const { ines, id, ahead, next } = await meeting()
  const moved = await arrangeMeeting(ines, id, { occurrence: '2026-03-06', startsAt: '2026-03-09T10:00' })
  expect(moved).toMatchObject({ isMoved: true, timeZone: 'Europe/Vienna', durationMinutes: 45, at: '2026-03-09T09:00:00.000Z' })
  expect(await ahead()).toEqual(['2026-03-09T09:00 planned', '2026-03-20T13:00 planned', '2026-04-03T12:00 planned'])
  expect(await next()).toBe('2026-03-09T09:00:00.000Z')
  const back = await editMeeting(ines, id, moved.id, { startsAt: '2026-03-06T14:00' }, { expectedVersion: 1 })
  expect(back).toMatchObject({ isMoved: false, version: 2 })
  expect(await ahead(2)).toEqual(['2026-03-06T13:00 planned', '2026-03-20T13:00 planned'])
})

it('may be moved beyond the one that follows it', async () => {
  const { ines, id, ahead } = await meeting()
  await arrangeMeeting(ines, id, { occurrence: '2026-03-06', startsAt: '2026-03-24T10:00' })
  expect(await ahead(2)).toEqual(['2026-03-20T13:00 planned', '2026-03-24T09:00 planned'])
})

it('is called off and on again, and the next one is the one after it', async () => {
  const { ines, id, ahead, next } = await meeting()
  const { id: meetingId } = await arrangeMeeting(ines, id, { occurrence: '2026-03-06', state: 'cancelled' })
  expect(await next()).toBe('2026-03-20T13:00:00.000Z')
  expect(await ahead(2)).toEqual(['2026-03-06T13:00 cancelled', '2026-03-20T13:00 planned'])
  await editMeeting(ines, id, meetingId, { state: 'planned' })
  expect(await next()).toBe('2026-03-06T13:00:00.000Z')
})

it('makes one record when two say something of a meeting at once, and none for a day without one', async () => {
  const { ines, ruth, id } = await meeting()
  const [one, other] = await Promise.all([ines, ruth].map((deps) => arrangeMeeting(deps, id, { occurrence: '2026-03-20' })))
  expect(other).toEqual(one)
  await expect(arrangeMeeting(ines, id, { occurrence: '2026-03-20', startsAt: '2026-03-21T10:00' })).rejects.toMatchObject({
    code: 'conflict',
  })
  await expect(arrangeMeeting(ines, id, { occurrence: '2026-03-13' })).rejects.toMatchObject({
    details: { faults: [{ pointer: '/occurrence', code: 'no_such_occurrence' }] },
  })
})

it('arranged again under its id is the one that is there, and in another zone or of another length another', async () => {
  const { ines, id } = await meeting()
  const asked = { id: ines.ids.next(), startsAt: '2026-03-09T10:00', timeZone: 'Europe/Vienna', durationMinutes: 30 }
  const arranged = await arrangeMeeting(ines, id, asked)
  expect(await arrangeMeeting(ines, id, asked)).toEqual(arranged)
  const { timeZone: _, durationMinutes: __, ...plain } = asked
  expect(await arrangeMeeting(ines, id, plain), 'what is not said is not compared').toEqual(arranged)
  for (const other of [{ timeZone: 'Europe/London' }, { durationMinutes: 45 }])
    await expect(arrangeMeeting(ines, id, { ...asked, ...other })).rejects.toMatchObject({ code: 'conflict' })
})

it('is arranged by itself where there is no series', async () => {
  const { ines, id, ahead, next } = await meeting(null)
  expect(await next()).toBeNull()
  const asked = { id: ines.ids.next(), startsAt: '2026-03-12T10:00', timeZone: 'Europe/Vienna', durationMinutes: 30 }
  const made = await arrangeMeeting(ines, id, asked)
  expect(await arrangeMeeting(ines, id, asked)).toEqual(made)
  expect(made).toMatchObject({ occurrence: null, endsAt: '2026-03-12T09:30:00.000Z' })
  expect(await ahead()).toEqual(['2026-03-12T09:00 planned'])
  expect(await next()).toBe('2026-03-12T09:00:00.000Z')
})

it('of a changed series, what was held and what was moved stays as it is, and all else follows', async () => {
  const { ines, clock, id, ahead } = await meeting()
  const first = await arrangeMeeting(ines, id, { occurrence: '2026-03-06', notes: 'The number holds.' })
  const third = await arrangeMeeting(ines, id, { occurrence: '2026-04-03', notes: 'Ask about spring.' })
  await arrangeMeeting(ines, id, { occurrence: '2026-04-17', startsAt: '2026-04-16T09:00' })
  clock.set('2026-03-06T13:50:00.000Z')
  const held = await closeMeeting(ines, id, first.id)
  await editDiscussion(ines, id, { series: { ...vienna, rrule: 'FREQ=WEEKLY', startsAt: '2026-03-13T16:00' } })
  expect(await readMeeting(ines, id, first.id)).toEqual(held)
  expect(held).toMatchObject({ startsAt: '2026-03-06T14:00', heldAt: '2026-03-06T13:45:00.000Z', closedAt: '2026-03-06T13:50:00.000Z' })
  expect(await readMeeting(ines, id, third.id)).toMatchObject({ startsAt: '2026-04-03T16:00', notes: 'Ask about spring.' })
  expect(await ahead(6)).toEqual(
    ['03-13T15:00', '03-20T15:00', '03-27T15:00', '04-03T14:00', '04-10T14:00', '04-16T07:00'].map((at) => `2026-${at} planned`),
  )
  await editDiscussion(ines, id, { series: null })
  expect((await listMeetings(ines, id, { held: true }, { limit: 10 })).items).toEqual([held])
})

it('held ahead of its time, it is no longer the next one; reopened, it is again', async () => {
  const { ines, id, next } = await meeting()
  const { id: meetingId } = await arrangeMeeting(ines, id, { occurrence: '2026-03-06' })
  expect(await closeMeeting(ines, id, meetingId)).toMatchObject({ state: 'held', heldAt: '2026-03-05T09:00:00.000Z' })
  expect(await next()).toBe('2026-03-20T13:00:00.000Z')
  const held = { details: { faults: [{ pointer: '', code: 'meeting_was_held' }] } }
  await expect(editMeeting(ines, id, meetingId, { startsAt: '2026-03-07T10:00' })).rejects.toMatchObject(held)
  expect(await editMeeting(ines, id, meetingId, { notes: 'Short.' })).toMatchObject({ state: 'held', notes: 'Short.' })
  expect(await reopenMeeting(ines, id, meetingId)).toMatchObject({ state: 'planned', heldAt: null, notes: 'Short.' })
  expect(await next()).toBe('2026-03-06T13:00:00.000Z')
})

it('knows when people last met, also where nobody closed it, and that they did not where it was called off', async () => {
  const { ines, clock, discussion, id } = await meeting()
  expect(await lastMetAt(ines, discussion)).toBeNull()
  await arrangeMeeting(ines, id, { occurrence: '2026-03-20', state: 'cancelled' })
  clock.set('2026-03-21T09:00:00.000Z')
  expect(await lastMetAt(ines, discussion)).toBe('2026-03-06T13:45:00.000Z')
  const own = await arrangeMeeting(ines, id, { startsAt: '2026-03-21T08:00', timeZone: 'UTC' })
  await closeMeeting(ines, id, own.id)
  expect(await lastMetAt(ines, discussion)).toBe('2026-03-21T08:45:00.000Z')
})

it('asks after the last meeting that passed without anybody closing it, until one is held or it is called off', async () => {
  const { ines, clock, id } = await meeting()
  const unclosed = async () => (await listMeetingsAhead(ines, id, 1)).unclosed?.startsAt ?? null
  expect(await unclosed()).toBeNull()
  clock.set('2026-03-06T13:45:00.000Z')
  expect(await unclosed()).toBe('2026-03-06T14:00')
  await arrangeMeeting(ines, id, { startsAt: '2026-03-08T09:00', durationMinutes: 30 })
  clock.set('2026-03-08T12:00:00.000Z')
  expect(await unclosed()).toBe('2026-03-08T09:00')
  const { unclosed: byItself } = await listMeetingsAhead(ines, id, 1)
  await editMeeting(ines, id, byItself?.meetingId as string, { state: 'cancelled' })
  expect(await unclosed()).toBe('2026-03-06T14:00')
  await closeMeeting(ines, id, (await arrangeMeeting(ines, id, { occurrence: '2026-03-06' })).id)
  expect(await unclosed()).toBeNull()
  clock.set('2026-03-20T15:00:00.000Z')
  expect(await unclosed()).toBe('2026-03-20T14:00')
  await arrangeMeeting(ines, id, { occurrence: '2026-03-20', state: 'cancelled' })
  expect(await unclosed()).toBeNull()
})

it('does not ask after meetings from before there was a discussion', async () => {
  const { ines, id } = await meeting({ ...vienna, startsAt: '2025-11-07T14:00' })
  expect((await listMeetingsAhead(ines, id, 1)).unclosed).toBeNull()
})
