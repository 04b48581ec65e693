import { fakeDevice } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { addPasskey, beginPasskey, type NewPasskey } from '../passkeys/add-passkey.ts'
import { demandProof } from '../proof.ts'
import { readProof } from '../prove-again.ts'
import type { AccountDeps } from '../test-account.ts'
import { connect, inesThere, justProven, omarThere, prove, refused, there, withoutPassword, withPassword } from './test-linked.ts'

/** The clock stands at nine. */
const at = (time: string) => ({ ...omarThere, signedInAt: `2026-03-05T${time}Z` })

describe('proving who one is at a site that can ask anew', () => {
  async function connected() {
    const made = await withPassword()
    await connect(made.deps, made.actor, { as: omarThere, provider: 'company' })
    return made
  }

  it('asks for another sign-in there, and takes one since', async () => {
    const { deps, actor } = await connected()
    for (const time of ['09:00:00', '08:59:00', '09:01:00'])
      expect(await prove(deps, actor, at(time), 'company')).toMatchObject({ outcome: 'proven' })
  })

  it.each([
    ['from before, but for what clocks differ by', at('08:58:59')],
    ['of yesterday', { ...omarThere, signedInAt: '2026-03-04T09:00:00Z' }],
    ['that is to come', at('09:01:01')],
    ['of which nothing is said', omarThere],
  ])('takes none %s', async (_, as) => {
    const { deps, actor } = await connected()
    await expect(prove(deps, actor, as, 'company')).rejects.toMatchObject(refused('not_fresh'))
  })

  it('takes none from before also where there is no other way', async () => {
    const { deps, actor } = await onlyBy('company')
    await expect(prove(deps, actor, at('08:58:59'), 'company')).rejects.toMatchObject(refused('not_fresh'))
    expect(await prove(deps, actor, omarThere, 'company')).toMatchObject({ outcome: 'proven' })
  })
})

describe('a site that cannot ask anew', () => {
  it('proves who somebody is who has nothing else to prove it by', async () => {
    const { deps, actor } = await withoutPassword()
    expect(await prove(deps, actor, inesThere)).toMatchObject({ outcome: 'proven' })
  })

  const others: [string, () => Promise<Pick<Awaited<ReturnType<typeof withPassword>>, 'deps' | 'actor'>>, string[]][] = [
    [
      'a password',
      async () => {
        const made = await withPassword()
        await connect(made.deps, made.actor)
        return made
      },
      ['password'],
    ],
    [
      'a passkey',
      async () => {
        const { deps, actor, session } = await withoutPassword()
        const own = { ...deps, actor, session, site: { domain: 'throughline.example', origin: 'https://throughline.example' } }
        const { ticket, options } = await beginPasskey(own)
        await addPasskey(own, { ticket, answer: fakeDevice().create(own.site.origin, options) as NewPasskey['answer'] })
        return { deps, actor }
      },
      ['passkey'],
    ],
    [
      'a site that can',
      async () => {
        const { deps, actor } = await withoutPassword()
        await connect(deps, actor, { as: omarThere, provider: 'company' })
        return { deps, actor }
      },
      ['provider'],
    ],
  ]

  it.each(others)('proves nothing where there is %s', async (_, make, ways) => {
    const { deps, actor } = await make()
    await expect(prove(deps, actor, inesThere)).rejects.toMatchObject(refused('not_fresh'))
    const state = await readProof({ ...deps, actor, session: justProven(deps) })
    expect(state.ways).toEqual(ways)
    expect(state.providers).not.toContain('github')
  })
})

describe('signing in by another site', () => {
  it('opens a session that proves nothing where the person has something to prove it by', async () => {
    const { deps, actor } = await withPassword()
    await connect(deps, actor)
    await connect(deps, actor, { as: omarThere, provider: 'company' })
    for (const session of [await openedBy(deps, 'github'), await openedBy(deps, 'company')])
      expect(() => demandProof({ ...deps, session })).toThrow(expect.objectContaining({ code: 'proof-needed' }))
  })

  it('opens one that needs another sign-in there where that can be asked for', async () => {
    const { deps } = await onlyBy('company')
    expect((await openedBy(deps, 'company')).provenAt).toBeNull()
  })

  it('is proof where there is none else, as signing up is', async () => {
    const { deps } = await withoutPassword()
    expect((await openedBy(deps, 'github')).provenAt).not.toBeNull()
    const signedUp = [...deps.sessions.open.values()][0]
    expect(signedUp?.session.provenAt).not.toBeNull()
  })
})

/** Omar has an account that this provider alone opens. */
async function onlyBy(provider: string) {
  const { deps } = await withPassword()
  const result = await there(deps, { purpose: 'sign-up' }, { as: omarThere, provider })
  if (result.outcome !== 'signed-in') throw new Error('No account was made.')
  return { deps, actor: { ...result.account, accountId: result.account.id, space: result.account.id } }
}

async function openedBy(deps: AccountDeps, provider: string) {
  const result = await there(deps, {}, { as: provider === 'github' ? inesThere : omarThere, provider })
  if (result.outcome !== 'signed-in') throw new Error('Nobody is in.')
  return (await deps.sessions.validate(result.session.secret))!
}
