import { expect, it, vi } from 'vitest'
import { testApp } from '../test-app.ts'

async function person() {
  const { signUp } = testApp()
  const owner = await signUp()
  const post = (path: string, body?: object) => owner.json(path, { method: 'POST', ...(body && { body }) })
  return { ...owner, post }
}

it('keeps a job with its stages, under the version that is named', async () => {
  const { ask, json, post } = await person()
  const job = await post('/target-jobs', { role: 'Lead analyst', company: 'Harbourline', description: 'You forecast demand.' })
  expect(job).toMatchObject({ stage: 'saved', competencies: ['forecasting'] })
  const named = { method: 'PATCH', body: { location: 'Hull' }, headers: { 'if-match': '"1"' } }
  expect((await ask(`/target-jobs/${job.id}`, named)).headers.get('etag')).toBe('"2"')
  expect((await ask(`/target-jobs/${job.id}`, named)).status).toBe(412)
  const reached = await post(`/target-jobs/${job.id}/stages`, { stage: 'interviewing', on: '2026-03-04' })
  expect(reached.stages).toMatchObject([{ stage: 'saved' }, { stage: 'interviewing', on: '2026-03-04' }])
  const back = await json(`/target-jobs/${job.id}/stages/${reached.stages[1].id}`, { method: 'DELETE' })
  expect(back.stage).toBe('saved')
  const { items } = await json('/target-jobs?fields=id,role')
  expect(items).toEqual([{ id: job.id, role: 'Lead analyst' }])
  expect((await json(`/target-jobs/${job.id}/competencies`)).items).toMatchObject([
    { competency: 'forecasting', because: ['forecast', 'demand'] },
  ])
  expect((await json('/search?q=harbour&kinds=target-job')).items).toMatchObject([{ kind: 'target-job', record: { id: job.id } }])
})

it('draws competencies from a description once, until something changes', async () => {
  const { deps, signUp } = testApp()
  const { json } = await signUp()
  const description = 'You forecast demand for forty shops.'
  const job = await json('/target-jobs', { method: 'POST', body: { role: 'Lead analyst', company: 'Harbour', description } })
  const list = () => json(`/target-jobs/${job.id}/competencies`)
  const first = await list()
  const get = vi.spyOn(deps.store, 'get')
  const ofJobs = () => get.mock.calls.filter(([, { name }]) => name === 'target-job').length
  expect([await list(), ofJobs()]).toEqual([first, 0])
  await json(`/target-jobs/${job.id}`, { method: 'PATCH', body: { description: 'You negotiate with suppliers.' } })
  const { items } = await list()
  expect(items).toMatchObject([{ competency: 'negotiation' }])
})

it('tells what a job asks for beside competencies, and what of it the account says', async () => {
  const { json, post } = await person()
  const job = await post('/target-jobs', { role: 'Shift lead', description: 'Fluent German.\nYou know SAP EWM and the GMP rules.' })
  await post('/skills', { name: 'SAP EWM' })
  expect((await json(`/target-jobs/${job.id}/requirements`)).items).toMatchObject([
    { kind: 'language', said: 'Fluent German', state: 'open', by: [] },
    { kind: 'words', said: 'GMP', state: 'open', by: [] },
    { kind: 'words', said: 'SAP EWM', state: 'met', by: ['SAP EWM'] },
  ])
})

it('keeps files with a job, and tells a task and the job of each other', async () => {
  const { json, post } = await person()
  const job = await post('/target-jobs', { role: 'Lead analyst', company: 'Harbourline' })
  const form = new FormData()
  form.set('file', new Blob(['Dear Ruth']), 'Cover letter.txt')
  const file = await json(`/attachments?targetJobId=${job.id}`, { method: 'POST', body: form })
  expect(file).toMatchObject({ name: 'Cover letter.txt', owner: { kind: 'target-job', id: job.id } })
  expect((await json(`/attachments?targetJobId=${job.id}`)).items).toHaveLength(1)
  const task = await post('/tasks', { title: 'Look at the firm', links: [{ kind: 'target-job', id: job.id }] })
  expect((await json(`/tasks/${task.id}/links`)).to).toMatchObject([
    { kind: 'target-job', title: 'Lead analyst, Harbourline', isOpen: true },
  ])
  expect((await json(`/tasks?linkedId=${job.id}`)).items).toMatchObject([{ id: task.id }])
  await json(`/target-jobs/${job.id}`, { method: 'DELETE' })
  expect((await json('/me/storage')).trash).toBe(file.size)
  expect((await json('/target-jobs?trash=true')).items).toHaveLength(1)
  expect((await post(`/target-jobs/${job.id}/restore`)).deletedAt).toBeNull()
})

