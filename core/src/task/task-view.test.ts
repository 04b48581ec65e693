import { describe, expect, it } from 'vitest'
import { listAll } from '../kernel/index.ts'
import { completeTask } from './completion/complete-task.ts'
import { countTasks } from './count-tasks.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { editTask } from './edit-task.ts'
import { listTasks, type TasksAsked } from './list-tasks.ts'
import type { NewTask } from './schema.ts'
import { type TaskView, taskView } from './task-view.ts'
import { taskDeps } from './test-task.ts'

/** Tasks around 5 March 2026, as the fake clock has it. */
async function week() {
  const deps = taskDeps()
  const add = async (title: string, input: Partial<NewTask> = {}) => {
    deps.clock.advance({ milliseconds: 1 })
    return createTask(deps, { title, ...input })
  }
  await add('overdue', { dueDate: '2026-02-27' })
  await add('today', { dueDate: '2026-03-05' })
  await add('today at ten', { dueAt: '2026-03-05T10:00' })
  await add('tomorrow', { dueDate: '2026-03-06' })
  await add('begun', { startDate: '2026-02-20' })
  await add('put off to today', { dueDate: '2026-03-01', startDate: '2026-03-05' })
  await add('overdue, starts later', { dueDate: '2026-03-01', startDate: '2026-03-20' })
  const loose = await add('some day')
  await add('a step', { parentId: loose.id })
  const done = await add('done', { dueDate: '2026-03-05' })
  deps.clock.advance({ minutes: 1 })
  await completeTask(deps, done.id)
  const cancelled = await add('cancelled')
  deps.clock.advance({ minutes: 1 })
  await editTask(deps, cancelled.id, { status: 'cancelled' })
  const trashed = await add('deleted')
  await add('went along', { parentId: trashed.id })
  await deleteTask(deps, trashed.id)
  return deps
}

async function titles(deps: Awaited<ReturnType<typeof week>>, view: TaskView) {
  const { query, args } = taskView(deps, view)
  return (await listAll(deps, deps.actor.space, query, args)).map(({ title }) => title)
}

describe('the tasks of some days', () => {
  const listed = async (asked: TasksAsked) => {
    const { json } = await listTasks(await week(), asked, { limit: 50 })
    return (JSON.parse(json) as { title: string }[]).map(({ title }) => title)
  }

  it('are those that are active and ask for one of them, in order', async () => {
    expect(await listed({ due: { from: '2026-03-05', before: '2026-03-07' } })).toEqual([
      'today at ten',
      'today',
      'put off to today',
      'tomorrow',
    ])
    expect(await listed({ due: { from: '2026-03-20', before: '2026-03-21' } })).toEqual(['overdue, starts later'])
  })

  it('are those that were closed on one of them, newest first', async () => {
    expect(await listed({ done: { from: '2026-03-05', before: '2026-03-06' } })).toEqual(['cancelled', 'done'])
    expect(await listed({ done: { from: '2026-03-06', before: '2026-03-07' } })).toEqual([])
  })
})

describe('the views of tasks', () => {
  it('show today after what is overdue, times first', async () => {
    expect(await titles(await week(), 'today')).toEqual(['begun', 'overdue', 'today at ten', 'today', 'put off to today'])
  })

  it('show the days to come', async () => {
    expect(await titles(await week(), 'upcoming')).toEqual(['tomorrow', 'overdue, starts later'])
  })

  it('show what is to be sorted', async () => {
    expect(await titles(await week(), 'inbox')).toEqual(['some day'])
  })

  it('show all that is active, in manual order', async () => {
    expect(await titles(await week(), 'all')).toEqual([
      'overdue',
      'today',
      'today at ten',
      'tomorrow',
      'begun',
      'put off to today',
      'overdue, starts later',
      'some day',
      'a step',
    ])
  })

  it('show what is closed, newest first', async () => {
    expect(await titles(await week(), 'completed')).toEqual(['cancelled', 'done'])
  })

  it('show the trash without what went along', async () => {
    expect(await titles(await week(), 'trash')).toEqual(['deleted'])
  })

  it('turn over when the day of the person does', async () => {
    const deps = await week()
    deps.clock.set('2026-03-06T02:00:00.000Z')
    expect(await titles(deps, 'today')).toContain('tomorrow')
    expect(await titles({ ...deps, actor: { ...deps.actor, dayStart: 4 } }, 'today')).not.toContain('tomorrow')
  })

  it('are counted', async () => {
    expect(await countTasks(await week())).toEqual({ today: 4, overdue: 1, upcoming: 2, inbox: 1 })
  })
})
