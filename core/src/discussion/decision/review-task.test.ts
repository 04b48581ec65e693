import { type FaultPlan, faulty } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { completeTask, deleteTask, editTask, tasks } from '../../task/index.ts'
import { acceptInvite } from '../invite/accept-invite.ts'
import { makeInvite } from '../invite/make-invite.ts'
import { keepNote } from '../note/keep-note.ts'
import { discussionNotes } from '../note/schema.ts'
import { putBackPerson, removePerson } from '../people/change-person.ts'
import { forgetPerson } from '../people/forget-person.ts'
import { leaveDiscussion } from '../people/leave-discussion.ts'
import { runSettlements } from '../settle/run-settlements.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { eraseDiscussion } from '../thread/purge-discussion.ts'
import { editDecision, judgeDecision, takeOutcomeBack } from './change-decision.ts'
import { deleteDecision, restoreDecision } from './delete-decision.ts'
import { recordDecision } from './record-decision.ts'
import { reviewTaskId } from './review-task.ts'
import { decisions } from './schema.ts'

async function reviewing() {
  const all = await people('ines', 'ruth')
  const { ines, ruth, store, clock } = all
  const { id } = await createDiscussion(ines, { title: 'The forecast', kind: 'decision' })
  await letIn(ruth, id)
  const later = () => clock.advance({ minutes: 5 })
  const made = await recordDecision(ruth, id, { what: 'The forecast goes out on Mondays', reviewOn: '2026-06-01' })
  const taskId = reviewTaskId(id, made.id)
  const task = () => store.get(ruth.actor.space, tasks, taskId)
  later()
  return { ...all, id, made, taskId, task, later }
}

describe('the review of a decision', () => {
  it('is a task of who recorded it, due on its day, that leads to the decision', async () => {
    const { ines, store, id, made, task } = await reviewing()
    expect(await task()).toMatchObject({
      title: 'How did it turn out? The forecast goes out on Mondays',
      notes: `[The decision](/discussions/${id}#decision-${made.id})`,
      ...{ dueDate: '2026-06-01', status: 'open' },
    })
    expect((await store.list(ines.actor.space, tasks.queries.all, {}, { limit: 10 })).items).toEqual([])
  })

  it('moves with its day, whoever moves it, and goes when there is none', async () => {
    const { ines, id, made, task, later } = await reviewing()
    await editDecision(ines, id, made.id, { reviewOn: '2026-07-01' })
    expect(await task()).toMatchObject({ dueDate: '2026-07-01', deletedAt: null })
    later()
    await editDecision(ines, id, made.id, { reviewOn: null })
    expect((await task())?.deletedAt).not.toBeNull()
    later()
    await editDecision(ines, id, made.id, { reviewOn: '2026-08-01' })
    expect(await task()).toMatchObject({ dueDate: '2026-08-01', deletedAt: null })
  })

  it('goes with the decision, and with its place, and comes back with them', async () => {
    const { ines, id, made, task, later } = await reviewing()
    const isThere = async () => (await task())?.deletedAt === null
    await deleteDecision(ines, id, made.id)
    expect(await isThere()).toBe(false)
    later()
    await restoreDecision(ines, id, made.id)
    expect(await isThere()).toBe(true)
    later()
    const second = await recordDecision(ines, id, { what: 'Fridays', supersedesId: made.id })
    expect(await isThere()).toBe(false)
    later()
    await deleteDecision(ines, id, second.id)
    expect(await isThere()).toBe(true)
  })

  it('is done once it is said how it turned out, and asks again when that is taken back', async () => {
    const { ines, id, made, task, later } = await reviewing()
    await judgeDecision(ines, id, made.id, { went: 'worse', held: false })
    expect(await task()).toMatchObject({ status: 'done', deletedAt: null })
    later()
    await takeOutcomeBack(ines, id, made.id)
    expect(await task()).toMatchObject({ status: 'open', dueDate: '2026-06-01' })
  })

  it('stays as its person has it, until it is asked for anew', async () => {
    const { ruth, id, made, taskId, task, later } = await reviewing()
    await editTask(ruth, taskId, { title: 'Ask finance', dueDate: '2026-05-30', notes: 'By mail' })
    later()
    await editDecision(ruth, id, made.id, { why: 'Finance', reviewOn: '2026-06-01' })
    expect(await task()).toMatchObject({ title: 'Ask finance', dueDate: '2026-05-30', status: 'open' })
    await completeTask(ruth, taskId)
    later()
    await editDecision(ruth, id, made.id, { reviewOn: '2026-06-01' })
    expect(await task()).toMatchObject({ status: 'done' })
    await deleteTask(ruth, taskId)
    later()
    await editDecision(ruth, id, made.id, { reviewOn: '2026-06-01' })
    expect((await task())?.deletedAt).not.toBeNull()
    await editDecision(ruth, id, made.id, { reviewOn: '2026-06-02' })
    expect(await task()).toMatchObject({ title: 'Ask finance', dueDate: '2026-06-02', status: 'open', deletedAt: null })
  })

  it('goes from somebody who is in the discussion no longer', async () => {
    for (const by of ['ines', 'ruth'] as const) {
      const { ines, ruth, [by]: mover, clock, id, made, task } = await reviewing()
      await (mover === ruth ? leaveDiscussion(ruth, id) : removePerson(ines, id, ruth.actor.accountId))
      clock.advance({ minutes: 1 })
      await runSettlements(ines)
      expect((await task())?.deletedAt).not.toBeNull()
      await editDecision(ines, id, made.id, { reviewOn: '2026-07-01' })
      expect((await task())?.deletedAt).not.toBeNull()
    }
  })
})

