import { expect, it } from 'vitest'
import { orderBetween } from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { runDeliveries } from '../delivery/run-deliveries.ts'
import { arrangeMeeting } from '../meeting/arrange-meeting.ts'
import { closeMeeting, reopenMeeting } from '../meeting/close-meeting.ts'
import { readMeeting } from '../meeting/read-meetings.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { addAgendaItem, deleteAgendaItem, editAgendaItem, restoreAgendaItem } from './change-agenda-item.ts'
import { agendaOf, listAgenda } from './read-agenda.ts'
import type { AgendaItem } from './schema.ts'

const series = { rrule: 'FREQ=WEEKLY', startsAt: '2026-03-06T14:00', timeZone: 'Europe/Vienna', durationMinutes: 45 }

async function agenda() {
  const all = await people('ines', 'ruth')
  const { id } = await createDiscussion(all.ines, { title: '1:1 with Ruth', kind: 'one-on-one', series })
  await letIn(all.ruth, id)
  await deliver(all.ines, id)
  const items = async (settled?: boolean): Promise<AgendaItem[]> =>
    JSON.parse((await listAgenda(all.ruth, id, { settled }, { limit: 50 })).json)
  const texts = async (settled?: boolean) => (await items(settled)).map(({ text }) => text)
  const add = (text: string, more = {}) => {
    all.clock.advance({ milliseconds: 1 })
    return addAgendaItem(all.ines, id, { text, ...more })
  }
  return { ...all, id, items, texts, add }
}

/** An agenda of three of which the first was settled, with the meeting of 6 March about to be closed. */
async function talkedOver() {
  const all = await agenda()
  const [number, , later] = [await all.add('The number'), await all.add('The lorry'), await all.add('Spring', { meetingOn: '2026-03-20' })]
  const { id: meetingId } = await arrangeMeeting(all.ines, all.id, { occurrence: '2026-03-06' })
  all.clock.set('2026-03-06T13:40:00.000Z')
  await editAgendaItem(all.ruth, all.id, number.id, { isSettled: true })
  all.clock.advance({ minutes: 5 })
  const kept = async () => {
    const { settled, carried } = await agendaOf(all.ines, all.id, meetingId)
    return { settled: settled.map(({ text }) => text), carried: carried.map(({ text }) => text) }
  }
  return { ...all, meetingId, later, kept }
}

it('has what is to be talked about in an order of its own, also without a series of meetings', async () => {
  const { ines, ruth, id, texts, add, items } = await agenda()
  for (const text of ['The number', 'The lorry', 'Spring']) await add(text)
  const [first, second, third] = await items()
  await editAgendaItem(ruth, id, third?.id as string, { order: orderBetween(first?.order as string, second?.order as string) })
  expect(await texts()).toEqual(['The number', 'Spring', 'The lorry'])
  const { id: question } = await createDiscussion(ines, { title: 'Which lorry?' })
  await addAgendaItem(ines, question, { text: 'Size' })
  expect(JSON.parse((await listAgenda(ines, question, {}, { limit: 5 })).json)).toMatchObject([{ text: 'Size', meetingId: null }])
})

it('puts the same on the agenda once', async () => {
  const { ines, add, texts } = await agenda()
  const id = ines.ids.next()
  const made = await add('The number', { id })
  expect(await add('The number', { id })).toEqual(made)
  await expect(add('Another', { id })).rejects.toMatchObject({ code: 'conflict' })
  expect(await texts()).toEqual(['The number'])
})

it('is settled, reopened, thrown away and brought back', async () => {
  const { ruth, id, add, texts } = await agenda()
  const { id: itemId } = await add('The number')
  expect(await editAgendaItem(ruth, id, itemId, { isSettled: true })).toMatchObject({ settledBy: ruth.actor.accountId, version: 2 })
  expect(await editAgendaItem(ruth, id, itemId, { isSettled: true })).toMatchObject({ version: 2 })
  expect([await texts(), await texts(true)]).toEqual([[], ['The number']])
  await editAgendaItem(ruth, id, itemId, { isSettled: false }, { expectedVersion: 2 })
  await expect(editAgendaItem(ruth, id, itemId, { text: 'It' }, { expectedVersion: 2 })).rejects.toMatchObject({ code: 'stale' })
  await deleteAgendaItem(ruth, id, itemId)
  expect(await texts()).toEqual([])
  await restoreAgendaItem(ruth, id, itemId)
  expect(await texts()).toEqual(['The number'])
})

