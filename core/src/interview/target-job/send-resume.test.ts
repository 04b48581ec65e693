import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { attachments, deleteAttachment, getAttachment, readAttachment, storageUsed } from '../../attachment/index.ts'
import { createExperience, createWin, editProfile } from '../../career/index.ts'
import { editEdition, editions } from '../../edition/index.ts'
import { joined } from '../../kernel/index.ts'
import { createResume, deleteResume, listResumeEditions } from '../../resume/index.ts'
import { reachStage } from './change-stage.ts'
import { createTargetJob, deleteTargetJob } from './change-target-job.ts'
import { listTargetJobs } from './read-target-jobs.ts'
import { readSent, sendResume, takeSendingBack } from './send-resume.ts'
import { type JobTestDeps, jobDeps } from './test-target-job.ts'

const id = '019a9b53-5000-7cc0-8000-0123456789ab'

async function setting() {
  const deps = jobDeps()
  await editProfile(deps, { name: 'Ines Varga' })
  const { id: experienceId } = await createExperience(deps, {
    kind: 'work',
    organisation: 'Pellworth',
    position: 'Analyst',
    startDate: '2023',
  })
  const resume = await createResume(deps, { name: 'Lead roles' })
  const job = await createTargetJob(deps, { role: 'Lead analyst', company: 'Harbourline' })
  return { deps, experienceId, resumeId: resume.id, job }
}

const textOf = async (deps: JobTestDeps, fileId: string) =>
  new TextDecoder().decode(await joined(await readAttachment(deps, await getAttachment(deps, fileId))))

const win = (deps: JobTestDeps, experienceId: string) =>
  createWin(deps, { title: 'Cut stock-outs by half', confidentiality: 'public', experienceId, happenedOn: '2025-06' })

