import { expect, it } from 'vitest'
import { completeTask, createTask, deleteTask, undoCompletion } from '../task/index.ts'
import { countOfEvidence, countsAsEvidence, mayTell } from './counts-as-evidence.ts'
import { readWinStats } from './evidence/read-win-stats.ts'
import { careerDeps, followed, measuredGoal, winFrom } from './test-career.ts'
import { createWin } from './win/create-win.ts'
import { getWin } from './win/read-wins.ts'
import type { Evidence } from './win/schema.ts'

it('a task that is linked counts once it is done, no more when that is undone, and not when its source is gone', async () => {
  const deps = careerDeps()
  const { id } = await createTask(deps, { title: 'Freeze the December forecast' })
  const win = await createWin(deps, { title: 'Froze the forecast', evidence: [{ kind: 'task', id }] })
  const counted = async () => {
    const { evidence, unproven } = await readWinStats(deps)
    expect(countOfEvidence(await getWin(deps, win.id))).toBe(evidence)
    return [evidence, unproven]
  }
  expect(await counted()).toEqual([0, 1])
  const { completion } = await followed(deps, completeTask(deps, id))
  expect(await counted()).toEqual([1, 0])
  await followed(deps, undoCompletion(deps, id, completion.id))
  expect(await counted()).toEqual([0, 1])
  await followed(deps, completeTask(deps, id))
  await followed(deps, deleteTask(deps, id))
  expect(await counted()).toEqual([0, 1])
})

it('a task that was given up was not done', async () => {
  const deps = careerDeps()
  const { id } = await createTask(deps, { title: 'Freeze the December forecast', status: 'cancelled' })
  const win = await winFrom(deps, 'task', id)
  expect(win.evidence).toMatchObject([{ kind: 'task', date: null }])
  expect(countOfEvidence(win)).toBe(0)
})

it('a task that comes back counts by the time it was done last', async () => {
  const deps = careerDeps()
  const { id } = await createTask(deps, { title: 'Water the plants', dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=WEEKLY' } })
  await completeTask(deps, id)
  expect(countOfEvidence(await winFrom(deps, 'task', id))).toBe(1)
})

it('an open goal counts by the number it has come to, and a check-in, a note and a link as they are', async () => {
  const deps = careerDeps()
  const { goal, checkIn } = await measuredGoal(deps)
  const win = await winFrom(deps, 'goal', goal)
  expect(countOfEvidence(win)).toBe(1)
  expect(countOfEvidence(await winFrom(deps, 'check-in', checkIn))).toBe(1)
  const piece = win.evidence[0] as Evidence
  expect(countsAsEvidence({ ...piece, number: null })).toBe(false)
  expect(countsAsEvidence({ ...piece, number: null, date: '2026-03-05' })).toBe(true)
  expect(countsAsEvidence({ ...piece, kind: 'note', number: null })).toBe(true)
})

it('a win tells what it says, but for one that is called by a goal that goes on', async () => {
  const deps = careerDeps()
  const { goal } = await measuredGoal(deps)
  const win = await winFrom(deps, 'goal', goal)
  expect(mayTell(win)).toBe(false)
  expect(mayTell({ ...win, title: 'Reran the bakeware model' })).toBe(true)
  expect(mayTell({ ...win, evidence: [] })).toBe(true)
})
