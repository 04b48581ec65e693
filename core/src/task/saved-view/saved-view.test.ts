import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { AppError, hasCode } from '../../kernel/index.ts'
import { deleteSavedView, editSavedView, restoreSavedView } from './change-saved-view.ts'
import { createSavedView } from './create-saved-view.ts'
import { listSavedViews, readSavedView } from './read-saved-views.ts'
import { savedViews } from './schema.ts'

const viewDeps = () => ({
  ...createMemoryStorage({ kinds: [savedViews] }),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(),
})

const refused = async (doing: Promise<unknown>): Promise<AppError> => {
  const error = await doing.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof AppError)) throw new Error('It was not refused.')
  return error
}

const names = async (deps: ReturnType<typeof viewDeps>) =>
  (JSON.parse((await listSavedViews(deps, { limit: 50 })).json) as { name: string }[]).map(({ name }) => name)

const events = async ({ store, actor }: ReturnType<typeof viewDeps>) => (await store.changes(actor.space, 0, 100)).map(({ type }) => type)

describe('a saved view', () => {
  it('needs a name; the rest is as in a plain list', async () => {
    const view = await createSavedView(viewDeps(), { name: ' This week ' })
    expect(view).toMatchObject({ name: 'This week', query: '', layout: 'list', groupBy: null, sortBy: null, order: 'ascending' })
    const { details } = await refused(createSavedView(viewDeps(), { name: '' }))
    expect(details.faults).toMatchObject([{ pointer: '/name' }])
  })

  it('is refused with a filter that cannot be read, every fault at its place', async () => {
    const { details } = await refused(createSavedView(viewDeps(), { name: 'x', query: 'deu:today is:lost' }))
    expect(details.faults).toEqual([
      { pointer: '/query', code: 'unknown_field', message: 'At character 1–3: There is no field “deu”. Did you mean “due:”?' },
      { pointer: '/query', code: 'unknown_value', message: expect.stringMatching(/^At character 14–17: is: knows no “lost”/) },
    ])
  })

  it('is made once, however often it is sent; another under its id is refused', async () => {
    const deps = viewDeps()
    const id = deps.ids.next()
    const first = await createSavedView(deps, { id, name: 'Work', query: 'tag:work' })
    expect(await createSavedView(deps, { id, name: 'Work', query: 'tag:work' })).toEqual(first)
    expect(hasCode(await refused(createSavedView(deps, { id, name: 'Work' })), 'conflict')).toBe(true)
    expect(await events(deps)).toEqual(['saved-view.created'])
  })

  it('changes by what is named alone, and not under somebody who knows an older one', async () => {
    const deps = viewDeps()
    const { id } = await createSavedView(deps, { name: 'Work', query: 'tag:work', sortBy: 'due' })
    expect(await editSavedView(deps, id, { sortBy: null, layout: 'board' })).toMatchObject({ version: 2, query: 'tag:work', sortBy: null })
    expect(await editSavedView(deps, id, { layout: 'board' })).toMatchObject({ version: 2 })
    expect((await refused(editSavedView(deps, id, { name: 'Old' }, { expectedVersion: 1 }))).details.current).toMatchObject({ version: 2 })
  })

  it('goes to the trash and comes back; for good after its days', async () => {
    const deps = viewDeps()
    const work = await createSavedView(deps, { name: 'Work' })
    const home = await createSavedView(deps, { name: 'Home' })
    await deleteSavedView(deps, work.id)
    await deleteSavedView(deps, work.id)
    expect(await names(deps)).toEqual(['Home'])
    for (const act of [readSavedView(deps, work.id), editSavedView(deps, work.id, { name: 'x' })])
      expect(hasCode(await refused(act), 'not-found')).toBe(true)
    await restoreSavedView(deps, work.id)
    expect(await names(deps)).toEqual(['Work', 'Home'])
    await deleteSavedView(deps, work.id)
    deps.clock.advance({ hours: 24 * 32 })
    expect(hasCode(await refused(restoreSavedView(deps, work.id)), 'not-found')).toBe(true)
    await deleteSavedView(deps, home.id)
    expect(await deps.store.get(deps.actor.space, savedViews, work.id)).toBeNull()
    expect((await events(deps)).slice(2)).toEqual([
      'saved-view.deleted',
      'saved-view.restored',
      'saved-view.deleted',
      'saved-view.deleted',
      'saved-view.deleted',
    ])
  })
})