describe('a résumé that is sent', () => {
  it('is kept as it reads then, and is told to be older once the résumé has changed', async () => {
    const { deps, experienceId, resumeId, job } = await setting()
    const sent = await sendResume(deps, job.id, { id, resumeId, on: '2026-03-04' })
    expect(sent).toMatchObject({
      ...{ resumeId, stage: 'applied', sent: { attachmentId: id, resumeId, on: '2026-03-04' } },
      stages: [{ stage: 'saved' }, { stage: 'applied', on: '2026-03-04' }],
    })
    expect(await readSent(deps, job.id)).toMatchObject({ isKept: true, isOlder: false, changed: [] })
    const before = await textOf(deps, id)
    expect(before).toContain('Analyst')
    await createExperience(deps, { kind: 'work', organisation: 'Quillmere', position: 'Planner', startDate: '2019', endDate: '2021' })
    await editProfile(deps, { name: 'Ines Varga-Holt' })
    await win(deps, experienceId)
    expect(await readSent(deps, job.id)).toMatchObject({ isOlder: true })
    expect(await textOf(deps, id)).toBe(before)
    await deleteResume(deps, resumeId)
    expect(await readSent(deps, job.id)).toMatchObject({ isKept: true, isOlder: null })
    await deleteAttachment(deps, id)
    expect(await readSent(deps, job.id)).toMatchObject({ isKept: false })
  })

  it('is kept once under an id, also where the try before broke off after the file', async () => {
    const { deps, resumeId, job } = await setting()
    const sent = await sendResume(deps, job.id, { id, resumeId })
    const used = await storageUsed(deps)
    expect(await sendResume(deps, job.id, { id, resumeId })).toEqual(sent)
    await takeSendingBack(deps, job.id)
    const file = await deps.store.get(deps.actor.space, attachments, id)
    await deps.store.save(deps.actor.space, attachments, { ...file, deletedAt: null, version: (file?.version ?? 0) + 1 } as never, {
      expectedVersion: file?.version ?? 0,
    })
    expect((await sendResume(deps, job.id, { id, resumeId })).sent?.attachmentId).toBe(id)
    expect(await storageUsed(deps)).toBe(used)
  })

  it.each(['as it was', 'with another name'])(
    'is a second edition when it is sent again %s, and the first keeps its file and its note',
    async (how) => {
      const { deps, resumeId, job } = await setting()
      const first = await sendResume(deps, job.id, { id, resumeId, on: '2026-03-04' })
      const before = await textOf(deps, id)
      if (how !== 'as it was') await editProfile(deps, { name: 'Ines Varga-Holt' })
      const second = await sendResume(deps, job.id, { resumeId, on: '2026-03-05' })
      expect(second.sent).toMatchObject({ resumeId, on: '2026-03-05' })
      expect(second.sent?.attachmentId).not.toBe(id)
      expect(second.sent?.editionId).not.toBe(first.sent?.editionId)
      expect(await textOf(deps, id)).toBe(before)
      const kept = await listResumeEditions(deps, resumeId)
      expect(kept.map(({ note }) => note)).toEqual(['Harbourline', 'Harbourline'])
      expect(second.stages).toEqual(first.stages)
    },
  )

  it.each([
    ['', false],
    [' beside what was sent before', true],
  ])('is one edition with its note and one file when sending stops anywhere and is done again%s', async (_, isSecond) => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, resumeId, job } = await setting()
      const first = isSecond ? (await sendResume(deps, job.id, { resumeId, on: '2026-03-04' })).sent : null
      await interrupted(sendResume(faulty(deps, plan), job.id, { id, resumeId }))
      const { sent } = await sendResume(deps, job.id, { id, resumeId })
      expect(sent?.attachmentId).toBe(id)
      const kept = await listResumeEditions(deps, resumeId)
      const editionIds = [sent, first].flatMap((one) => one?.editionId ?? [])
      expect(kept.map((one) => [one.id, one.note]).toSorted()).toEqual(editionIds.map((one) => [one, 'Harbourline']).toSorted())
      expect(await deps.store.count(deps.actor.space, attachments.queries.all, {})).toBe(editionIds.length)
      if (first) expect((await getAttachment(deps, first.attachmentId)).deletedAt).toBeNull()
    })
    expect(steps).toBeGreaterThanOrEqual(5)
  })

  it('is an edition of its own after one whose sending stopped before that was noted', async () => {
    const { deps, resumeId, job } = await setting()
    const { sent } = await sendResume(deps, job.id, { id, resumeId })
    await editEdition(deps, sent?.editionId ?? '', { note: '' })
    const second = await sendResume(deps, job.id, { resumeId })
    expect(second.sent?.editionId).not.toBe(sent?.editionId)
    expect((await listResumeEditions(deps, resumeId)).map(({ note }) => note)).toEqual(['Harbourline', 'Harbourline'])
  })

  it('leaves the stage of a job that is further on, and says what is not there', async () => {
    const { deps, resumeId, job } = await setting()
    await reachStage(deps, job.id, { stage: 'interviewing' })
    expect((await sendResume(deps, job.id, { resumeId })).stage).toBe('interviewing')
    const faults = [{ pointer: '/resumeId', code: 'no_such_resume' }]
    await expect(sendResume(deps, job.id, { resumeId: id })).rejects.toMatchObject({ code: 'validation', details: { faults } })
    await expect(sendResume(deps, job.id, { resumeId }, { expectedVersion: 99 })).rejects.toMatchObject({ code: 'stale' })
    await expect(sendResume(deps, id, { resumeId })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('stands as the quicker of two tries under one id sent it', async () => {
    const { deps, resumeId, job } = await setting()
    const other = await createResume(deps, { name: 'Other roles' })
    const answers = await Promise.all([resumeId, other.id].map((one) => sendResume(deps, job.id, { id, resumeId: one })))
    const { sent } = await readSent(deps, job.id)
    expect(answers.map((answer) => answer.sent)).toEqual([sent, sent])
  })

  it('is taken back with its file, its edition and the stage it brought, twice to no harm', async () => {
    const { deps, resumeId, job } = await setting()
    await sendResume(deps, job.id, { id, resumeId })
    const back = await takeSendingBack(deps, job.id)
    expect(back).toMatchObject({ sent: null, stage: 'saved', stages: job.stages })
    expect(await takeSendingBack(deps, job.id)).toEqual(back)
    await expect(getAttachment(deps, id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await deps.store.count(deps.actor.space, editions.queries.all, {})).toBe(0)
    const nothing = { sent: null, isKept: false, isOlder: null, changed: [] }
    expect(await readSent(deps, job.id)).toEqual(nothing)
    await expect(sendResume(deps, job.id, { id, resumeId }), 'sent again by who never heard of it').rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await readSent(deps, job.id)).toEqual(nothing)
  })

  it('goes with its job for good', async () => {
    const { deps, resumeId, job } = await setting()
    await sendResume(deps, job.id, { id, resumeId })
    await deleteTargetJob(deps, job.id)
    deps.clock.advance({ hours: 24 * 40 })
    await listTargetJobs(deps, { trash: true }, { limit: 10 })
    expect(await deps.store.get(deps.actor.space, attachments, id)).toBeNull()
    expect(await storageUsed(deps)).toBe(0)
  })
})
