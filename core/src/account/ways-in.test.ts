import { fakeDevice } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { upcast } from '../kernel/index.ts'
import { listLinked } from './linked/list-linked.ts'
import { linkedSignIns } from './linked/schema.ts'
import { connect, omarThere, there, withoutPassword } from './linked/test-linked.ts'
import { unlink } from './linked/unlink.ts'
import { addPasskey, beginPasskey, type NewPasskey } from './passkeys/add-passkey.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { passkeys } from './passkeys/schema.ts'

const site = { domain: 'throughline.example', origin: 'https://throughline.example' }

/** Somebody whom a sign-in elsewhere and a passkey let in, and no password. */
async function withTwoWays() {
  const { deps, actor, session } = await withoutPassword()
  const own = { ...deps, actor, session, site }
  const { ticket, options } = await beginPasskey(own)
  const passkey = await addPasskey(own, { ticket, answer: fakeDevice().create(site.origin, options) as NewPasskey['answer'] })
  const [linked] = await listLinked(own)
  return { ...own, passkey: passkey.id, linked: linked?.id ?? '' }
}

describe('the last way in', () => {
  it('stays, of whichever sort the two are that are removed at once', async () => {
    const deps = await withTwoWays()
    await Promise.allSettled([unlink(deps, deps.linked), removePasskey(deps, deps.passkey)])
    expect([...(await listPasskeys(deps)), ...(await listLinked(deps))].length).toBeGreaterThan(0)
  })

  it.each(['passkey', 'linked'] as const)('is not the other one while the %s is being removed', async (going) => {
    const deps = await withTwoWays()
    const kind = going === 'passkey' ? passkeys : linkedSignIns
    const record = (await deps.store.get(deps.actor.space, kind as typeof passkeys, deps[going]))!
    const marked = { ...record, isBeingRemoved: true, version: record.version + 1 }
    await deps.store.save(deps.actor.space, kind as typeof passkeys, marked, { expectedVersion: record.version })
    const other = going === 'passkey' ? unlink(deps, deps.linked) : removePasskey(deps, deps.passkey)
    await expect(other).rejects.toMatchObject({ code: 'conflict' })
  })

  it('that was refused to go opens the account as before, and is one to rely on again', async () => {
    const { deps, actor, session } = await withoutPassword()
    const own = { ...deps, actor, session }
    const [linked] = await listLinked(own)
    await expect(unlink(own, linked?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
    expect(await there(deps, {})).toMatchObject({ outcome: 'signed-in' })
    await connect(deps, actor, { as: omarThere, provider: 'company' })
    const other = (await listLinked(own)).find(({ provider }) => provider === 'company')
    await unlink(own, other?.id ?? '')
    expect(await listLinked(own)).toMatchObject([{ provider: 'github' }])
  })
})

it('what was kept before it was called so is read', () => {
  expect(upcast(passkeys, { id: 'a', name: 'Key', isLeaving: true }, 1)).toEqual({ id: 'a', name: 'Key', isBeingRemoved: true })
  expect(upcast(linkedSignIns, { id: 'a', provider: 'github' }, 1)).toEqual({ id: 'a', provider: 'github', isBeingRemoved: false })
})

it('that one is being removed is told to nobody', async () => {
  const deps = await withTwoWays()
  for (const shown of [...(await listPasskeys(deps)), ...(await listLinked(deps))]) expect(shown).not.toHaveProperty('isBeingRemoved')
})
