import { describe, expect, it } from 'vitest'
import { exportGoalsCsv, exportGoalsJson, exportTasksCsv, exportTasksJson } from '../../export/index.ts'
import { whole } from '../../export/test-export.ts'
import { checkIns, createCheckIn, createGoal, deleteGoal, editCheckIn, editGoal, type Goal, goals } from '../../goal/index.ts'
import { heldFile, listAll } from '../../kernel/index.ts'
import { createTask, deleteGoalKeepingTasks, tasks } from '../../task/index.ts'
import { previewImport } from '../preview-import.ts'
import { runImport } from '../run-import.ts'
import { importDeps, utf8 } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'

type Deps = ReturnType<typeof importDeps>

const own = (text: string) => ({ format: 'throughline-zip', file: heldFile(utf8(text)) })
const goalsOf = (deps: Deps) => listAll(deps, deps.actor.space, goals.queries.inOrder, {})
const checkInsOf = (deps: Deps) => listAll(deps, deps.actor.space, checkIns.queries.all, {})
const tasksOf = (deps: Deps) => listAll(deps, deps.actor.space, tasks.queries.all, {})

/** Goals of every sort, one below another, with all that may be said of one. */
async function account(): Promise<Deps> {
  const deps = importDeps()
  const year = await createGoal(deps, {
    title: '=A year, "well" spent',
    why: 'Because.\nAnd =so.',
    horizon: 'year',
    milestones: [{ title: 'Beta, [1]', doneOn: '2026-03-01' }, { title: 'Release' }],
    metric: { type: 'milestones' },
    tags: ['work', 'büro'],
    competencies: ['Planning, and so on', 'Patience'],
    endDate: '2026-12-31',
    statedPace: 'behind',
  })
  const spring = await createGoal(deps, {
    title: 'Spring',
    parentId: year.id,
    weight: 3,
    metric: { type: 'number', start: '-1.5', target: '9', unit: 'stories' },
    checkInEvery: 'week',
  })
  const run = await createGoal(deps, { title: 'Run', parentId: spring.id, metric: { type: 'habit', timesPerWeek: 3, target: '80' } })
  await createGoal(deps, { title: 'Read', metric: { type: 'habit', weekdays: [1, 5], dailyTarget: '20.5', unit: 'pages', target: '90' } })
  await createGoal(deps, { title: 'Save', metric: { type: 'currency', unit: 'eur', target: '5000', aggregation: 'sum' } })
  await createGoal(deps, { title: 'Tasks', metric: { type: 'number', target: '5', source: 'tasks-done' } })
  await editGoal(deps, run.id, {
    pauses: [
      { from: '2026-01-01', until: '2026-01-10' },
      { from: '2026-03-05', until: null },
    ],
    status: 'paused',
  })
  const over = await createGoal(deps, { title: 'Over' })
  await editGoal(deps, over.id, { status: 'achieved', closing: { reflection: 'Done,\nat last.' } })
  const { id } = await createCheckIn(deps, spring.id, { value: 3, note: 'A third', confidence: 7 })
  await editCheckIn(deps, id, { value: '3.5' })
  await createCheckIn(deps, run.id, { value: 'skip', localDate: '2026-03-04' })
  const gone = await createGoal(deps, { title: 'Gone', metric: { type: 'number', target: '9' } })
  await createCheckIn(deps, gone.id, { value: 1 })
  await deleteGoal(deps, gone.id)
  return deps
}

/** What goals say, with those above them by their titles. */
function said(all: readonly Goal[]) {
  const titles = new Map(all.map(({ id, title }) => [id, title]))
  const withoutIds = ({ id: _, importId: __, version: ___, parentId, milestones, ...goal }: Goal) => ({
    ...goal,
    parent: parentId && titles.get(parentId),
    milestones: milestones.map(({ title, doneOn }) => ({ title, doneOn })),
  })
  return all.map(withoutIds).sort((a, b) => (a.title < b.title ? -1 : 1))
}