type World = Awaited<ReturnType<typeof reviewing>>

/** What a process may stop in, and what has to hold once another has looked after it. */
const changes: [name: string, run: (deps: World['ines'], world: World) => Promise<unknown>][] = [
  ['recording', (deps, { id }) => recordDecision(deps, id, { what: 'We meet less', reviewOn: '2026-04-01' })],
  ['recording in place of another', (deps, { id, made }) => recordDecision(deps, id, { what: 'Fridays', supersedesId: made.id })],
  ['moving', (deps, { id, made }) => editDecision(deps, id, made.id, { reviewOn: '2026-07-01' })],
  ['judging', (deps, { id, made }) => judgeDecision(deps, id, made.id, { went: 'better', held: true })],
  ['throwing away', (deps, { id, made }) => deleteDecision(deps, id, made.id)],
]

describe.each(changes)('%s, stopped anywhere', (_, run) => {
  it('is finished by the job that stands for it', async () => {
    let stops = 0
    for (let failAt = 1; ; failAt++) {
      const world = await reviewing()
      const { ines, store, clock, ruth, id } = world
      const plan: FaultPlan = { failAt, when: failAt % 2 ? 'before' : 'after' }
      const { store: failing, queue, blobs } = faulty({ store, queue: ines.queue, blobs: ines.blobs }, plan)
      await run({ ...ines, store: failing, queue, blobs }, world).catch(() => {})
      if (!plan.fired) break
      stops++
      clock.advance({ minutes: 1 })
      await runSettlements(ines)
      const pages = await Promise.all(
        [decisions.queries.all, decisions.queries.trash].map((query) => store.list(id, query, {}, { limit: 50 })),
      )
      for (const decision of pages.flatMap(({ items }) => items)) {
        const task = await store.get(decision.recordedById, tasks, reviewTaskId(id, decision.id))
        const asks = decision.reviewOn !== null && !decision.deletedAt && !decision.outcome && !decision.supersededById
        expect(task?.deletedAt === null && task.status === 'open', `step ${failAt}: ${decision.what}`).toBe(asks)
        if (asks) expect(task?.dueDate).toBe(decision.reviewOn)
        if (!decision.supersedesId) continue
        expect((await store.get(id, decisions, decision.supersedesId))?.supersededById).toBe(decision.id)
      }
      expect((await store.list(ruth.actor.space, tasks.queries.all, {}, { limit: 9 })).items.length).toBeLessThan(2)
    }
    expect(stops).toBeGreaterThan(3)
  })
})

describe('the review of a decision and the place of who recorded it', () => {
  it('comes back with who was removed and put back, but not where they had thrown it away before', async () => {
    const { ines, ruth, id, task, later, clock, taskId } = await reviewing()
    const settled = async () => {
      clock.advance({ minutes: 1 })
      await runSettlements(ines)
    }
    await removePerson(ines, id, ruth.actor.accountId)
    await settled()
    expect((await task())?.deletedAt).not.toBeNull()
    await putBackPerson(ines, id, ruth.actor.accountId)
    await settled()
    expect(await task()).toMatchObject({ deletedAt: null, status: 'open', dueDate: '2026-06-01' })
    later()
    await deleteTask(ruth, taskId)
    later()
    await leaveDiscussion(ruth, id)
    await settled()
    const { token } = await makeInvite(ines, id, {})
    await acceptInvite(ruth, token ?? '')
    await settled()
    expect((await task())?.deletedAt).not.toBeNull()
  })

  it('comes back with who left and came by another link', async () => {
    const { ines, ruth, id, task, clock } = await reviewing()
    await leaveDiscussion(ruth, id)
    clock.advance({ minutes: 1 })
    await runSettlements(ines)
    expect((await task())?.deletedAt).not.toBeNull()
    const { token } = await makeInvite(ines, id, {})
    await acceptInvite(ruth, token ?? '')
    clock.advance({ minutes: 1 })
    await runSettlements(ines)
    expect(await task()).toMatchObject({ deletedAt: null, status: 'open' })
  })

  it('ends with a discussion that is erased, and what was done stays', async () => {
    const { ines, ruth, id, task } = await reviewing()
    const done = await recordDecision(ruth, id, { what: 'Held', reviewOn: '2026-06-02' })
    await completeTask(ruth, reviewTaskId(id, done.id))
    await eraseDiscussion(ines, id)
    expect((await task())?.deletedAt).not.toBeNull()
    expect(await ruth.store.get(ruth.actor.space, tasks, reviewTaskId(id, done.id))).toMatchObject({ status: 'done', deletedAt: null })
  })

  it('ends with the place of somebody who is forgotten, and their private note is erased', async () => {
    const { ines, ruth, id, task } = await reviewing()
    await keepNote(ruth, id, { body: 'Ask how she is.' })
    await forgetPerson(ines, ruth.actor.accountId)
    expect((await task())?.deletedAt).not.toBeNull()
    expect(await ruth.store.get(ruth.actor.space, discussionNotes, id)).toBeNull()
  })
})
