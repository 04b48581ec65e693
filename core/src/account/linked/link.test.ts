import { describe, expect, it } from 'vitest'
import { nowText } from '../../kernel/index.ts'
import { findPerson } from '../person.ts'
import { readProof } from '../prove-again.ts'
import { resetPassword } from '../reset-password.ts'
import { makeResetToken } from '../reset-token.ts'
import { noted, nothingElse } from '../test-account.ts'
import { beginLink } from './begin-linked.ts'
import { listLinked } from './list-linked.ts'
import {
  comeBack,
  connect,
  inesThere,
  justProven,
  omarThere,
  prove,
  refused,
  there,
  toldOf,
  withoutPassword,
  withPassword,
} from './test-linked.ts'
import { unlink } from './unlink.ts'

describe('connecting a sign-in', () => {
  it('lists it, tells of it, and goes back to where it was asked for', async () => {
    const { deps, actor } = await withPassword()
    expect(await connect(deps, actor)).toMatchObject({ outcome: 'linked', linked: { provider: 'github' }, returnTo: '/settings/account' })
    expect(await listLinked({ ...deps, actor })).toMatchObject([{ provider: 'github', email: 'ines@post.example' }])
    expect(await toldOf(deps)).toEqual([['sign-in-linked', 'GitHub, ines@post.example']])
  })

  it('again changes nothing', async () => {
    const { deps, actor } = await withPassword()
    await connect(deps, actor)
    await connect(deps, actor)
    expect(await listLinked({ ...deps, actor })).toHaveLength(1)
    expect(await toldOf(deps)).toHaveLength(1)
  })

  it('takes none that opens another account', async () => {
    const { deps, actor: omar } = await withoutPassword(omarThere)
    const { actor } = await inOne(deps)
    await expect(connect(deps, actor, { as: omarThere })).rejects.toMatchObject(refused('linked_elsewhere'))
    expect(await there(deps, {}, { as: omarThere })).toMatchObject({ account: { id: omar.accountId } })
  })

  it('is with one issuer: who has the same subject at another is somebody else', async () => {
    const { deps, actor } = await withPassword()
    await connect(deps, actor)
    await expect(there(deps, {}, { provider: 'company' })).rejects.toMatchObject(refused('no_account'))
    await expect(prove(deps, actor, inesThere, 'company')).rejects.toMatchObject(refused('not_yours'))
    expect(await there(deps, {})).toMatchObject({ account: { id: actor.accountId } })
  })

  it('asks for a fresh proof', async () => {
    const { deps, actor, session } = await withPassword()
    deps.clock.advance({ minutes: 11 })
    await expect(beginLink({ ...deps, actor, session }, { provider: 'github' })).rejects.toMatchObject({ code: 'proof-needed' })
  })

  it('is for who began it, and who is signed in', async () => {
    const { deps, actor } = await withPassword()
    const begun = () => beginLink({ ...deps, actor, session: justProven(deps) }, { provider: 'github' })
    const [one, two] = [await begun(), await begun()]
    await expect(comeBack(deps, 'github', deps.providers.visit(one.url, omarThere), one.flow)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const omar = { ...actor, accountId: 'omar', space: 'omar' }
    await expect(comeBack(deps, 'github', deps.providers.visit(two.url, omarThere), two.flow, omar)).rejects.toMatchObject(
      refused('flow_over'),
    )
    expect(await listLinked({ ...deps, actor: omar })).toEqual([])
  })

  it('takes ten and no more', async () => {
    const { deps, actor } = await withPassword()
    for (let n = 0; n < 10; n++) await connect(deps, actor, { as: { ...inesThere, subject: String(n) } })
    await expect(connect(deps, actor, { as: omarThere })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('removing a connected sign-in', () => {
  it('opens nothing any more, and tells of it', async () => {
    const { deps, actor, session } = await withPassword()
    await connect(deps, actor)
    deps.clock.advance({ seconds: 1 })
    await unlink({ ...deps, actor, session }, await only(deps, actor))
    await expect(there(deps, {})).rejects.toMatchObject(refused('no_account'))
    const [linked, unlinked] = await noted(deps)
    expect(linked, 'what she has just done herself').toMatchObject({ what: 'sign-in-linked', isOwn: true })
    expect(unlinked).toEqual({ what: 'sign-in-unlinked', detail: 'GitHub, ines@post.example', at: nowText(deps) })
  })

  it('leaves it to be connected with another account', async () => {
    const { deps, actor, session } = await withPassword()
    await connect(deps, actor, { as: omarThere })
    await unlink({ ...deps, actor, session }, await only(deps, actor))
    expect(await there(deps, { purpose: 'sign-up' }, { as: omarThere })).toMatchObject({ account: { email: 'omar@post.example' } })
  })

  it('is refused for the only way in', async () => {
    const { deps, actor, session } = await withoutPassword()
    await expect(unlink({ ...deps, actor, session }, await only(deps, actor))).rejects.toMatchObject({ code: 'conflict' })
    expect(await there(deps, {})).toMatchObject({ outcome: 'signed-in' })
  })

  it('goes once there is a password', async () => {
    const { deps, actor, session } = await withoutPassword()
    const person = (await findPerson(deps, 'ines@post.example'))!
    await resetPassword(deps, { token: await makeResetToken(deps, person), password: 'slate ferry quince ladder' }, nothingElse)
    await unlink({ ...deps, actor, session }, await only(deps, actor))
    expect(await listLinked({ ...deps, actor })).toEqual([])
  })

  it('is what a new password by mail does to all that another address vouches for, once the account has proven its own', async () => {
    const { deps, actor } = await withoutPassword()
    await connect(deps, actor, { as: omarThere, provider: 'company' })
    await connect(deps, actor, { as: { ...inesThere, subject: '1', isProven: false }, provider: 'company' })
    const person = (await findPerson(deps, 'ines@post.example'))!
    await resetPassword(deps, { token: await makeResetToken(deps, person), password: 'slate ferry quince ladder' }, nothingElse)
    expect(await listLinked({ ...deps, actor })).toMatchObject([{ provider: 'github', email: 'ines@post.example' }])
    await expect(there(deps, {}, { as: omarThere, provider: 'company' })).rejects.toMatchObject(refused('no_account'))
    expect(await there(deps, {})).toMatchObject({ outcome: 'signed-in' })
    expect((await toldOf(deps)).filter(([what]) => what === 'sign-in-unlinked')).toHaveLength(2)
  })

  it('of two at once leaves one', async () => {
    const { deps, actor, session } = await withoutPassword()
    await connect(deps, actor, { as: omarThere, provider: 'company' })
    const linked = await listLinked({ ...deps, actor })
    await Promise.allSettled(linked.map(({ id }) => unlink({ ...deps, actor, session }, id)))
    const tries = await Promise.allSettled([there(deps, {}), there(deps, {}, { as: omarThere, provider: 'company' })])
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  })

  it('asks for a fresh proof, and knows none of others', async () => {
    const { deps, actor, session } = await withPassword()
    await connect(deps, actor)
    const id = await only(deps, actor)
    const omar = { ...actor, accountId: 'omar', space: 'omar' }
    await expect(unlink({ ...deps, actor: omar, session }, id)).rejects.toMatchObject({ code: 'not-found' })
    deps.clock.advance({ minutes: 11 })
    await expect(unlink({ ...deps, actor, session }, id)).rejects.toMatchObject({ code: 'proof-needed' })
  })
})

describe('proving who one is by a connected sign-in', () => {
  it('takes note of it in this session', async () => {
    const { deps, actor } = await withoutPassword()
    const proven: string[] = []
    const opened = { secret: 'another', sessionId: 'desk', expiresAt: '2026-04-04T09:00:00.000Z' }
    const takeNote = async (id: string) => {
      proven.push(id)
      return opened
    }
    const noting = { ...deps, sessions: { ...deps.sessions, prove: takeNote } }
    expect(await prove(noting, actor, inesThere)).toEqual({ outcome: 'proven', session: opened, returnTo: '/settings/account' })
    expect(proven).toEqual(['desk'])
    expect(await readProof({ ...deps, actor, session: justProven(deps) })).toMatchObject({ ways: ['provider'] })
  })

  it('takes nobody else there, connected or not', async () => {
    const { deps, actor } = await withPassword()
    await there(deps, { purpose: 'sign-up' }, { as: omarThere })
    for (const as of [omarThere, inesThere]) await expect(prove(deps, actor, as)).rejects.toMatchObject(refused('not_yours'))
  })
})

/** Ines beside somebody who is there already. */
async function inOne(deps: Awaited<ReturnType<typeof withPassword>>['deps']) {
  const result = await there(deps, { purpose: 'sign-up' })
  if (result.outcome !== 'signed-in') throw new Error('No account was made.')
  return { actor: { ...result.account, accountId: result.account.id, space: result.account.id } }
}

async function only(deps: Awaited<ReturnType<typeof withPassword>>['deps'], actor: Parameters<typeof listLinked>[0]['actor']) {
  const [linked] = await listLinked({ ...deps, actor })
  return linked?.id ?? ''
}