it('makes a version of the résumé for a job', async () => {
  const { json, post } = await person()
  const job = await post('/target-jobs', { role: 'Lead analyst', description: 'You know SQL.' })
  const made = await post(`/target-jobs/${job.id}/resume`, {})
  expect(made).toMatchObject({ name: 'Lead analyst', jobDescription: 'You know SQL.' })
  expect(await json(`/target-jobs/${job.id}`)).toMatchObject({ resumeId: made.id })
})

it('freezes the résumé that is sent, and takes that back', async () => {
  const { ask, json, post } = await person()
  const resume = await post('/resumes', { name: 'Lead roles' })
  const job = await post('/target-jobs', { role: 'Lead analyst' })
  const sent = await post(`/target-jobs/${job.id}/sent`, { resumeId: resume.id, on: '2026-03-04' })
  expect(sent).toMatchObject({ stage: 'applied', sent: { resumeId: resume.id, on: '2026-03-04' } })
  expect((await ask(`/attachments/${sent.sent.attachmentId}/content`)).status).toBe(200)
  expect(await json(`/target-jobs/${job.id}/sent`)).toMatchObject({ isKept: true, isOlder: false })
  expect(await json(`/target-jobs/${job.id}/sent`, { method: 'DELETE' })).toMatchObject({ sent: null, stage: 'saved' })
})

it('makes the task to apply for a job, due on its last day', async () => {
  const { json, post } = await person()
  const job = await post('/target-jobs', { role: 'Lead analyst', company: 'Harbourline', closesOn: '2126-03-27' })
  const preview = await json(`/target-jobs/${job.id}/application`)
  expect(preview).toMatchObject({ state: 'new', dueDate: '2126-03-27', isOffered: true })
  expect((await json(`/tasks?linkedId=${job.id}`)).items).toEqual([])
  expect(await post(`/target-jobs/${job.id}/application`)).toEqual({ ...preview, state: 'planned', isOffered: false })
  expect((await json(`/tasks?linkedId=${job.id}`)).items).toMatchObject([
    { id: preview.taskId, title: preview.title, dueDate: '2126-03-27' },
  ])
})

it('plans an interview as real tasks, and puts what was asked in it into the bank and into practice', async () => {
  const { json, post } = await person()
  const interviews = [{ title: 'Panel', on: '2026-03-18', time: '10:30', timeZone: 'Europe/London' }]
  const job = await post('/target-jobs', { role: 'Lead analyst', competencies: ['planning'], interviews })
  const preview = await json(`/target-jobs/${job.id}/plan`)
  expect((await json(`/tasks?linkedId=${job.id}`)).items).toEqual([])
  const plan = await post(`/target-jobs/${job.id}/plan`, {})
  expect(plan.steps.map(({ taskId }: { taskId: string }) => taskId)).toEqual(preview.steps.map(({ taskId }: { taskId: string }) => taskId))
  expect((await json(`/tasks?linkedId=${job.id}`)).items).toHaveLength(plan.steps.length)
  const asked = { note: 'Calm', questions: [{ text: 'What do you do when a lorry is late?', went: 'weak' }] }
  const told = await post(`/target-jobs/${job.id}/interviews/${job.interviews[0].id}/debrief`, asked)
  const [{ questionId }] = told.interviews[0].debrief.questions
  expect((await json(`/questions/${questionId}`)).text).toBe('What do you do when a lorry is late?')
  expect((await json(`/practice?questionId=${questionId}`)).items).toMatchObject([{ due: '2026-03-06' }])
  const back = await json(`/target-jobs/${job.id}/interviews/${job.interviews[0].id}/debrief`, { method: 'DELETE' })
  expect(back.interviews[0].debrief).toBeNull()
})
