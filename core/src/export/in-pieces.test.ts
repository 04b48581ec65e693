import { describe, expect, it } from 'vitest'
import { checkIns, createCheckIn, createGoal } from '../goal/index.ts'
import { storedEntry } from '../journal/test-entry.ts'
import { createTask } from '../task/index.ts'
import { exportTasksCsv } from './export-tasks-csv.ts'
import { exportTasksJson } from './export-tasks-json.ts'
import { exportJournalJson } from './journal/json.ts'
import { goalsMarkdown } from './markdown/goals.ts'
import { tasksMarkdown } from './markdown/tasks.ts'
import { exportDeps, whole, withTasks } from './test-export.ts'

const notes = 'x'.repeat(16_000)
const long = (count: number) => withTasks(...Array.from({ length: count }, (_, n) => ({ title: `Task ${n}`, notes })))

type Deps = ReturnType<typeof exportDeps>

/** How often others had their turn while an export was read, and how long its longest piece is. */
async function watched(deps: Deps, exported: (deps: Deps) => AsyncIterable<string>) {
  let turns = 0
  let longest = 0
  for await (const piece of exported({ ...deps, giveWay: async () => void turns++ })) longest = Math.max(longest, piece.length)
  return { turns, longest }
}

/** How many records are asked for at most at once. */
async function askedAtOnce(deps: Deps, exported: (deps: Deps) => AsyncIterable<string>): Promise<number> {
  let most = 0
  const { store } = deps
  const noting =
    <A extends [unknown, unknown, unknown, { limit: number }], R>(list: (...args: A) => R) =>
    (...args: A) => {
      most = Math.max(most, args[3].limit)
      return list(...args)
    }
  const json = { ...store.json, list: noting(store.json.list) }
  for await (const _ of exported({ ...deps, store: { ...store, list: noting(store.list), json } }));
  return most
}

describe('an export of much', () => {
  it('gives way after each page of tasks as JSON', async () => {
    const { deps } = await long(120)
    // Three pages of tasks, and one each of completions and times.
    expect((await watched(deps, exportTasksJson)).turns).toBe(5)
    expect(await askedAtOnce(deps, exportTasksJson)).toBe(50)
  })

  it('gives way after each few long rows of a table, and gives them away in small pieces', async () => {
    const { deps } = await long(120)
    const { turns, longest } = await watched(deps, exportTasksCsv)
    expect(turns).toBeGreaterThan(60)
    expect(longest).toBeLessThan(2 * notes.length + 1000)
    expect(await askedAtOnce(deps, exportTasksCsv)).toBe(50)
  })

  it('gives each step of a task away by itself as Markdown, below what it is of', async () => {
    const { deps, made } = await withTasks({ title: 'Move', notes: 'With care.' }, { title: 'Rent' })
    const steps: string[] = []
    for (let n = 0; n < 120; n++) steps.push((await createTask(deps, { title: `Step ${n}`, notes, parentId: made[0]?.id as string })).id)
    await createTask(deps, { title: 'Within', parentId: steps[0] as string })
    const { turns, longest } = await watched(deps, tasksMarkdown)
    expect(turns).toBeGreaterThanOrEqual(6)
    expect(longest).toBeLessThan(notes.length + 1000)
    expect(await askedAtOnce(deps, tasksMarkdown)).toBe(50)
    const lines = (await whole(tasksMarkdown(deps))).split('\n').filter((line) => /^ *- /.test(line))
    expect(lines.slice(0, 4)).toEqual(['- [ ] Move', '    - [ ] Step 0', '        - [ ] Within', '    - [ ] Step 1'])
    expect([lines.length, lines.at(-1)]).toEqual([123, '- [ ] Rent'])
  })

  it('gives the check-ins of a goal away a page at a time as Markdown, under one head', async () => {
    const deps = exportDeps()
    const { id } = await createGoal(deps, { title: 'Read', metric: { type: 'number', target: '9' } })
    const note = 'x'.repeat(1_900)
    for (let n = 0; n < 120; n++) await createCheckIn(deps, id, { value: String(n), localDate: '2026-03-04', note })
    expect(await deps.store.count(deps.actor.space, checkIns.queries.byGoal, { where: { goalId: id } })).toBe(120)
    const { turns, longest } = await watched(deps, goalsMarkdown)
    // Three pages of check-ins, and one of goals.
    expect(turns).toBe(4)
    expect(longest).toBeLessThan(51 * (note.length + 100))
    const lines = (await whole(goalsMarkdown(deps))).split('\n').filter((line) => line.startsWith('|'))
    expect([lines.length, lines.filter((line) => line.startsWith('|---')).length]).toEqual([122, 1])
  })

  it('gives way after each page of a journal', async () => {
    const deps = exportDeps()
    for (let n = 0; n < 60; n++) await storedEntry(deps, { body: notes })
    const journal = (deps: Deps) => exportJournalJson(deps, {})
    // Journals once, entries twice as they are and twice for their ids.
    expect((await watched(deps, journal)).turns).toBe(5)
    expect(await askedAtOnce(deps, journal)).toBe(50)
  })
})
