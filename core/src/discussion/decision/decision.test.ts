import { describe, expect, it } from 'vitest'
import { postMessage } from '../message/post-message.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { editDecision, judgeDecision, takeOutcomeBack } from './change-decision.ts'
import { deleteDecision, restoreDecision } from './delete-decision.ts'
import { listDecisions, readDecision } from './read-decisions.ts'
import { recordDecision } from './record-decision.ts'
import type { Decision } from './schema.ts'

async function deciding() {
  const all = await people('ines', 'ruth', 'oskar')
  const { id } = await createDiscussion(all.ines, { title: 'The forecast', kind: 'decision' })
  await letIn(all.ruth, id)
  const read = async (of: string): Promise<Decision> => JSON.parse((await readDecision(all.ines, id, of)).json)
  const list = async (asked = {}): Promise<Decision[]> => JSON.parse((await listDecisions(all.ines, id, asked, { limit: 50 })).json)
  return { ...all, id, read, list }
}

const fault = (pointer: string, code: string) => ({ code: 'validation', details: { faults: [{ pointer, code }] } })
const nobody = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbb00'

describe('a decision', () => {
  it('says what, why, the options, by whom, how sure they are and when to look at it again', async () => {
    const { ines, ruth, id, read } = await deciding()
    const { id: messageId } = await postMessage(ruth, id, { body: 'Then let us do Mondays.' })
    const said = {
      ...{ what: 'The forecast goes out on Mondays', why: 'Finance closes on **Tuesdays**.', messageId, confidence: 80 },
      options: [
        { text: 'Mondays', chosen: true },
        { text: 'Fridays', chosen: false },
      ],
      ...{ byIds: [ines.actor.accountId, ruth.actor.accountId], decidedOn: '2026-03-04', reviewOn: '2026-06-01' },
    }
    const made = await recordDecision(ruth, id, said)
    expect(await read(made.id)).toMatchObject({ ...said, recordedById: ruth.actor.accountId, outcome: null, supersededById: null })
  })

  it('is of today and of who records it, unless said', async () => {
    const { ines, id } = await deciding()
    expect(await recordDecision(ines, id, { what: 'We keep the old tool' })).toMatchObject({
      ...{ decidedOn: '2026-03-05', byIds: [ines.actor.accountId], why: '', options: [], confidence: null, reviewOn: null },
    })
  })

  it('is there once, however often it is sent under its id; and another under it is refused', async () => {
    const { ines, id, list } = await deciding()
    const input = { id: ines.ids.next(), what: 'We keep the old tool', reviewOn: '2026-04-01' }
    const first = await recordDecision(ines, id, input)
    expect(await recordDecision(ines, id, input)).toEqual(first)
    await expect(recordDecision(ines, id, { ...input, what: 'We buy the new one' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await list()).toEqual([first])
  })

  it.each([
    [{ what: ' ' }, '/what', 'too_small'],
    [{ confidence: 49 }, '/confidence', 'too_small'],
    [{ confidence: 101 }, '/confidence', 'too_big'],
    [{ confidence: 66.5 }, '/confidence', 'invalid_type'],
    [{ decidedOn: '2026-03-06' }, '/decidedOn', 'in_future'],
    [{ decidedOn: '2026-03-04', reviewOn: '2026-03-03' }, '/reviewOn', 'before_decision'],
    [{ byIds: [] }, '/byIds', 'too_small'],
    [{ byIds: [nobody] }, '/byIds/0', 'no_such_person'],
    [{ byIds: [nobody, nobody] }, '/byIds/1', 'twice'],
    [{ messageId: nobody }, '/messageId', 'no_such_message'],
    [{ supersedesId: nobody }, '/supersedesId', 'no_such_decision'],
    [{ options: Array.from({ length: 2 }, () => ({ text: 'Mondays', chosen: true })) }, '/options/1', 'twice'],
  ])('with %j is refused', async (odd, pointer, code) => {
    const { ines, id, list } = await deciding()
    await expect(recordDecision(ines, id, { what: 'Mondays', ...odd })).rejects.toMatchObject(fault(pointer, code))
    expect(await list()).toEqual([])
  })

  it('keeps the person it names who has left, and the message that was taken back', async () => {
    const { ines, ruth, oskar, id } = await deciding()
    await letIn(oskar, id)
    const made = await recordDecision(ruth, id, { what: 'Mondays', byIds: [oskar.actor.accountId] })
    expect(await editDecision(ines, id, made.id, { why: 'Finance', byIds: made.byIds })).toMatchObject({ why: 'Finance', version: 2 })
    await expect(editDecision(ines, id, made.id, { byIds: [nobody] })).rejects.toMatchObject(fault('/byIds/0', 'no_such_person'))
  })

  it('is edited on the version that is known, and what changes nothing writes nothing', async () => {
    const { ines, id } = await deciding()
    const made = await recordDecision(ines, id, { what: 'Mondays' })
    expect((await editDecision(ines, id, made.id, { what: 'Mondays' })).version).toBe(1)
    const edited = await editDecision(ines, id, made.id, { confidence: 70 }, { expectedVersion: 1 })
    await expect(editDecision(ines, id, made.id, { confidence: 90 }, { expectedVersion: 1 })).rejects.toMatchObject({
      ...{ code: 'stale', details: { current: edited } },
    })
  })

  it('is thrown away by who recorded it or by an owner, and comes back', async () => {
    const { ines, ruth, oskar, id, list } = await deciding()
    await letIn(oskar, id)
    const made = await recordDecision(ruth, id, { what: 'Mondays' })
    await expect(deleteDecision(oskar, id, made.id)).rejects.toMatchObject({ code: 'forbidden' })
    await deleteDecision(ines, id, made.id)
    expect(await list()).toEqual([])
    await expect(restoreDecision(oskar, id, made.id)).rejects.toMatchObject({ code: 'forbidden' })
    await restoreDecision(ruth, id, made.id)
    expect(await list()).toMatchObject([{ id: made.id, deletedAt: null }])
  })
})

describe('a decision in place of another', () => {
  it('says so at both ends, and no longer once it is thrown away', async () => {
    const { ines, ruth, id, read, list } = await deciding()
    const first = await recordDecision(ruth, id, { what: 'Mondays' })
    const second = await recordDecision(ines, id, { what: 'Fridays', supersedesId: first.id })
    expect([second.supersedesId, (await read(first.id)).supersededById]).toEqual([first.id, second.id])
    expect(await list({ standing: true })).toMatchObject([{ id: second.id }])
    await deleteDecision(ines, id, second.id)
    expect(await list({ standing: true })).toMatchObject([{ id: first.id, supersededById: null }])
    await restoreDecision(ines, id, second.id)
    expect((await read(first.id)).supersededById).toBe(second.id)
  })

  it('is the only one: a second is refused, and of two at once the first has the place', async () => {
    const { ines, ruth, id, read } = await deciding()
    const first = await recordDecision(ines, id, { what: 'Mondays' })
    const both = await Promise.all([ines, ruth].map((by, n) => recordDecision(by, id, { what: `Day ${n}`, supersedesId: first.id })))
    const { supersededById } = await read(first.id)
    const now = await Promise.all(both.map((one) => read(one.id)))
    expect(now.map((one) => one.supersedesId === first.id)).toEqual(now.map((one) => one.id === supersededById))
    await expect(recordDecision(ines, id, { what: 'Third', supersedesId: first.id })).rejects.toMatchObject(
      fault('/supersedesId', 'superseded_already'),
    )
  })

  it('leaves the place to another that took it while it lay in the trash', async () => {
    const { ines, id, read } = await deciding()
    const first = await recordDecision(ines, id, { what: 'Mondays' })
    const second = await recordDecision(ines, id, { what: 'Fridays', supersedesId: first.id })
    await deleteDecision(ines, id, second.id)
    const third = await recordDecision(ines, id, { what: 'Sundays', supersedesId: first.id })
    expect(await restoreDecision(ines, id, second.id)).toMatchObject({ supersedesId: null, deletedAt: null })
    expect((await read(first.id)).supersededById).toBe(third.id)
  })
})

describe('how a decision turned out', () => {
  const outcome = { text: 'Eleven of twelve', went: 'better', held: true } as const

  it('is said by anybody who contributes, said again and taken back', async () => {
    const { ines, ruth, id, store } = await deciding()
    const made = await recordDecision(ines, id, { what: 'Mondays', decidedOn: '2026-03-01' })
    const judged = await judgeDecision(ruth, id, made.id, outcome)
    expect(judged.outcome).toEqual({ ...outcome, on: '2026-03-05', byId: ruth.actor.accountId })
    expect(await judgeDecision(ines, id, made.id, outcome)).toEqual(judged)
    expect((await judgeDecision(ines, id, made.id, { ...outcome, held: false })).outcome).toMatchObject({
      ...{ held: false, byId: ines.actor.accountId },
    })
    expect((await takeOutcomeBack(ines, id, made.id)).outcome).toBeNull()
    const told = (await store.changes(id, 0, 100)).filter(({ recordId }) => recordId === made.id).map(({ type }) => type)
    expect(told).toEqual(['decision.created', 'decision.reviewed', 'decision.reviewed', 'decision.updated'])
  })

  it('lies between the decision and today', async () => {
    const { ines, id } = await deciding()
    const made = await recordDecision(ines, id, { what: 'Mondays', decidedOn: '2026-03-01' })
    const judged = (on: string) => judgeDecision(ines, id, made.id, { ...outcome, on })
    await expect(judged('2026-02-28')).rejects.toMatchObject(fault('/on', 'before_decision'))
    await expect(judged('2026-03-06')).rejects.toMatchObject(fault('/on', 'in_future'))
  })
})
