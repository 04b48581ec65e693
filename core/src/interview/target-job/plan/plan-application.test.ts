import { expect, it } from 'vitest'
import { completeTask, deleteTask, getTask, readLinks, tasks } from '../../../task/index.ts'
import { reachStage } from '../change-stage.ts'
import { createTargetJob, editTargetJob } from '../change-target-job.ts'
import { getTargetJob } from '../read-target-jobs.ts'
import { jobDeps } from '../test-target-job.ts'
import { planApplication, previewApplication } from './plan-application.ts'

const asked = { role: 'Lead analyst', company: 'Harbourline', closesOn: '2026-03-27' }

it('to apply for a job is a real task by its last day, linked with the job; once', async () => {
  const deps = jobDeps()
  const { id } = await createTargetJob(deps, asked)
  const preview = await previewApplication(deps, id)
  expect(preview).toMatchObject({ title: 'Apply for Lead analyst at Harbourline', dueDate: '2026-03-27', state: 'new', isOffered: true })
  expect(await deps.store.get(deps.actor.space, tasks, preview.taskId)).toBeNull()
  const made = await planApplication(deps, id)
  expect(made).toEqual({ ...preview, state: 'planned', isOffered: false })
  const task = await getTask(deps, made.taskId)
  expect(task).toMatchObject({
    title: preview.title,
    dueDate: '2026-03-27',
    notes: expect.stringContaining(`(/interview-prep/jobs/${id})`),
  })
  expect((await readLinks(deps, task.id)).to).toMatchObject([{ kind: 'target-job', id, isOpen: true }])
  expect((await getTargetJob(deps, id)).taskIds).toEqual([task.id])
  expect(await planApplication(deps, id)).toEqual(made)
  expect(await getTask(deps, task.id)).toEqual(task)
})

it('has no day where the job has none to come, and is called without a firm that is not known', async () => {
  const deps = jobDeps()
  const { id } = await createTargetJob(deps, { role: 'Cook' })
  expect(await previewApplication(deps, id)).toMatchObject({ title: 'Apply for Cook', dueDate: null })
  await editTargetJob(deps, id, { closesOn: '2026-03-04' })
  expect((await previewApplication(deps, id)).dueDate).toBeNull()
  await editTargetJob(deps, id, { closesOn: '2026-03-05' })
  expect((await previewApplication(deps, id)).dueDate).toBe('2026-03-05')
})

it('is said in the language of the account', async () => {
  const deps = jobDeps({ locale: 'de-DE' })
  const { id } = await createTargetJob(deps, asked)
  expect((await previewApplication(deps, id)).title).toBe('Als „Lead analyst“ bei Harbourline bewerben')
})

it('comes back where it was thrown away, and stays done', async () => {
  const deps = jobDeps()
  const { id } = await createTargetJob(deps, asked)
  const { taskId } = await planApplication(deps, id)
  await deleteTask(deps, taskId)
  expect(await previewApplication(deps, id)).toMatchObject({ state: 'thrown-away', isOffered: true })
  expect(await planApplication(deps, id)).toMatchObject({ state: 'planned', isOffered: false })
  await completeTask(deps, taskId)
  expect(await planApplication(deps, id)).toMatchObject({ state: 'done', isOffered: false })
})

it('is not offered once one has applied', async () => {
  const deps = jobDeps()
  const { id } = await createTargetJob(deps, asked)
  await reachStage(deps, id, { stage: 'applied' })
  expect(await previewApplication(deps, id)).toMatchObject({ state: 'new', isOffered: false })
})

it('finishes what broke off in between', async () => {
  const deps = jobDeps()
  const { id } = await createTargetJob(deps, asked)
  let saved = 0
  const save: typeof deps.store.save = async (...args) => {
    if (saved++ === 1) throw new Error('broken off')
    return deps.store.save(...args)
  }
  await expect(planApplication({ ...deps, store: { ...deps.store, save } }, id)).rejects.toThrow('broken off')
  const { taskId } = await planApplication(deps, id)
  expect((await getTargetJob(deps, id)).taskIds).toEqual([taskId])
})
