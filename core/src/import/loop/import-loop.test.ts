import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { checkIns, createCheckIn, getGoal, goals, MAX_GOALS } from '../../goal/index.ts'
import { heldFile, listAll } from '../../kernel/index.ts'
import { createTask, getTask } from '../../task/index.ts'
import { applyImport } from '../apply-import.ts'
import { previewImport } from '../preview-import.ts'
import { resumeImports } from '../resume-imports.ts'
import { runImport } from '../run-import.ts'
import { imports } from '../schema.ts'
import { importDeps, partsLeft } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'
import { loopZip } from './test-loop.ts'

const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'
const marks = [
  { date: '2026-02-27', value: 2, note: 'Slow' },
  { date: '2026-03-01', value: 3 },
]
const file = {
  format: 'loop-zip',
  file: heldFile(
    loopZip([
      { name: 'Walk', marks },
      { name: 'Swim', isArchived: true, marks },
    ]),
  ),
}

type Deps = ReturnType<typeof importDeps>
const goalsOf = (deps: Deps) => listAll(deps, deps.actor.space, goals.queries.inOrder, {})
const checkInsOf = (deps: Deps, goalId = '') => listAll(deps, deps.actor.space, checkIns.queries.byGoal, { where: { goalId } })
const imported = async () => {
  const deps = importDeps()
  return { deps, made: await runImport(deps, { id, ...file }) }
}

describe('importing habits', () => {
  it('makes goals in their order with their check-ins on their days', async () => {
    const { deps, made } = await imported()
    expect(made).toMatchObject({ state: 'applied', counts: { tasks: 0, goals: 2, checkIns: 4 } })
    const [walk, swim] = await goalsOf(deps)
    expect(walk).toMatchObject({ title: 'Walk', startDate: '2026-02-27', status: 'active', metric: { type: 'habit', dailyTarget: null } })
    expect(swim).toMatchObject({ title: 'Swim', status: 'dropped', closing: { localDate: '2026-03-01', timeZone: 'Europe/Berlin' } })
    expect((await checkInsOf(deps, walk?.id)).map(({ localDate, value, note }) => [localDate, value, note]).sort()).toEqual([
      ['2026-02-27', 'yes', 'Slow'],
      ['2026-03-01', 'skip', ''],
    ])
    expect(await partsLeft(deps)).toBe(1)
  })

  it('shows before how many check-ins each has, and from when to when', async () => {
    const preview = await previewImport(importDeps(), file)
    expect(preview.goals).toMatchObject([
      { title: 'Walk', checkIns: { count: 2, from: '2026-02-27', to: '2026-03-01' } },
      { title: 'Swim', checkIns: { count: 2 } },
    ])
  })

  it('is refused where there is no room for its goals, before anything is made; what was made is there all the same', async () => {
    const full = (deps: Deps, of: number) => ({ ...deps, store: Object.create(deps.store, { count: { value: async () => of } }) })
    const empty = importDeps()
    const refusal = { code: 'validation', details: { faults: [{ code: 'too_many_goals' }] } }
    await expect(previewImport(full(empty, MAX_GOALS - 1), file)).rejects.toMatchObject(refusal)
    await expect(runImport(full(empty, MAX_GOALS - 1), { id, ...file })).rejects.toMatchObject(refusal)
    expect(await goalsOf(empty)).toEqual([])
    expect(await runImport(full(empty, MAX_GOALS - 2), { id, ...file })).toMatchObject({ state: 'applied' })
    expect(await runImport(full(empty, MAX_GOALS), { id, ...file })).toMatchObject({ state: 'applied' })
  })

  it('is undone as one, check-ins of later with it; a task that was put to a goal stays', async () => {
    const { deps } = await imported()
    const [walk] = await goalsOf(deps)
    await createCheckIn(deps, walk?.id ?? '', { value: 'yes' })
    const task = await createTask(deps, { title: 'Buy shoes', goalId: walk?.id ?? null })
    expect(await undoImport(deps, id)).toMatchObject({ state: 'undone' })
    expect(await goalsOf(deps)).toEqual([])
    await expect(getGoal(deps, walk?.id ?? '')).rejects.toMatchObject({ code: 'not-found' })
    expect(await getTask(deps, task.id)).toMatchObject({ goalId: null, deletedAt: null })
    expect(await partsLeft(deps)).toBe(0)
  })

  it('is undone whole, though a process that is late with making it comes in between', async () => {
    const { deps, made } = await imported()
    await interrupted(undoImport(faulty(deps, { failAt: 3 }), id))
    expect(await deps.store.get(deps.actor.space, imports, id)).toMatchObject({ state: 'undoing' })
    await applyImport(deps, made)
    deps.clock.advance({ minutes: 10 })
    await resumeImports(deps)
    expect(await deps.store.get(deps.actor.space, imports, id)).toMatchObject({ state: 'undone' })
    expect(await goalsOf(deps)).toEqual([])
  })

  it('stopped anywhere is finished without the client, or leaves nothing at all', async () => {
    const ends = new Set<string>()
    await atEveryStep(async (stop) => {
      const deps = importDeps()
      await interrupted(runImport(faulty(deps, stop), { id, ...file }))
      deps.clock.advance({ minutes: 10 })
      await resumeImports(deps)
      const state = (await deps.store.get(deps.actor.space, imports, id))?.state ?? 'none'
      const found = await goalsOf(deps)
      expect(found).toHaveLength(state === 'applied' ? 2 : 0)
      for (const goal of found) expect(await checkInsOf(deps, goal.id)).toHaveLength(2)
      ends.add(state)
    })
    expect([...ends].sort()).toEqual(['applied', 'failed', 'none'])
  })
})
