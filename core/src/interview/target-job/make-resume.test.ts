import { expect, it, vi } from 'vitest'
import { hasCode } from '../../kernel/index.ts'
import { createResume, deleteResume, editResume, getResume, listResumes } from '../../resume/index.ts'
import { createTargetJob, deleteTargetJob, editTargetJob } from './change-target-job.ts'
import { makeJobResume } from './make-resume.ts'
import { getTargetJob } from './read-target-jobs.ts'
import { jobDeps } from './test-target-job.ts'

const id = '019a9b53-5000-7cc0-8000-0123456789ab'
const lead = { role: 'Lead analyst', company: 'Harbourline', description: 'You know SQL.' }

it('a version for a job is called as it is, knows its description, and is noted as the one for it', async () => {
  const deps = jobDeps()
  const job = await createTargetJob(deps, lead)
  const made = await makeJobResume(deps, job.id, { id })
  expect(await getResume(deps, id)).toMatchObject({ name: 'Lead analyst, Harbourline', jobDescription: 'You know SQL.' })
  expect((await getTargetJob(deps, job.id)).resumeId).toBe(made.id)
})

it('asked for again under its id it is not made twice, and noted where the try before broke off', async () => {
  const deps = jobDeps()
  const job = await createTargetJob(deps, lead)
  const before = await makeJobResume(deps, job.id, {})
  await createResume(deps, { id, name: before.name, jobDescription: before.jobDescription })
  await makeJobResume(deps, job.id, { id })
  expect(JSON.parse((await listResumes(deps, {}, { limit: 10 })).json)).toHaveLength(2)
  expect((await getTargetJob(deps, job.id)).resumeId).toBe(id)
})

it('asked for again after the job was given another version, or none, it is answered, and the job is left as it is', async () => {
  const deps = jobDeps()
  const job = await createTargetJob(deps, lead)
  await makeJobResume(deps, job.id, { id })
  const other = await makeJobResume(deps, job.id, {})
  await editResume(deps, id, { name: 'Mine' })
  for (const resumeId of [other.id, null]) {
    const given = await editTargetJob(deps, job.id, { resumeId })
    expect(await makeJobResume(deps, job.id, { id })).toMatchObject({ id, name: 'Mine' })
    expect(await getTargetJob(deps, job.id)).toEqual(given)
  }
})

it('a version of long ago is asked for without all that happened since being read', async () => {
  const deps = jobDeps()
  const job = await createTargetJob(deps, lead)
  await makeJobResume(deps, job.id, { id })
  await makeJobResume(deps, job.id, {})
  deps.clock.advance({ hours: 48 })
  const changes = vi.spyOn(deps.store, 'changes')
  expect(await makeJobResume(deps, job.id, { id })).toMatchObject({ id })
  expect(changes).not.toHaveBeenCalled()
  expect((await getTargetJob(deps, job.id)).resumeId, 'asked for anew').toBe(id)
})

it('a version of long ago that is noted anew is told of by a change of its own', async () => {
  const deps = jobDeps()
  const job = await createTargetJob(deps, lead)
  await makeJobResume(deps, job.id, { id })
  await editTargetJob(deps, job.id, { resumeId: null })
  deps.clock.advance({ hours: 48 })
  for (let times = 0; times < 2; times++) await makeJobResume(deps, job.id, { id })
  const told = (await deps.store.changes(deps.actor.space, 0, 100)).filter(({ kind }) => kind === 'target-job')
  expect(told).toHaveLength(4)
  expect(new Set(told.map((change) => change.id)).size).toBe(4)
})

it('a name that is longer than that of a version may be ends sooner', async () => {
  const deps = jobDeps()
  const job = await createTargetJob(deps, { role: 'a'.repeat(150), company: 'b'.repeat(150) })
  expect((await makeJobResume(deps, job.id, {})).name).toHaveLength(200)
  const { id: other } = await createTargetJob(deps, { role: 'a'.repeat(197), company: '😀' })
  expect((await makeJobResume(deps, other, {})).name).toBe(`${'a'.repeat(197)},`)
})

it('a version that was renamed since is answered as it is; one in the trash is neither answered as if it were there nor any job’s again', async () => {
  const deps = jobDeps()
  const job = await createTargetJob(deps, lead)
  await makeJobResume(deps, job.id, { id })
  await editResume(deps, id, { name: 'Mine' })
  expect(await makeJobResume(deps, job.id, { id })).toMatchObject({ name: 'Mine' })
  const other = await makeJobResume(deps, job.id, {})
  await editResume(deps, id, { name: 'Lead analyst, Harbourline' })
  await deleteResume(deps, id)
  const refused = { code: 'conflict', details: { current: { deletedAt: expect.any(String) } } }
  await expect(makeJobResume(deps, job.id, { id })).rejects.toMatchObject(refused)
  expect((await getTargetJob(deps, job.id)).resumeId).toBe(other.id)
  await deleteResume(deps, other.id)
  await expect(makeJobResume(deps, job.id, { id: other.id })).rejects.toMatchObject({ code: 'conflict' })
  const unnoted = deps.ids.next()
  await createResume(deps, { id: unnoted, name: 'Lead analyst, Harbourline', jobDescription: 'You know SQL.' })
  await deleteResume(deps, unnoted)
  await expect(makeJobResume(deps, job.id, { id: unnoted })).rejects.toMatchObject(refused)
  expect((await getTargetJob(deps, job.id)).resumeId).toBe(other.id)
})

it('a job in the trash has none made', async () => {
  const deps = jobDeps()
  const job = await createTargetJob(deps, lead)
  await deleteTargetJob(deps, job.id)
  await expect(makeJobResume(deps, job.id, {})).rejects.toSatisfy((error) => hasCode(error, 'not-found'))
  expect(JSON.parse((await listResumes(deps, {}, { limit: 10 })).json)).toHaveLength(0)
})
