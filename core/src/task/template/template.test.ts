import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { attachments } from '../../attachment/index.ts'
import { checkIns, goals } from '../../goal/index.ts'
import { listAll, upcast } from '../../kernel/index.ts'
import { calendarObjects } from '../calendar-object/schema.ts'
import { createTask } from '../create-task.ts'
import { deleteTask } from '../delete-task.ts'
import { deleteGoalKeepingTasks } from '../goal/delete-goal.ts'
import { storedGoal } from '../goal/test-goal.ts'
import { completions, type NewTask, type Task, tasks } from '../schema.ts'
import { taskDeps } from '../test-task.ts'
import { timeEntries } from '../time/schema.ts'
import { deleteTaskTemplate, editTaskTemplate, restoreTaskTemplate } from './change-task-template.ts'
import { createTaskTemplate } from './create-task-template.ts'
import { listTaskTemplates, readTaskTemplate } from './read-task-templates.ts'
import { taskTemplates } from './schema.ts'
import { useTaskTemplate } from './use-task-template.ts'

const templateDeps = () => ({
  ...taskDeps({ timeZone: 'Europe/Berlin' }),
  ...createMemoryStorage({ kinds: [tasks, completions, timeEntries, calendarObjects, attachments, taskTemplates, goals, checkIns] }),
})
type Deps = ReturnType<typeof templateDeps>

const useId = '019cbd02-c000-7cc0-8000-0000000000aa'

/** A move: begun on 2 March, with steps until the 20th, one below another, and one that waits. */
async function move(deps: Deps) {
  const make = (task: NewTask) => createTask(deps, task)
  const root = await make({ title: 'Move the warehouse', startDate: '2026-03-02', dueDate: '2026-03-20', tags: ['work'], notes: 'Quietly' })
  const pack = await make({
    title: 'Pack',
    parentId: root.id,
    dueAt: '2026-03-10T16:00',
    timeZone: 'Europe/Berlin',
    durationMinutes: 90,
    priority: 'high',
    checklist: [{ text: 'Boxes', done: true }],
    reminders: [{ offsetMinutes: -30 }, { at: '2026-03-10T14:00:00.000Z' }],
  })
  await make({
    title: 'Label',
    parentId: pack.id,
    recurrence: { rrule: 'FREQ=DAILY;UNTIL=20260308', anchor: '2026-03-04' },
    dueDate: '2026-03-04',
  })
  await make({ title: 'Drive', parentId: root.id, blockedBy: [pack.id] })
  await make({ title: 'Never', parentId: root.id, status: 'cancelled' })
  return root
}

const madeBy = async (deps: Deps, known: readonly string[]): Promise<Task[]> =>
  (await listAll(deps, deps.actor.space, tasks.queries.byActive, { where: { active: true } })).filter(({ id }) => !known.includes(id))

const idsOf = async (deps: Deps) => (await madeBy(deps, [])).map(({ id }) => id)

