import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { completeTask, createTask, editTask, getTask, restoreTask, tasks } from '../task/index.ts'
import { resumeImports } from './resume-imports.ts'
import { runImport } from './run-import.ts'
import { imports } from './schema.ts'
import { importDeps, madeBy, todoist } from './test-import.ts'
import { undoImport } from './undo-import.ts'

const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'

async function imported() {
  const deps = importDeps()
  await runImport(deps, { id, ...todoist('task,Move house,,1,1,,,,,', 'task,Pack,,4,2,,,,,', 'task,Pay rent,,4,1,,,,,') })
  const [house, pack, rent] = (await madeBy(deps, id)).sort((a, b) => (a.order < b.order ? -1 : 1)).map((task) => task.id)
  return { deps, house: house ?? '', pack: pack ?? '', rent: rent ?? '' }
}

describe('undoing an import', () => {
  it('moves all it made to the trash, edited or done since, and nothing else', async () => {
    const { deps, house, pack, rent } = await imported()
    const own = await createTask(deps, { title: 'Mine' })
    await editTask(deps, rent, { title: 'Pay the rent' })
    await editTask(deps, pack, { parentId: own.id })
    await completeTask(deps, house)
    expect(await undoImport(deps, id)).toMatchObject({ state: 'undone' })
    expect(await madeBy(deps, id)).toEqual([])
    expect(await getTask(deps, own.id)).toMatchObject({ version: 1 })
  })

  it('lets single tasks be restored', async () => {
    const { deps, house, pack } = await imported()
    await undoImport(deps, id)
    await restoreTask(deps, house)
    expect((await madeBy(deps, id)).map((task) => task.id).sort()).toEqual([house, pack].sort())
  })

  it('twice, and twice at once, is harmless', async () => {
    const { deps, rent } = await imported()
    await Promise.all([undoImport(deps, id), undoImport(deps, id)])
    await restoreTask(deps, rent)
    expect(await undoImport(deps, id)).toMatchObject({ state: 'undone' })
    expect(await madeBy(deps, id)).toHaveLength(1)
  })

  it('ends with an error when deleting gets nowhere, as with subtasks in a circle', async () => {
    const { deps, house, pack } = await imported()
    const { store, actor } = deps
    const circle = [await getTask(deps, house), await getTask(deps, pack)]
    for (const [i, task] of circle.entries()) {
      const parentId = i === 0 ? pack : house
      await store.save(actor.space, tasks, { ...task, parentId, version: task.version + 1 }, { expectedVersion: task.version })
    }
    await expect(undoImport(deps, id)).rejects.toThrow('makes no progress: 2 tasks are left')
  })

  it('finds no import that never was, and none of somebody else', async () => {
    const { deps } = await imported()
    await expect(undoImport({ ...deps, actor: { ...deps.actor, space: 'other' } }, id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('stopped anywhere is finished by a repetition', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps } = await imported()
      await interrupted(undoImport(faulty(deps, plan), id))
      expect(await undoImport(deps, id)).toMatchObject({ state: 'undone' })
      expect(await madeBy(deps, id)).toEqual([])
    })
    expect(steps).toBe(6)
  })

  it('stopped anywhere is finished without one, or never began', async () => {
    const ends: (string | undefined)[] = []
    await atEveryStep(async (plan) => {
      const { deps } = await imported()
      await interrupted(undoImport(faulty(deps, plan), id))
      deps.clock.advance({ minutes: 6 })
      await resumeImports(deps)
      const state = (await deps.store.get(deps.actor.space, imports, id))?.state
      expect(await madeBy(deps, id)).toHaveLength(state === 'undone' ? 0 : 3)
      ends.push(state)
    })
    expect([...new Set(ends)].sort()).toEqual(['applied', 'undone'])
  })

  it('of an import that was stopped half way takes back what it made', async () => {
    const deps = importDeps()
    const file = todoist('task,a,,4,1,,,,,', 'task,b,,4,1,,,,,')
    await interrupted(runImport(faulty(deps, { failAt: 5 }), { id, ...file }))
    expect((await deps.store.get(deps.actor.space, imports, id))?.state).toBe('running')
    expect(await undoImport(deps, id)).toMatchObject({ state: 'undone' })
    expect(await madeBy(deps, id)).toEqual([])
  })
})
