import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { accounts, usualNotifications } from '@throughline/core/account'
import { addAgendaItem, agendaItems, createDiscussion, MAX_OPEN_AGENDA } from '@throughline/core/discussion'
import { checkIns, createCheckIn, createGoal, deleteGoal, goals, MAX_CHECK_INS_A_DAY, MAX_GOALS, restoreGoal } from '@throughline/core/goal'
import { newEnvelope } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { createResume, MAX_RESUMES, resumes } from '@throughline/core/resume'
import { createMemoryStorage } from '@throughline/memory'
import { openSqlite } from '@throughline/sqlite'
import { describe, expect, it } from 'vitest'

const overMemory = async () => ({ ...createMemoryStorage({ kinds }), remove: async () => {} })

async function overSqlite() {
  const folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  const storage = openSqlite({ file: join(folder, 'room.db'), kinds })
  const remove = async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  }
  return { ...storage, remove }
}

/** How many of those that were asked for at once were made. */
const made = async (asked: Promise<unknown>[]) => (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length

describe.each([
  ['in memory', overMemory],
  ['over SQLite', overSqlite],
])('what is asked for at once stays within its room, %s', (_name, open) => {
  async function begun() {
    const { remove, ...storage } = await open()
    const deps = { ...storage, kinds, clock: fakeClock(), ids: sequentialIds(), actor: fakeActor(), giveWay: async () => {} }
    const { space } = deps.actor
    const settings = { timeZone: 'UTC', weekStart: 1, dayStart: 0, locale: 'en-GB', language: null, theme: 'system' } as const
    const account = { ...newEnvelope(space, '2026-03-01T09:00:00.000Z'), ...settings, shortcuts: {}, notifications: usualNotifications }
    await deps.store.save(space, accounts, { ...account, email: 'ines@post.example', name: 'Ines' } as never, { expectedVersion: 0 })
    return { deps, space, remove }
  }

  it('résumés, of which one is made after the other', async () => {
    const { deps, space, remove } = await begun()
    const some = (count: number) => made(Array.from({ length: count }, () => createResume(deps, { name: 'Again', sections: [] })))
    expect(await some(MAX_RESUMES - 3)).toBe(MAX_RESUMES - 3)
    expect(await some(20)).toBe(3)
    expect(await deps.store.count(space, resumes.queries.newest, {})).toBe(MAX_RESUMES)
    await remove()
  })

  it('check-ins of a day, and of one that is there already none is refused', async () => {
    const { deps, space, remove } = await begun()
    const { id: goalId } = await createGoal(deps, { title: 'Walk', metric: { type: 'percent', start: '0', target: '100' } })
    const one = (id?: string) => createCheckIn(deps, goalId, { ...(id && { id }), value: 1 })
    await made(Array.from({ length: MAX_CHECK_INS_A_DAY - 1 }, () => one()))
    const id = deps.ids.next()
    expect(await made([one(id), one(id), one(), one(), one(id)])).toBe(3)
    expect(await deps.store.count(space, checkIns.queries.byGoal, { where: { goalId } })).toBe(MAX_CHECK_INS_A_DAY)
    await remove()
  })

  it('goals that are set while others come back from the trash', async () => {
    const { deps, space, remove } = await begun()
    const thrown = await Promise.all([1, 2].map((n) => createGoal(deps, { title: `Thrown away ${n}` })))
    for (const { id } of thrown) await deleteGoal(deps, id, {})
    const { id: _id, ...like } = await createGoal(deps, { title: 'Like all others' })
    const others = Array.from({ length: MAX_GOALS - 2 }, () => ({ ...like, id: deps.ids.next() }))
    await Promise.all(others.map((goal) => deps.store.save(space, goals, goal, { expectedVersion: 0 })))
    const both = [...thrown.map(({ id }) => restoreGoal(deps, id)), ...[1, 2, 3].map((n) => createGoal(deps, { title: `New ${n}` }))]
    expect(await made(both)).toBe(1)
    expect(await deps.store.count(space, goals.queries.inOrder, {})).toBe(MAX_GOALS)
    await remove()
  })

  it('what is put on an agenda', async () => {
    const { deps, remove } = await begun()
    const { id } = await createDiscussion(deps, { title: '1:1' })
    const asked = Array.from({ length: MAX_OPEN_AGENDA + 8 }, (_, n) => addAgendaItem(deps, id, { text: `Point ${n}` }))
    expect(await made(asked)).toBe(MAX_OPEN_AGENDA)
    expect(await deps.store.count(id, agendaItems.queries.open, { where: { isOpen: true } })).toBe(MAX_OPEN_AGENDA)
    await remove()
  })
})
