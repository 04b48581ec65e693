import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { hasCode } from '../../kernel/index.ts'
import { completeTask } from '../completion/complete-task.ts'
import { createTask } from '../create-task.ts'
import { deleteTask } from '../delete-task.ts'
import { deleteGoalKeepingTasks } from '../goal/delete-goal.ts'
import type { NamedGoal } from '../goal/named-goals.ts'
import { storedGoal } from '../goal/test-goal.ts'
import { type NewTask, type Task, tasks } from '../schema.ts'
import { taskDeps } from '../test-task.ts'
import { formatFilter } from './format.ts'
import { listFiltered, MAX_LOOKED_AT } from './list-filtered.ts'
import { standingAlone } from './needs.ts'
import { parseFilter } from './parse.ts'
import { planFilter } from './plan-filter.ts'
import { matches } from './predicate.ts'
import { MAX_FILTER } from './syntax.ts'
import { filters } from './test-filters.ts'

const today = '2026-03-05'

async function pages(deps: ReturnType<typeof taskDeps>, asked: Parameters<typeof listFiltered>[1], limit = 200): Promise<Task[][]> {
  const found: Task[][] = []
  let after: string | undefined
  do {
    const page = await listFiltered(deps, asked, { limit, after })
    found.push(JSON.parse(page.json))
    after = page.nextCursor ?? undefined
  } while (after)
  return found
}

const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title).sort()

/** Tasks of every kind, so that most filters match some and not others. */
async function household() {
  const deps = taskDeps()
  const days = [undefined, '2026-02-20', '2026-03-04', today, '2026-03-06', '2026-03-12', '2026-05-01']
  const made: Task[] = []
  const make = async (input: Partial<NewTask>) => {
    made.push(await createTask(deps, { title: `Task ${made.length}`, ...input }))
    return made.at(-1) as Task
  }
  const goals = [
    await storedGoal(deps, 'Ship 2.0'),
    await storedGoal(deps, 'Run a marathon', { status: 'paused' }),
    await storedGoal(deps, 'run', { status: 'achieved' }),
    await storedGoal(deps, 'Thrown away'),
  ]
  const ship = await make({ title: 'Ship the draft', dueDate: today, goalId: goals[0]?.id ?? null })
  for (const [i, dueDate] of days.entries())
    for (const status of ['open', 'in-progress', 'done', 'cancelled'] as const)
      await make({
        status,
        ...(dueDate && (i % 2 ? { dueDate } : { dueAt: `${dueDate}T10:30` })),
        ...(i % 3 === 0 && { startDate: '2026-03-20' }),
        ...(i % 5 < goals.length && { goalId: goals[i % 5]?.id ?? null }),
        ...(i % 3 === 1 && { tags: ['home', 'Work'] }),
        ...(i % 2 === 0 && { priority: 'high', parentId: ship.id, notes: 'A draft for the Café' }),
        ...(i % 4 === 1 && { blockedBy: [ship.id], durationMinutes: 45 }),
      })
  await make({ title: 'Water', dueDate: '2026-03-03', recurrence: { rrule: 'FREQ=DAILY' }, status: 'done' })
  const gone = await make({ title: 'In the trash', dueDate: today, tags: ['home'] })
  await deleteTask(deps, gone.id)
  await deleteGoalKeepingTasks(deps, goals[3]?.id ?? '')
  const all = (await deps.store.list(deps.actor.space, tasks.queries.all, {}, { limit: 200 })).items
  return { deps, all, goals }
}

