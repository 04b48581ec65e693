import { describe, expect, it } from 'vitest'
import { upcast } from '../../kernel/index.ts'
import { createResume } from '../../resume/index.ts'
import { reachStage, takeStageBack } from './change-stage.ts'
import { createTargetJob, deleteTargetJob, editTargetJob, restoreTargetJob } from './change-target-job.ts'
import { getTargetJob, listTargetJobs } from './read-target-jobs.ts'
import { nextInterviewOf } from './rules.ts'
import { MAX_STAGES, targetJobs } from './schema.ts'
import { jobDeps } from './test-target-job.ts'

const id = '019a9b53-0000-7cc0-8000-0123456789ab'
const fault = (pointer: string, code: string) => ({ code: 'validation', details: { faults: [{ pointer, code }] } })
const panel = { title: 'Panel', on: '2026-03-18', time: '10:30' }
const debrief = { at: '2026-03-04T10:00:00.000Z', note: 'Calm.', questions: [] }

describe('a target job', () => {
  it('begins as saved today, with what its description asks for', async () => {
    const deps = jobDeps()
    const description = 'You forecast demand for three depots. You lead a team of four and coach its younger analysts.'
    const job = await createTargetJob(deps, { role: 'Lead analyst', description })
    expect(job).toMatchObject({ stage: 'saved', stages: [{ stage: 'saved', on: '2026-03-05' }], sent: null })
    expect(job.competencies).toContain('forecasting')
    expect((await createTargetJob(deps, { role: 'Cook', description, competencies: [] })).competencies).toEqual([])
  })

  it('is found by who asks in its interviews, also where it was kept before that was so', async () => {
    const deps = jobDeps()
    const { id } = await createTargetJob(deps, { role: 'Lead analyst', interviews: [{ ...panel, people: 'Frau Seidel, plant lead' }] })
    const { items } = await deps.store.search(deps.actor.space, 'seidel', [targetJobs], { limit: 5 })
    expect(items.map(({ record }) => record.id)).toEqual([id])
    expect(targetJobs.upcasters[1]?.({ role: 'Cook', interviews: [] })).toEqual({ role: 'Cook', interviews: [] })
  })

  it('names only what is there: no résumé, question or story of another', async () => {
    const deps = jobDeps()
    const other = deps.ids.next()
    const asked = (questionId: string, storyId: string | null) => ({
      interviews: [{ ...panel, debrief: { ...debrief, questions: [{ questionId, storyId, went: 'weak' as const, note: '' }] } }],
    })
    const at = '/interviews/0/debrief/questions/0'
    const job = await createTargetJob(deps, { role: 'Lead analyst', ...asked('own-mistake', null) })
    await expect(createTargetJob(deps, { role: 'Cook', resumeId: other })).rejects.toMatchObject(fault('/resumeId', 'no_such_resume'))
    await expect(editTargetJob(deps, job.id, { resumeId: other })).rejects.toMatchObject(fault('/resumeId', 'no_such_resume'))
    await expect(editTargetJob(deps, job.id, asked(other, null))).rejects.toMatchObject(fault(`${at}/questionId`, 'no_such_question'))
    await expect(editTargetJob(deps, job.id, asked('own-mistake', other))).rejects.toMatchObject(fault(`${at}/storyId`, 'no_such_story'))
  })

  it('is made once under an id, with the same people and interviews', async () => {
    const deps = jobDeps()
    const asked = {
      id,
      role: 'Lead analyst',
      people: [{ name: 'Ruth', role: '', note: '' }],
      interviews: [panel, { ...panel, on: '2026-03-11' }],
    }
    const job = await createTargetJob(deps, asked)
    expect(job.interviews.map(({ on }) => on)).toEqual(['2026-03-11', '2026-03-18'])
    expect(await createTargetJob(deps, asked)).toEqual(job)
    await expect(createTargetJob(deps, { ...asked, role: 'Cook' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('has its next interview to come, while it goes on and that is not debriefed', async () => {
    const deps = jobDeps()
    const interviews = [panel, { title: 'First call', on: '2026-03-04', debrief: null }]
    const job = await createTargetJob(deps, { role: 'Lead analyst', interviews })
    expect(nextInterviewOf(job, '2026-03-04')?.title).toBe('First call')
    expect(nextInterviewOf(job, '2026-03-05')?.title).toBe('Panel')
    const [call, other] = job.interviews
    const told = await editTargetJob(deps, job.id, { interviews: [{ ...(call as typeof panel), debrief }, other as typeof panel] })
    expect(nextInterviewOf(told, '2026-03-04')?.title).toBe('Panel')
    expect(nextInterviewOf(await reachStage(deps, job.id, { stage: 'rejected' }), '2026-03-04')).toBeNull()
  })

  it('is found from today by an interview to come, also behind one that nobody has looked back on', async () => {
    const deps = jobDeps()
    const interviews = [panel, { title: 'First call', on: '2026-03-04' }]
    const coming = await createTargetJob(deps, { role: 'Lead analyst', interviews })
    await createTargetJob(deps, { role: 'Cook', interviews: [{ title: 'First call', on: '2026-03-04' }] })
    const found = await deps.store.list(deps.actor.space, targetJobs.queries.byInterview, { from: '2026-03-05' }, { limit: 10 })
    expect(found.items.map((job) => job.id)).toEqual([coming.id])
  })

  it('keeps the debrief of an interview by its id, unless it is said', async () => {
    const deps = jobDeps()
    const job = await createTargetJob(deps, { role: 'Lead analyst', interviews: [{ ...panel, debrief }] })
    const [{ id: interviewId } = { id: '' }] = job.interviews
    const moved = await editTargetJob(deps, job.id, { interviews: [{ ...panel, id: interviewId, on: '2026-03-20' }] })
    expect(moved.interviews).toMatchObject([{ id: interviewId, on: '2026-03-20', debrief }])
    const bare = await editTargetJob(deps, job.id, { interviews: [{ ...panel, id: interviewId, debrief: null }] })
    expect(bare.interviews).toMatchObject([{ debrief: null }])
  })

  it('takes an interview to last an hour, or as long as is said of it, and keeps that by its id', async () => {
    const deps = jobDeps()
    const long = { ...panel, on: '2026-03-19', durationMinutes: 150 }
    const job = await createTargetJob(deps, { role: 'Lead analyst', interviews: [panel, long] })
    expect(job.interviews.map(({ durationMinutes }) => durationMinutes)).toEqual([60, 150])
    const [first, second] = job.interviews.map(({ id }) => id)
    const moved = [
      { ...panel, id: first as string, durationMinutes: 45 },
      { ...panel, id: second as string, on: '2026-03-20' },
    ]
    const now = await editTargetJob(deps, job.id, { interviews: moved })
    expect(now.interviews.map(({ durationMinutes }) => durationMinutes)).toEqual([45, 150])
    for (const durationMinutes of [4, 601, 45.5])
      await expect(editTargetJob(deps, job.id, { interviews: [{ ...panel, durationMinutes }] })).rejects.toMatchObject({
        code: 'validation',
      })
  })

  it('of before interviews had a length has those of an hour', async () => {
    const job = await createTargetJob(jobDeps(), { role: 'Lead analyst', interviews: [{ ...panel, time: '10:30' }] })
    const interviews = job.interviews.map(({ durationMinutes: _, ...before }) => before)
    const now = upcast(targetJobs, { ...job, interviews }, 1)
    expect(targetJobs.schema.parse(now)).toEqual(job)
  })

  it('closes on a day, if that is known, and of before that was kept on none', async () => {
    const deps = jobDeps()
    const job = await createTargetJob(deps, { role: 'Lead analyst', closesOn: '2026-03-27' })
    expect(job.closesOn).toBe('2026-03-27')
    expect((await editTargetJob(deps, job.id, { closesOn: null })).closesOn).toBeNull()
    await expect(editTargetJob(deps, job.id, { closesOn: '2026-02-30' })).rejects.toMatchObject({ code: 'validation' })
    const { closesOn: _, ...before } = await createTargetJob(deps, { role: 'Cook' })
    expect(targetJobs.schema.parse(upcast(targetJobs, before, 2))).toMatchObject({ role: 'Cook', closesOn: null })
  })

  it('refuses two of a list under one id, and writes nothing where nothing changes', async () => {
    const deps = jobDeps()
    const job = await createTargetJob(deps, { role: 'Lead analyst', interviews: [panel] })
    const twice = [
      { ...panel, id },
      { ...panel, id },
    ]
    await expect(editTargetJob(deps, job.id, { interviews: twice })).rejects.toMatchObject(fault('/interviews/1/id', 'duplicate_id'))
    expect(await editTargetJob(deps, job.id, { role: 'Lead analyst', interviews: job.interviews })).toEqual(job)
    await expect(editTargetJob(deps, job.id, { role: 'Cook' }, { expectedVersion: 9 })).rejects.toMatchObject({ code: 'stale' })
  })

  it('goes to the trash and comes back', async () => {
    const deps = jobDeps()
    const job = await createTargetJob(deps, { role: 'Lead analyst' })
    await deleteTargetJob(deps, job.id)
    await expect(getTargetJob(deps, job.id)).rejects.toMatchObject({ code: 'not-found' })
    expect(JSON.parse((await listTargetJobs(deps, { trash: true }, { limit: 10 })).json)).toHaveLength(1)
    expect((await restoreTargetJob(deps, job.id)).deletedAt).toBeNull()
    const { id: another } = await createResume(deps, { name: 'Lead roles' })
    await editTargetJob(deps, job.id, { resumeId: another })
    expect(JSON.parse((await listTargetJobs(deps, { resumeId: another }, { limit: 10 })).json)).toHaveLength(1)
    expect(JSON.parse((await listTargetJobs(deps, { resumeId: id }, { limit: 10 })).json)).toEqual([])
  })
})

describe('the stages of a job', () => {
  it('are noted once under an id, and the latest is taken back', async () => {
    const deps = jobDeps()
    const job = await createTargetJob(deps, { role: 'Lead analyst', on: '2026-02-01' })
    const asked = { id, stage: 'applied', on: '2026-02-20', note: 'By post' } as const
    const applied = await reachStage(deps, job.id, asked)
    expect(applied).toMatchObject({ stage: 'applied', stages: [{ stage: 'saved', on: '2026-02-01' }, asked] })
    expect(await reachStage(deps, job.id, asked)).toEqual(applied)
    await expect(takeStageBack(deps, job.id, job.stages[0]?.id ?? '')).rejects.toMatchObject(fault('', 'not_the_latest'))
    expect(await takeStageBack(deps, job.id, id)).toMatchObject({ stage: 'saved', stages: job.stages })
    await expect(takeStageBack(deps, job.id, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(takeStageBack(deps, job.id, job.stages[0]?.id ?? '')).rejects.toMatchObject(fault('', 'not_the_latest'))
  })

  it('are bounded', async () => {
    const deps = jobDeps()
    const job = await createTargetJob(deps, { role: 'Lead analyst' })
    for (let i = 1; i < MAX_STAGES; i++) await reachStage(deps, job.id, { stage: i % 2 ? 'applied' : 'interviewing' })
    await expect(reachStage(deps, job.id, { stage: 'offer' })).rejects.toMatchObject(fault('/stage', 'too_many_stages'))
  })
})
