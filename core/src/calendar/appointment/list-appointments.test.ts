import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { discussions, meetings, memberships, newMembership, participations } from '../../discussion/index.ts'
import { createTargetJob, deleteTargetJob, editTargetJob, reachStage } from '../../interview/index.ts'
import { jobDeps } from '../../interview/target-job/test-target-job.ts'
import { type Actor, newEnvelope } from '../../kernel/index.ts'
import { listAppointments } from './list-appointments.ts'

const march = { from: '2026-03-01', before: '2026-04-01' }
const panel = { title: 'Panel', on: '2026-03-18', time: '10:30', timeZone: 'Europe/London', durationMinutes: 90 }
const call = { title: 'First call', on: '2026-03-09' }

function appointments(actor: Partial<Actor> = {}) {
  const deps = jobDeps({ timeZone: 'Europe/Vienna', ...actor })
  const storage = createMemoryStorage({ kinds: [...deps.kinds, discussions, memberships, participations, meetings] })
  const all = { ...deps, ...storage, giveWay: async () => {} }
  const told = async (days = march) =>
    (await listAppointments(all, days)).map(({ startDate, startTime, endTime, title }) => [startDate, startTime, endTime, title])
  return { deps: all, told }
}

it('has interviews on the days of the person’s own clock, with the job they are for', async () => {
  const { deps, told } = appointments()
  const late = { ...panel, title: 'With New York', on: '2026-03-31', time: '20:00', timeZone: 'America/New_York' }
  const job = await createTargetJob(deps, {
    role: 'Lead analyst',
    company: 'Harbourline Foods',
    location: 'Hull',
    interviews: [panel, call, late],
  })
  expect(await told()).toEqual([
    ['2026-03-09', null, null, 'First call'],
    ['2026-03-18', '11:30', '13:00', 'Panel'],
  ])
  expect(await told({ from: '2026-04-01', before: '2026-04-02' })).toEqual([['2026-04-01', '02:00', '03:30', 'With New York']])
  const [, one] = await listAppointments(deps, march)
  expect(one).toMatchObject({ kind: 'interview', targetJobId: job.id, about: 'Lead analyst, Harbourline Foods', location: 'Hull' })
  expect(one).toMatchObject({ startsAt: '2026-03-18T10:30:00.000Z', endsAt: '2026-03-18T12:00:00.000Z', discussionId: null })
  await deleteTargetJob(deps, job.id)
  expect(await told()).toEqual([])
})

it('keeps an interview that took place once the job is decided, and drops one that will not', async () => {
  const { deps, told } = appointments()
  const { id, interviews } = await createTargetJob(deps, { role: 'Cook', interviews: [{ ...call, on: '2026-03-04' }, panel] })
  await editTargetJob(deps, id, { interviews: interviews.map((one) => ({ ...one, note: 'Bring figures.' })) })
  await reachStage(deps, id, { stage: 'rejected', on: '2026-03-05' })
  expect(await told()).toEqual([['2026-03-04', null, null, 'First call']])
})

it('has the meetings of open discussions one is in, by their beginning and end', async () => {
  const { deps, told } = appointments()
  const { store, actor } = deps
  const series = { rrule: 'FREQ=WEEKLY', startsAt: '2026-03-20T23:30', timeZone: 'Europe/Vienna', durationMinutes: 60 }
  const of = { title: '1:1 with Ruth', kind: 'one-on-one', status: 'open', series } as const
  const id = deps.ids.next()
  const begun = newEnvelope(id, '2026-03-05T09:00:00.000Z')
  const member = newMembership({ id: actor.accountId, name: 'Ines' }, 'owner', begun.createdAt)
  const quiet = { follow: 'all', readUpTo: null, lastMessage: null, unread: 0, mentioned: 0, firstUnreadAt: null } as const
  const brought = { others: [], openActions: 0, nextMeetingAt: null, meetingsAhead: [], deliveredSeq: 0, lastActivityAt: begun.createdAt }
  await store.save(id, discussions, { ...begun, ...of, resolvedAt: null }, { expectedVersion: 0 })
  await store.save(id, memberships, member, { expectedVersion: 0 })
  await store.save(actor.space, participations, { ...begun, ...of, ...quiet, ...brought, role: 'owner' }, { expectedVersion: 0 })
  expect(await told()).toEqual([
    ['2026-03-20', '23:30', '00:30', '1:1 with Ruth'],
    ['2026-03-27', '23:30', '00:30', '1:1 with Ruth'],
  ])
  // Still on as the day begins.
  expect(await listAppointments(deps, { from: '2026-03-21', before: '2026-03-22' })).toMatchObject([
    { kind: 'meeting', discussionId: id, targetJobId: null, endDate: '2026-03-21', endsAt: '2026-03-20T23:30:00.000Z' },
  ])
  await store.save(id, memberships, { ...member, version: 2, leftAt: '2026-03-05T10:00:00.000Z' }, { expectedVersion: 1 })
  expect(await told()).toEqual([])
})
