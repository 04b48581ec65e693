import { expect, it } from 'vitest'
import { attachments } from '../../attachment/index.ts'
import { exportZip } from '../../export/index.ts'
import { createQuestion, createStory, createTargetJob, debriefInterview, questions, stories, targetJobs } from '../../interview/index.ts'
import { heldFile, joined, type Kind, listAll, revised, type StoredRecord } from '../../kernel/index.ts'
import { createTask, tasks } from '../../task/index.ts'
import { runImport } from '../run-import.ts'
import { importDeps } from '../test-import.ts'
import { attach } from './test-archive.ts'

const all = <R extends StoredRecord>(deps: ReturnType<typeof importDeps>, { queries }: Kind<R>): Promise<R[]> =>
  listAll(deps, deps.actor.space, queries.all, {})

it('an own archive brings target jobs with their files, interviews and tasks, all under new ids', async () => {
  const from = importDeps()
  const story = await createStory(from, { title: 'The late lorry' })
  const own = await createQuestion(from, { text: 'Whose crane was it?' })
  const made = await createTargetJob(from, {
    ...{ role: 'Lead analyst', company: 'Harbourline', closesOn: '2026-02-27', people: [{ name: 'Ruth', role: '', note: '' }] },
    interviews: [{ title: 'Panel', on: '2026-03-04', durationMinutes: 45 }],
  })
  const interviewId = made.interviews[0]?.id ?? ''
  const asked = [
    { questionId: own.id, storyId: story.id, went: 'weak' as const },
    { questionId: 'own-mistake', went: 'well' as const },
  ]
  const told = await debriefInterview(from, made.id, interviewId, { note: 'Calm', questions: asked })
  const file = await attach(from, made.id, 'résumé.txt', 'Ines', 'target-job')
  const task = await createTask(from, { title: 'Look at the firm', links: [{ kind: 'target-job', id: made.id }] })
  const resumeId = from.ids.next()
  const sent = { attachmentId: file.id, resumeId, editionId: from.ids.next(), name: 'Lead roles', on: '2026-03-01' }
  const kept = { resumeId: null, sent, taskIds: [task.id], plans: [{ interviewId, on: '2026-03-04' }] }
  await from.store.save(from.actor.space, targetJobs, revised(told, kept, told.updatedAt), { expectedVersion: told.version })

  const to = importDeps()
  const { problems } = await runImport(to, { format: 'throughline-zip', file: heldFile(await joined(exportZip(from))) })
  expect(problems).toEqual([])
  const [[job], [taken], [toldStory], [question]] = [
    await all(to, targetJobs),
    await all(to, attachments),
    await all(to, stories),
    await all(to, questions),
  ]
  const [linked] = await all(to, tasks)
  expect(job).toMatchObject({
    role: 'Lead analyst',
    company: 'Harbourline',
    closesOn: '2026-02-27',
    stage: 'saved',
    people: [{ name: 'Ruth' }],
  })
  expect(job?.interviews).toMatchObject([{ title: 'Panel', durationMinutes: 45 }])
  expect([job?.id === made.id, job?.interviews[0]?.id === interviewId]).toEqual([false, false])
  expect(job?.interviews[0]?.debrief).toMatchObject({
    note: 'Calm',
    questions: [
      { questionId: question?.id, storyId: toldStory?.id, went: 'weak' },
      { questionId: 'own-mistake', went: 'well' },
    ],
  })
  expect(taken).toMatchObject({ name: 'résumé.txt', owner: { kind: 'target-job', id: job?.id } })
  expect(job).toMatchObject({ sent: { attachmentId: taken?.id, name: 'Lead roles' }, taskIds: [linked?.id] })
  expect(job?.plans).toEqual([{ interviewId: job?.interviews[0]?.id, on: '2026-03-04' }])
  expect(linked?.links).toMatchObject([{ kind: 'target-job', id: job?.id }])
})