it('has room for a hundred, whichever way they come', async () => {
  const { ruth, id, add } = await agenda()
  const made = []
  for (let n = 1; n <= 100; n++) made.push(await add(`Item ${n}`))
  const full = { details: { faults: [{ code: 'agenda_full' }] } }
  await expect(add('One more')).rejects.toMatchObject(full)
  const [first, second] = made.map((item) => item.id) as [string, string]
  await editAgendaItem(ruth, id, first, { isSettled: true })
  await deleteAgendaItem(ruth, id, second)
  await add('In its place')
  await add('And another')
  await expect(editAgendaItem(ruth, id, first, { isSettled: false })).rejects.toMatchObject(full)
  await expect(restoreAgendaItem(ruth, id, second)).rejects.toMatchObject(full)
})

it('closing a meeting carries over what is left, and keeps what was settled with the meeting', async () => {
  const { ines, id, meetingId, items, kept } = await talkedOver()
  expect(await closeMeeting(ines, id, meetingId)).toMatchObject({ state: 'held', isUnfinished: false })
  expect(await kept()).toEqual({ settled: ['The number'], carried: ['The lorry'] })
  expect((await items()).map(({ text, carriedFrom }) => [text, carriedFrom])).toEqual([
    ['The lorry', [meetingId]],
    ['Spring', []],
  ])
})

it('what came up after it was closed was not on its agenda', async () => {
  const { ines, clock, id, meetingId, add, items } = await talkedOver()
  await closeMeeting(ines, id, meetingId)
  clock.advance({ minutes: 1 })
  await add('The next thing')
  await closeMeeting(ines, id, meetingId)
  expect((await items()).at(-1)).toMatchObject({ text: 'The next thing', carriedFrom: [] })
})

it('counts every meeting that left it, and what was meant for a day waits for that day', async () => {
  const { ines, clock, id, meetingId, items } = await talkedOver()
  await closeMeeting(ines, id, meetingId)
  clock.set('2026-03-20T14:00:00.000Z')
  const next = await arrangeMeeting(ines, id, { occurrence: '2026-03-20' })
  await closeMeeting(ines, id, next.id)
  expect((await items()).map(({ text, carriedFrom, meetingOn }) => [text, carriedFrom, meetingOn])).toEqual([
    ['The lorry', [meetingId, next.id], null],
    ['Spring', [next.id], null],
  ])
})

it('reopened, a meeting has its agenda as it was', async () => {
  const { ines, id, meetingId, items, kept } = await talkedOver()
  await closeMeeting(ines, id, meetingId)
  await reopenMeeting(ines, id, meetingId)
  expect(await kept()).toEqual({ settled: [], carried: [] })
  expect((await items()).map(({ carriedFrom }) => carriedFrom)).toEqual([[], []])
  await closeMeeting(ines, id, meetingId)
  expect(await kept()).toEqual({ settled: ['The number'], carried: ['The lorry'] })
})

it('closed by two at once, it is closed once', async () => {
  const { ines, ruth, id, meetingId, items, store } = await talkedOver()
  await Promise.all([ines, ruth].map((deps) => closeMeeting(deps, id, meetingId)))
  expect((await items()).map(({ carriedFrom }) => carriedFrom)).toEqual([[meetingId], []])
  const held = (await store.changes(id, 0, 100)).filter(({ type }) => type === 'meeting.held' || type === 'agenda-item.carried')
  expect(held.map(({ type }) => type)).toEqual(['meeting.held', 'agenda-item.carried'])
})

it.each([1, 2, 3])('a process that ended after %i of its writes leaves the rest to another', async (writes) => {
  const { ines, ruth, clock, id, meetingId, kept } = await talkedOver()
  let left = writes
  const save: typeof ines.store.save = (...asked) => {
    if (left-- <= 0) throw new Error('The process has ended.')
    return ines.store.save(...asked)
  }
  await expect(closeMeeting({ ...ines, store: { ...ines.store, save } }, id, meetingId)).rejects.toThrow('ended')
  clock.advance({ seconds: 30 })
  await runDeliveries(ruth)
  expect(await readMeeting(ruth, id, meetingId)).toMatchObject({ state: 'held', isUnfinished: false })
  expect(await kept()).toEqual({ settled: ['The number'], carried: ['The lorry'] })
})
