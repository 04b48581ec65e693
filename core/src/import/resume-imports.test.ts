import { faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { resumeImports } from './resume-imports.ts'
import { runImport } from './run-import.ts'
import { imports } from './schema.ts'
import { importDeps, madeBy, todoist } from './test-import.ts'

const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'
const file = todoist('task,a,,4,1,,,,,', 'task,b,,4,1,,,,,')

describe('resuming imports', () => {
  it('leaves alone what a request may still be busy with', async () => {
    const deps = importDeps()
    await interrupted(runImport(faulty(deps, { failAt: 4 }), { id, ...file }))
    deps.clock.advance({ minutes: 4 })
    expect(await resumeImports(deps)).toBe(0)
    deps.clock.advance({ minutes: 2 })
    expect(await resumeImports(deps)).toBe(1)
    expect(await madeBy(deps, id)).toHaveLength(2)
    expect(await resumeImports(deps)).toBe(0)
  })

  it('keeps a request that was merely slow from deciding what was given up', async () => {
    const deps = importDeps()
    const slow = Object.create(deps.store, {
      save: {
        value: async (...args: Parameters<typeof deps.store.save>) => {
          if (args[1].name === imports.name && args[3].expectedVersion === 0) {
            deps.clock.advance({ minutes: 6 })
            await resumeImports(deps)
          }
          return deps.store.save(...args)
        },
      },
    })
    await expect(runImport({ ...deps, store: slow }, { id, ...file })).rejects.toMatchObject({ code: 'unavailable' })
    expect(await madeBy(deps, id)).toEqual([])
  })

  it('tells of what fails once all were tried, and tries it again 20 seconds later', async () => {
    const deps = importDeps()
    const others = { ...deps, actor: { ...deps.actor, space: 'space-2', accountId: 'space-2' } }
    for (const one of [deps, others]) await interrupted(runImport(faulty(one, { failAt: 4 }), { id, ...file }))
    deps.clock.advance({ minutes: 6 })
    const store: typeof deps.store = Object.create(deps.store, {
      get: {
        value: async (...args: Parameters<typeof deps.store.get>) => {
          if (args[0] === deps.actor.space) throw new Error('It is away.')
          return deps.store.get(...args)
        },
      },
    })
    await expect(resumeImports({ ...deps, store })).rejects.toThrow('It is away.')
    expect([await madeBy(deps, id), await madeBy(others, id)]).toEqual([[], [expect.anything(), expect.anything()]])
    deps.clock.advance({ seconds: 19 })
    expect(await resumeImports(deps)).toBe(0)
    deps.clock.advance({ seconds: 1 })
    expect(await resumeImports(deps)).toBe(1)
    expect(await madeBy(deps, id)).toHaveLength(2)
  })
})
