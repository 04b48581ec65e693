import { expect, it } from 'vitest'
import { createTargetJob, editTargetJob } from './change-target-job.ts'
import { makeJobResume } from './make-resume.ts'
import { meantFor } from './meant-for.ts'
import { jobDeps } from './test-target-job.ts'

it('finds the job that a version was made for, for as long as both have the same description', async () => {
  const deps = jobDeps()
  const { id } = await createTargetJob(deps, { role: 'Planner', company: 'Kestrel', description: 'You know SQL.' })
  const resume = await makeJobResume(deps, id, {})
  expect(await meantFor(deps, resume)).toMatchObject({ id, role: 'Planner', company: 'Kestrel' })
  await editTargetJob(deps, id, { description: 'You know Excel.' })
  expect(await meantFor(deps, resume)).toBeNull()
})