describe('a template', () => {
  it('makes tasks of the same goal, unless that was thrown away since', async () => {
    const deps = templateDeps()
    const { id: goalId } = await storedGoal(deps, 'Ship 2.0')
    const { id: taskId } = await createTask(deps, { title: 'Draft', goalId })
    const { id } = await createTaskTemplate(deps, { taskId })
    expect(await useTaskTemplate(deps, id, {})).toMatchObject({ title: 'Draft', goalId })
    await deleteGoalKeepingTasks(deps, goalId)
    expect(await useTaskTemplate(deps, id, {})).toMatchObject({ title: 'Draft', goalId: null })
  })

  it('made before there were goals names none', () => {
    expect(upcast(taskTemplates, { tasks: [{ title: 'Draft' }] }, 1)).toEqual({ tasks: [{ title: 'Draft', goalId: null }] })
  })

  it('holds a task with its steps, and its dates as days from the first of them', async () => {
    const deps = templateDeps()
    const { id } = await move(deps)
    const template = await createTaskTemplate(deps, { taskId: id })
    expect(template).toMatchObject({
      name: 'Move the warehouse',
      madeFrom: id,
      tasks: [
        { title: 'Move the warehouse', parent: null, startInDays: 0, dueInDays: 18, dueTime: null, tags: ['work'], notes: 'Quietly' },
        {
          title: 'Pack',
          parent: 0,
          dueInDays: 8,
          dueTime: '16:00',
          durationMinutes: 90,
          priority: 'high',
          checklist: ['Boxes'],
          reminders: [{ offsetMinutes: -30 }, { offsetMinutes: -60 }],
        },
        { title: 'Label', parent: 1, dueInDays: 2, recurrence: { rrule: 'FREQ=DAILY', endsInDays: 6 } },
        { title: 'Drive', parent: 0, dueInDays: null, startInDays: null, blockedBy: [1] },
      ],
    })
    expect(taskTemplates.schema.parse(template)).toEqual(template)
  })

  it('makes its tasks from a day on, with the wall clock of the person', async () => {
    const deps = templateDeps()
    const { id } = await createTaskTemplate(deps, { taskId: (await move(deps)).id })
    const known = await idsOf(deps)
    const top = await useTaskTemplate(deps, id, { on: '2026-10-20' })
    const made = await madeBy(deps, known)
    const [root, pack, label, drive] = made
    expect(root).toEqual(top)
    expect(root).toMatchObject({ startDate: '2026-10-20', dueDate: '2026-11-07', parentId: null, version: 1, status: 'open' })
    expect(pack).toMatchObject({
      dueAt: '2026-10-28T16:00',
      timeZone: 'Europe/Berlin',
      parentId: root?.id,
      checklist: [{ text: 'Boxes', done: false }],
    })
    expect(label).toMatchObject({
      dueDate: '2026-10-22',
      parentId: pack?.id,
      recurrence: { rrule: 'FREQ=DAILY;UNTIL=20261026', anchor: '2026-10-22' },
    })
    expect(drive).toMatchObject({ dueDate: null, parentId: root?.id, blockedBy: [pack?.id] })
    expect(made).toHaveLength(4)
  })

  it('counts back from a day that is the last of its dates, and from today when no day is named', async () => {
    const deps = templateDeps()
    const { id } = await createTaskTemplate(deps, { taskId: (await move(deps)).id })
    expect(await useTaskTemplate(deps, id, { on: '2026-04-30', counts: 'end' })).toMatchObject({
      startDate: '2026-04-12',
      dueDate: '2026-04-30',
    })
    expect(await useTaskTemplate(deps, id, {})).toMatchObject({ startDate: '2026-03-05' })
  })

  it('makes nothing twice, wherever it was stopped', async () => {
    const steps = await atEveryStep(async (plan) => {
      const deps = templateDeps()
      const { id } = await createTaskTemplate(deps, { taskId: (await move(deps)).id })
      const known = await idsOf(deps)
      const use = { id: useId, on: '2026-10-20' }
      await interrupted(useTaskTemplate(faulty(deps, plan), id, use))
      const top = await useTaskTemplate(deps, id, use)
      expect(await useTaskTemplate(deps, id, use)).toEqual(top)
      const made = await madeBy(deps, known)
      expect(made.map(({ title }) => title).sort()).toEqual(['Drive', 'Label', 'Move the warehouse', 'Pack'])
    })
    expect(steps).toBeGreaterThanOrEqual(4)
  })

  it('used again after its tasks were thrown away, leaves them there and says so', async () => {
    const deps = templateDeps()
    const { id } = await createTaskTemplate(deps, { taskId: (await move(deps)).id })
    const known = await idsOf(deps)
    const { id: top } = await useTaskTemplate(deps, id, { id: useId })
    await deleteTask(deps, top)
    await expect(useTaskTemplate(deps, id, { id: useId })).rejects.toMatchObject({
      ...{ code: 'conflict', details: { current: { id: top, deletedAt: expect.any(String) } } },
    })
    expect(await madeBy(deps, known)).toEqual([])
  })

  it('of another name under the same use makes tasks of its own', async () => {
    const deps = templateDeps()
    const { id: taskId } = await createTask(deps, { title: 'Pay' })
    const [one, two] = [await createTaskTemplate(deps, { taskId }), await createTaskTemplate(deps, { taskId, name: 'Two' })]
    const [first, second] = [await useTaskTemplate(deps, one.id, { id: useId }), await useTaskTemplate(deps, two.id, { id: useId })]
    expect(first.id).not.toBe(second.id)
  })

  it('is made once under its id, whatever becomes of the task', async () => {
    const deps = templateDeps()
    const root = await move(deps)
    const first = await createTaskTemplate(deps, { id: useId, taskId: root.id })
    await deleteTask(deps, root.id)
    expect(await createTaskTemplate(deps, { id: useId, taskId: root.id })).toEqual(first)
    await expect(createTaskTemplate(deps, { id: useId, taskId: root.id, name: 'Other' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(createTaskTemplate(deps, { taskId: root.id })).rejects.toMatchObject({ details: { faults: [{ code: 'no_such_task' }] } })
  })

  it('holds two hundred tasks and no more, and no more text than a record may', async () => {
    const deps = templateDeps()
    const { id: taskId } = await createTask(deps, { title: 'Many' })
    for (let i = 0; i < 199; i++) await createTask(deps, { title: `Step ${i}`, parentId: taskId, notes: i < 50 ? 'x'.repeat(16_000) : '' })
    expect((await createTaskTemplate(deps, { taskId })).tasks).toHaveLength(200)
    for (let i = 0; i < 4; i++) await createTask(deps, { title: 'Loud', parentId: taskId, notes: 'x'.repeat(16_000) })
    await expect(createTaskTemplate(deps, { taskId })).rejects.toMatchObject({ details: { faults: [{ code: 'too_many_tasks' }] } })
    const { id: loud } = await createTask(deps, { title: 'Loud' })
    for (let i = 0; i < 70; i++) await createTask(deps, { title: 'Loud', parentId: loud, notes: 'x'.repeat(16_000) })
    await expect(createTaskTemplate(deps, { taskId: loud })).rejects.toMatchObject({ code: 'too-large' })
  })

  it('is renamed, thrown away and brought back; for good after its days', async () => {
    const deps = templateDeps()
    const { id: taskId } = await createTask(deps, { title: 'Pay' })
    const { id } = await createTaskTemplate(deps, { taskId })
    expect(await editTaskTemplate(deps, id, { name: ' Pay all ' }, { expectedVersion: 1 })).toMatchObject({ name: 'Pay all', version: 2 })
    await expect(editTaskTemplate(deps, id, { name: 'Old' }, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'stale' })
    await deleteTaskTemplate(deps, id)
    expect(JSON.parse((await listTaskTemplates(deps, { limit: 10 })).json)).toEqual([])
    for (const refused of [readTaskTemplate(deps, id), useTaskTemplate(deps, id, {}), editTaskTemplate(deps, id, { name: 'x' })])
      await expect(refused).rejects.toMatchObject({ code: 'not-found' })
    await restoreTaskTemplate(deps, id)
    expect(JSON.parse((await readTaskTemplate(deps, id)).json)).toMatchObject({ name: 'Pay all' })
    await deleteTaskTemplate(deps, id)
    deps.clock.advance({ hours: 24 * 32 })
    await expect(restoreTaskTemplate(deps, id)).rejects.toMatchObject({ code: 'not-found' })
    await deleteTaskTemplate(deps, (await createTaskTemplate(deps, { taskId })).id)
    expect(await deps.store.get(deps.actor.space, taskTemplates, id)).toBeNull()
  })
})
