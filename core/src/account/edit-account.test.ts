import { describe, expect, it } from 'vitest'
import { actorOf } from './actor.ts'
import { editAccount } from './edit-account.ts'
import { getAccount } from './get-account.ts'
import { accountDeps, signedUp } from './test-account.ts'

async function signedIn() {
  const deps = accountDeps()
  const { account } = await signedUp(deps)
  return { ...deps, account, actor: actorOf(account) }
}

describe('editing the account', () => {
  it('changes what was named and nothing else, and tells the change feed', async () => {
    const deps = await signedIn()
    deps.clock.advance({ minutes: 1 })
    const edited = await editAccount(deps, { timeZone: 'America/Lima', dayStart: 4 })
    expect(edited).toEqual({ ...deps.account, timeZone: 'America/Lima', dayStart: 4, version: 2, updatedAt: '2026-03-05T09:01:00.000Z' })
    expect(await getAccount(deps)).toEqual(edited)
    expect((await deps.store.changes(deps.account.id, 1, 10)).map(({ type, version }) => [type, version])).toEqual([['account.updated', 2]])
  })

  it('writes nothing when nothing changes', async () => {
    const deps = await signedIn()
    expect(await editAccount(deps, { name: deps.account.name })).toEqual(deps.account)
    expect(await editAccount(deps, {})).toEqual(deps.account)
  })

  it('refuses what is based on an older version, and shows the current one', async () => {
    const deps = await signedIn()
    const current = await editAccount(deps, { dayStart: 4 })
    await expect(editAccount(deps, { dayStart: 2 }, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'stale', details: { current } })
    expect(await editAccount(deps, { dayStart: 2 }, { expectedVersion: 2 })).toMatchObject({ dayStart: 2 })
  })

  it('keeps both of two changes made at the same time', async () => {
    const deps = await signedIn()
    await Promise.all([editAccount(deps, { dayStart: 4 }), editAccount(deps, { theme: 'dark' }), editAccount(deps, { weekStart: 7 })])
    expect(await getAccount(deps)).toMatchObject({ dayStart: 4, theme: 'dark', weekStart: 7, version: 4 })
  })

  it.each([
    { email: 'eve@post.example' },
    { id: 'x' },
    { version: 9 },
    { dayStart: 7 },
    { weekStart: 0 },
    { theme: 'pink' },
    { locale: 'x y' },
    { name: ' ' },
  ])('refuses %j', async (bad) => {
    const deps = await signedIn()
    await expect(editAccount(deps, bad as object)).rejects.toMatchObject({ code: 'validation' })
  })

  it('finds no account for somebody whose account is gone', async () => {
    const deps = await signedIn()
    await expect(getAccount({ ...deps, actor: { ...deps.actor, accountId: 'x', space: 'x' } })).rejects.toMatchObject({ code: 'not-found' })
  })
})
