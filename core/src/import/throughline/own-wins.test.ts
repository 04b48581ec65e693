import { expect, it } from 'vitest'
import { createWin, getWin, type Win, wins } from '../../career/index.ts'
import { exportZip } from '../../export/index.ts'
import { checkIns, createCheckIn, createGoal, editCheckIn } from '../../goal/index.ts'
import { heldFile, joined, listAll } from '../../kernel/index.ts'
import { completeTask, createTask, deleteTask, tasks } from '../../task/index.ts'
import { runImport } from '../run-import.ts'
import { importDeps } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'

type Deps = ReturnType<typeof importDeps>

const all = ({ store, actor }: Deps): Promise<Win[]> => listAll({ store }, actor.space, wins.queries.newest, {})

/** An account whose one win is made of a check-in, with a task that is done and one that is gone. */
async function archived() {
  const deps = importDeps()
  const goal = await createGoal(deps, {
    title: 'Accuracy',
    startDate: '2026-01-05',
    metric: { type: 'percent', start: '71.4', target: '82' },
  })
  const checkIn = await createCheckIn(deps, goal.id, { value: '77.5' })
  for (const value of ['77.4', '77.6']) await editCheckIn(deps, checkIn.id, { value })
  const [done, gone] = [await createTask(deps, { title: 'Draft' }), await createTask(deps, { title: 'Gone' })]
  await completeTask(deps, done.id)
  const evidence = [done, gone].map(({ id }) => ({ kind: 'task' as const, id }))
  const win = await createWin(deps, {
    title: 'Better',
    happenedOn: '2026-03',
    competencies: ['forecasting'],
    skills: ['SQL'],
    confidentiality: 'private',
    from: { kind: 'check-in', id: checkIn.id, quote: 'Up' },
    evidence,
  })
  await deleteTask(deps, gone.id)
  await getWin(deps, win.id)
  const file = heldFile(await joined(exportZip(deps)))
  return { before: await getWin(deps, win.id), checkIn: checkIn.id, file }
}

const importId = '019a9b3c-5d00-7cc0-8000-cccccccccccc'

it('a win of an own archive comes with its evidence, which names the new records, and is taken back with them', async () => {
  const { before, checkIn, file } = await archived()
  const deps = importDeps()
  await runImport(deps, { id: importId, format: 'throughline-zip', file })
  const [win] = (await all(deps)) as [Win]
  const own = ({ title, text, happenedOn, competencies, skills, confidentiality }: Win) => ({
    ...{ title, text, happenedOn, competencies, skills, confidentiality },
  })
  expect(own(win)).toEqual(own(before))
  const [measured, task, gone] = win.evidence
  expect(win.metric).toMatchObject({ baseline: '71.4', value: '77.6', valueFrom: measured?.id })
  expect(measured).toMatchObject({ kind: 'check-in', quote: 'Up', number: { value: '77.6', unit: '%' }, state: 'live' })
  expect(measured?.recordId).not.toBe(checkIn)
  const measure = await deps.store.get(deps.actor.space, checkIns, measured?.recordId as string)
  expect(measured?.goalId).toBe(measure?.goalId)
  expect(task).toMatchObject({ title: 'Draft', state: 'live' })
  expect(gone).toMatchObject({ title: 'Gone', state: 'gone' })
  await editCheckIn(deps, measured?.recordId as string, { value: '78' })
  expect(await getWin(deps, win.id)).toMatchObject({ metric: { value: '78' } })
  const mine = await createWin(deps, { title: 'Mine', evidence: [{ kind: 'task', id: task?.recordId as string }] })
  await undoImport(deps, importId)
  expect(await all(deps)).toMatchObject([{ id: mine.id }])
  expect(await getWin(deps, mine.id)).toMatchObject({ evidence: [{ title: 'Draft', state: 'gone' }] })
})

it('a passage of a message comes along as it was taken, with whose words it is', async () => {
  const said = {
    discussionId: importId,
    messageId: '019a9b3c-5d00-7cc0-8000-dddddddddddd',
    title: '1:1',
    by: 'Ruth',
    at: '2026-03-05T09:00:00.000Z',
  }
  const readSaid = async () => ({ ...said, quote: 'The clearest review', version: 1, text: 'The clearest review' })
  const from = importDeps()
  const { discussionId, messageId: id } = said
  const win = await createWin(from, { from: { kind: 'message', discussionId, id } }, readSaid)
  await createTask(from, { title: 'Write another', from: { discussionId, messageId: id } }, readSaid)
  const to = importDeps()
  await runImport(to, { format: 'throughline-zip', file: heldFile(await joined(exportZip(from))) })
  const [taken] = (await all(to)) as [Win]
  const { id: _, ...piece } = win.evidence[0] as Win['evidence'][0]
  expect(taken.evidence).toMatchObject([piece])
  // Nobody here is in that discussion.
  expect((await getWin(to, taken.id)).evidence).toMatchObject([{ quote: 'The clearest review', title: 'Ruth, 1:1', state: 'gone' }])
  const [task] = await listAll(to, to.actor.space, tasks.queries.all, {})
  expect(task?.saidIn).toEqual({ ...said, quote: 'The clearest review' })
})
