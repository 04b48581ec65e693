import { nextId } from '@throughline/contracts'
import { expect, it, vi } from 'vitest'
import { changeUntold } from '../../kernel/index.ts'
import { createTask, tasks } from '../../task/index.ts'
import { createPacket } from '../packet/create-packet.ts'
import { drawPacket } from '../packet/draw-packet.ts'
import { readPacketState } from '../packet/read-state.ts'
import { sentencesOf } from '../redraw/keys.ts'
import type { ReviewPacket } from '../schema.ts'
import { evidence, HALF_YEAR, measuredGoal, metric, reviewDeps, storedWin } from '../test-review.ts'
import { jobSearchReader } from './job-search.ts'

const isOfJobSearch = jobSearchReader(['Pellworth Kitchenware', 'Pellworth', 'Tide & Söhne', ''])

it.each([
  'Get the Bristol job',
  'Find a new job',
  'Land a job at Harbourline',
  'New job by spring',
  'Job search',
  'Ten job applications',
  'Send ten applications',
  'Apply for three roles',
  'Apply to four companies',
  'Prepare for the interview',
  'Mock interview',
  'First interview',
  'Pass the second interview',
  'Rewrite my CV',
  'Update the résumé',
  'Polish the resume',
  'Get an offer',
  'Accept the offer',
  'Hand in my notice',
  'Resign',
  'Quit my job',
  'Change careers',
  'Leave Pellworth Kitchenware',
  'Leave Pellworth Kitchenware by June',
  'Neuen Job finden',
  'Neue Stelle bis Ostern',
  'Eine neue Stelle finden',
  'Den Bristol-Job bekommen',
  'Drei Bewerbungen schreiben',
  'Bewerbung',
  'Mich bei drei Firmen bewerben',
  'Vorstellungsgespräch vorbereiten',
  'Lebenslauf überarbeiten',
  'Kündigen',
  'Job kündigen',
  'Kündigung einreichen',
  'Stellensuche',
  'Pellworth Kitchenware verlassen',
])('“%s” speaks of a search for other work', (title) => {
  expect(isOfJobSearch(title)).toBe(true)
})

it.each([
  'Interview ten customers',
  'Get the job done',
  'Get the nightly job under five minutes',
  'Get the nightly import job',
  'Ship the application',
  'Cut crashes of the application by half',
  'Apply the new rules to all teams',
  'Apply for a grant',
  'Submit the planning application',
  'Process 40 applications',
  'Resume the rollout',
  'Train the CV model',
  'Screen résumés for the analyst',
  'Offer three trainings',
  'Send the offer to Tesco',
  'Quit smoking',
  'Leave fewer tickets open',
  'Win Pellworth Kitchenware as a customer',
  'Hire a new analyst',
  'Steve Jobs biography',
  'Zehn Kunden befragen',
  'Bewerbungen sichten',
  'Das neue Produkt auf der Messe bewerben',
  'Vorstellungsgespräche führen',
  'Alten Vertrag kündigen',
  'Kündigungen um 10 % senken',
  'Neue Stelle im Team besetzen',
  'Fehlerstelle finden',
])('“%s” may be work like any other', (title) => {
  expect(isOfJobSearch(title)).toBe(false)
})

it('firms are read once, however many titles there are, and found behind each way of leaving them', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const isOf = jobSearchReader(Array.from({ length: 500 }, (_, place) => `É${place} ${'Éa '.repeat(90)}`))
  for (let place = 0; place < 100; place++) isOf(`Win ${place}`)
  expect(normalize.mock.calls.length).toBeLessThanOrEqual(600)
  normalize.mockRestore()
  const said = [
    'Resign from Tide & Söhne in May',
    'Leave room, leave Pellworth!',
    'Tide & Söhne bald, Pellworth verlassen',
    'Weg von Tide & Söhne',
  ]
  expect(said.map(isOfJobSearch)).toEqual([true, true, true, true])
  expect(['Leave Pellworths', 'Tide verlassen', 'Believe Pellworth'].map(isOfJobSearch)).toEqual([false, false, false])
})

const texts = ({ sections }: ReviewPacket) => sentencesOf(sections).map(({ text }) => text)
const startDate = '2026-07-01'

it('a packet tells nothing of a search for other work, says why, and tells of it once that is put in by hand', async () => {
  const deps = reviewDeps()
  const job = await measuredGoal(
    deps,
    { title: 'Get the Bristol job', metric: { type: 'number', start: '0', target: '4', unit: '' }, startDate, competencies: ['planning'] },
    { values: { '2026-10-01': '1' } },
  )
  const part = await measuredGoal(deps, { title: 'Talk to Nia', metric: { type: 'binary' }, startDate, parentId: job.id })
  const proof = evidence('goal', job.title, { recordId: job.id })
  const win = await storedWin(deps, { title: 'Told them of the bakery', evidence: [proof], metric: metric(null, '3', 'talks') })
  await storedWin(deps, { title: 'Cut the weekly meeting', metric: metric('55', '20', 'min') })
  const packet = await createPacket(deps, { ...HALF_YEAR, title: 'July to December' })
  expect(texts(packet).join(' ')).toContain('weekly meeting')
  expect(texts(packet).join(' ')).not.toMatch(/Bristol|Nia|bakery/)
  const { leftOut } = await readPacketState(deps, packet.id)
  expect(leftOut.map(({ id, why }) => [id, why])).toEqual([win, job, part].map(({ id }) => [id, 'job-search']))
  expect(texts(await drawPacket(deps, packet.id, { putIn: job.id })).join(' ')).toContain('Bristol')
  expect(texts(await drawPacket(deps, packet.id, { putIn: win.id })).join(' ')).toContain('bakery')
})

it('a packet tells nothing of what was done for a target job', async () => {
  const deps = reviewDeps()
  const { id: taskId } = await createTask(deps, { title: 'Apply' })
  const link = { kind: 'target-job' as const, id: nextId(), quote: null, capturedAt: '2026-11-12T10:00:00.000Z' }
  await changeUntold(deps, deps.actor.space, tasks, taskId, () => ({ links: [link] }))
  const [planned, other] = [evidence('task', 'Apply', { recordId: taskId }), evidence('task', 'Meet')]
  const win = await storedWin(deps, { title: 'Wrote it in 2 days', evidence: [planned], metric: metric(null, '2', 'days') })
  await storedWin(deps, { title: 'Cut the weekly meeting', evidence: [other], metric: metric('55', '20', 'min') })
  const packet = await createPacket(deps, { ...HALF_YEAR, title: 'July to December' })
  expect(texts(packet).join(' ')).toContain('weekly meeting')
  expect((await readPacketState(deps, packet.id)).leftOut.map(({ id, why }) => [id, why])).toEqual([[win.id, 'job-search']])
})