describe('goals of an own export', () => {
  it('as goals.json come back whole, with their check-ins and what those said before', async () => {
    const from = await account()
    const to = importDeps()
    const text = await whole(exportGoalsJson(from))
    const preview = await previewImport(to, own(text))
    expect(preview).toMatchObject({ counts: { tasks: 0, goals: 7, checkIns: 2 }, problems: [] })
    expect(preview.goals.find(({ title }) => title === 'Run')).toMatchObject({
      status: 'paused',
      checkIns: { count: 1, from: '2026-03-04', to: '2026-03-04' },
    })
    expect(await goalsOf(to)).toEqual([])

    expect(await runImport(to, own(text))).toMatchObject({ state: 'applied', problems: [] })
    const [before, after] = [await goalsOf(from), await goalsOf(to)]
    expect(said(after)).toEqual(said(before))
    expect(after.some(({ id }) => before.some((goal) => goal.id === id))).toBe(false)
    const values = async (deps: Deps) =>
      (await checkInsOf(deps)).map(({ value, note, confidence, history }) => ({ value, note, confidence, history }))
    const kept = (await values(from)).filter(({ value }) => value !== '1')
    expect((await values(to)).toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual(
      kept.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    )
  })

  it('as goals.csv come back with all that a table holds', async () => {
    const from = await account()
    const to = importDeps()
    expect(await runImport(to, own(await whole(exportGoalsCsv(from))))).toMatchObject({ counts: { goals: 7, checkIns: 0 }, problems: [] })
    expect(said(await goalsOf(to))).toEqual(said(await goalsOf(from)))
  })

  it('are undone as one, and imported where they are stand beside them', async () => {
    const deps = await account()
    const before = await goalsOf(deps)
    const { id } = await runImport(deps, own(await whole(exportGoalsJson(deps))))
    const made = (await goalsOf(deps)).filter(({ importId }) => importId === id)
    expect([made.length, (await goalsOf(deps)).length]).toEqual([7, 14])
    const task = await createTask(deps, { title: 'Later', goalId: made[0]?.id ?? '' })
    expect(await undoImport(deps, id)).toMatchObject({ state: 'undone' })
    expect(await goalsOf(deps)).toEqual(before)
    expect((await tasksOf(deps)).find((one) => one.id === task.id)).toMatchObject({ goalId: null })
  })

  it('that nobody could have set are left out and told, and what is below nothing stands at the top', async () => {
    const text = await whole(exportGoalsCsv(await account()))
    const [head = '', ...rows] = text.split('\r\n')
    const spring = rows.find((row) => row.includes('Spring')) ?? ''
    const asked = async (change: (row: string) => string) => {
      const deps = importDeps()
      const { problems } = await runImport(deps, own([head, change(spring), ''].join('\r\n')))
      return { problems, titles: (await goalsOf(deps)).map(({ title, parentId }) => [title, parentId]) }
    }
    expect(await asked((row) => row)).toMatchObject({
      problems: [{ line: 2, message: expect.stringMatching(/top/) }],
      titles: [['Spring', null]],
    })
    for (const [before, after] of [
      [',up,', ',down,'],
      ['number', 'numbers'],
      [',week,', ',fortnight,'],
      ['stories', 'x'.repeat(30)],
    ] as const) {
      const { problems, titles } = await asked((row) => row.replace(before, after))
      expect([after, problems, titles]).toMatchObject([after, [{ line: 2, message: expect.stringMatching(/left out/) }], []])
    }
  })

  it('in a circle, or too deep, are put at the top', async () => {
    const deps = importDeps()
    let parentId: string | null = null
    for (const title of ['a', 'b', 'c', 'd']) parentId = (await createGoal(deps, { title, parentId })).id
    const file = JSON.parse(await whole(exportGoalsJson(deps)))
    const [top, , , last] = file.goals
    const heights = async (goals: object[]) => {
      const to = importDeps()
      await runImport(to, own(JSON.stringify({ ...file, goals })))
      const all = await goalsOf(to)
      const above = (goal: Goal | undefined): number => (goal?.parentId ? 1 + above(all.find(({ id }) => id === goal.parentId)) : 1)
      return all.map((goal) => [goal.title, above(goal)])
    }
    const circle = await heights([{ ...top, parentId: last.id }, ...file.goals.slice(1)])
    expect(circle.filter(([, level]) => level === 1)).toHaveLength(1)
    const deeper = { ...last, id: top.id.replace(/^.{8}/, '019a9b3d'), title: 'e', parentId: last.id }
    expect(await heights([...file.goals, deeper])).toContainEqual(['e', 1])
  })
})

describe('tasks of an own export that name a goal', () => {
  async function linked() {
    const deps = importDeps()
    const goal = await createGoal(deps, { title: 'Spring' })
    await createTask(deps, { title: 'Draft', goalId: goal.id })
    await createTask(deps, { title: 'None' })
    return { deps, goal: goal.id }
  }
  const importedTo = async (deps: Deps, text: string) => {
    const { id, problems } = await runImport(deps, own(text))
    const made = (await tasksOf(deps)).filter(({ importId }) => importId === id)
    return { goals: Object.fromEntries(made.map(({ title, goalId }) => [title, goalId])), problems }
  }

  it.each(['tasks.csv', 'tasks.json'] as const)('find it where they came from: %s', async (name) => {
    const { deps, goal } = await linked()
    const text = await whole(name === 'tasks.csv' ? exportTasksCsv(deps) : exportTasksJson(deps))
    expect(await importedTo(deps, text)).toEqual({ goals: { Draft: goal, None: null }, problems: [] })
  })

  it('find one of the same title elsewhere by tasks.csv, if it is the only one', async () => {
    const text = await whole(exportTasksCsv((await linked()).deps))
    const to = importDeps()
    const missing = { goals: { Draft: null, None: null }, problems: [{ line: 2, message: expect.stringMatching(/“Spring”/) }] }
    expect(await importedTo(to, text)).toEqual(missing)
    const goal = await createGoal(to, { title: 'SPRING' })
    expect(await importedTo(to, text)).toEqual({ goals: { Draft: goal.id, None: null }, problems: [] })
    await createGoal(to, { title: 'Spring' })
    expect(await importedTo(to, text)).toEqual(missing)
  })

  it('are told by their titles when their goal is not there: tasks.json', async () => {
    const text = await whole(exportTasksJson((await linked()).deps))
    expect(await importedTo(importDeps(), text)).toEqual({
      goals: { Draft: null, None: null },
      problems: [{ line: null, task: 'Draft', message: expect.stringMatching(/goal/) }],
    })
  })

  it('lose the link when the goal goes to the trash while they are imported', async () => {
    const { deps, goal } = await linked()
    const text = await whole(exportTasksCsv(deps))
    const save = async (...args: Parameters<typeof deps.store.save>) => {
      if (args[1].name === 'import' && args[2].version === 1) await deleteGoalKeepingTasks(deps, goal)
      await deps.store.save(...args)
    }
    const { goals } = await importedTo({ ...deps, store: Object.create(deps.store, { save: { value: save } }) }, text)
    expect(goals).toEqual({ Draft: null, None: null })
  })
})