describe('tasks by a filter', () => {
  it('tells what is wrong with a filter in a sentence that names the place', async () => {
    await expect(listFiltered(taskDeps(), { filter: 'deu:x' }, { limit: 1 })).rejects.toMatchObject({
      details: {
        faults: [{ pointer: '/filter', code: 'unknown_field', message: 'At character 1–3: There is no field “deu”. Did you mean “due:”?' }],
      },
    })
  })

  it('are those, and each once, that looking at every task finds, whichever index answers and however they are paged', async () => {
    const { deps, all, goals } = await household()
    const goalById = new Map(goals.map((goal) => [goal.id, goal]))
    const byId = new Map(all.map((task) => [task.id, task]))
    const context = { today, ...deps.actor, other: (id: string) => byId.get(id), goal: (id: string) => goalById.get(id) }
    const readable = filters.filter((filter) => formatFilter(filter).length <= MAX_FILTER)
    await fc.assert(
      fc.asyncProperty(readable, fc.integer({ min: 1, max: 40 }), async (filter, limit) => {
        const found = await pages(deps, { filter: formatFilter(filter) }, limit)
        expect(titles(found.flat())).toEqual(titles(all.filter((task) => matches(standingAlone(filter), task, context))))
        expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(limit)
      }),
      { numRuns: 400 },
    )
  })

  it('of a view stay in its order', async () => {
    const { deps } = await household()
    const found = (await pages(deps, { view: 'today', filter: 'priority:high' }, 2)).flat()
    expect(found.map(({ dueAt }) => dueAt)).toEqual([...found.map(({ dueAt }) => dueAt)].sort())
    expect(found.every(({ priority, status }) => priority === 'high' && status !== 'done')).toBe(true)
    expect((await pages(deps, { view: 'completed', filter: 'is:active' })).map(titles)).toEqual([['Water']])
  })

  it('are looked for in bounded steps: a page may be empty before the end', async () => {
    const deps = taskDeps()
    for (let i = 0; i < MAX_LOOKED_AT + 10; i++) await createTask(deps, { title: i === MAX_LOOKED_AT + 5 ? 'Needle' : 'Hay' })
    const found = await pages(deps, { filter: 'needle' })
    expect(found.map(({ length }) => length)).toEqual([0, 1])
  })

  it('are told from others by what those are, read in one go for a page', async () => {
    const { deps } = await household()
    const get = vi.spyOn(deps.store, 'get')
    const getMany = vi.spyOn(deps.store, 'getMany')
    await listFiltered(deps, { filter: 'is:blocked goal:ship' }, { limit: 5 })
    expect(get).not.toHaveBeenCalled()
    expect(getMany.mock.calls.map(([, kind]) => kind.name).sort()).toEqual(['goal', 'task'])
  })

  it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('by the day they were done are those of the person’s own day: %s', async (timeZone) => {
    const deps = taskDeps({ timeZone })
    const { epochMilliseconds } = Temporal.PlainDate.from('2026-03-02').toZonedDateTime(timeZone)
    for (const hours of [-0.1, 0.1, 23.9, 24.1]) {
      const { id } = await createTask(deps, { title: `${hours}` })
      await completeTask(deps, id, { completedAt: new Date(epochMilliseconds + hours * 3_600_000).toISOString() })
    }
    expect(titles((await pages(deps, { filter: 'done:2026-03-02' })).flat())).toEqual(['0.1', '23.9'])
  })

  it.each(['x', '[]', '[9,""]', '[0,5]', '[0,"x"]', '{}', '[0,"[1]"]'])('refuse the cursor %s', async (after) => {
    const refusal = await listFiltered(taskDeps(), { filter: 'a' }, { limit: 5, after }).catch((error: unknown) => error)
    expect(hasCode(refusal, 'validation')).toBe(true)
  })
})

describe('the index that answers', () => {
  const goals = [
    { id: 'ship', title: 'Ship 2.0', status: 'active' },
    { id: 'run', title: 'Run', status: 'paused' },
    { id: 'away', title: 'Run away', status: 'dropped' },
  ] satisfies NamedGoal[]
  const planned = (text: string, isWhole = true) =>
    planFilter(parseFilter(text).filter!, today, { goals, isWhole }).map(({ query, args }) => [
      query.name,
      args.where?.active ?? args.where?.inbox ?? args.each,
      args.from,
      args.before,
    ])

  it.each([
    ['is:active due:<=7d', [['byDue', true, '0', '2026-03-12~']]],
    ['is:active due:>=today due:<=7d', [['byDue', true, today, '2026-03-12~']]],
    ['is:active due:any', [['byDue', true, '0', undefined]]],
    ['is:active due:none', [['byActive', true, undefined, undefined]]],
    ['is:active -due:<today', [['byActive', true, undefined, undefined]]],
    ['is:active tag:home due:<today', [['byTagKey', true, undefined, undefined]]],
    ['is:active tag:home due:today', [['byDue', true, today, `${today}~`]]],
    ['is:overdue', [['byLateness', true, '0', today]]],
    ['is:inbox priority:high', [['inbox', true, undefined, undefined]]],
    ['status:done', [['byActive', false, undefined, undefined]]],
    ['is:active goal:ship', [['byGoal', 'active ship', undefined, undefined]]],
    ['status:done goal:"ship 2.0"', [['byGoal', 'closed ship', undefined, undefined]]],
    ['is:active goal:"run" tag:home', [['byGoal', 'active run', undefined, undefined]]],
    ['is:active goal:run', [['byActive', true, undefined, undefined]]],
    ['is:active goal:swim', [['byActive', true, undefined, undefined]]],
    ['is:active goal:none', [['byActive', true, undefined, undefined]]],
    ['done:>=-7d', [['done', undefined, '2026-02-25', undefined]]],
    ['done:2026-03-02', [['done', undefined, '2026-03-01', '2026-03-04']]],
    ['is:active done:2026-03-02 due:today', [['byDue', true, today, `${today}~`]]],
    [
      'tag:home status:open,done',
      [
        ['byTagKey', true, undefined, undefined],
        ['byTagKey', false, undefined, undefined],
      ],
    ],
    ['is:active (tag:home or due:today)', [['byActive', true, undefined, undefined]]],
    ['is:active is:done', []],
  ])('for %s', (text, expected) => expect(planned(text)).toEqual(expected))

  it('is not that of a goal where more goals than were read may be called so', () => {
    expect(planned('is:active goal:ship', false)).toEqual([['byActive', true, undefined, undefined]])
  })
})

it('very many words in very long notes are looked for in several pages, and every task is found once', async () => {
  const deps = taskDeps()
  for (let i = 0; i < 12; i++) await createTask(deps, { title: `Task ${i}`, notes: `${'xa '.repeat(5_000)}b` })
  const found = await pages(deps, { filter: `${'zz|'.repeat(99)}b` })
  expect(found.length).toBeGreaterThan(1)
  expect(titles(found.flat())).toEqual(Array.from({ length: 12 }, (_, i) => `Task ${i}`).sort())
})
