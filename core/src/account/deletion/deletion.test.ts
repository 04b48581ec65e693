import { describe, expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { hasHappened, SECURITY_JOB, type SecurityJob } from '../security.ts'
import { type AccountDeps, accountDeps, ines, signedUp } from '../test-account.ts'
import { ACCOUNT_PURGE_JOB, askDeletion } from './ask-deletion.ts'
import { cancelDeletion, isLeaving, readDeletion } from './change-deletion.ts'

/** Ines, who has just proved who she is. */
async function begun() {
  const deps = accountDeps()
  const { account } = await signedUp(deps as AccountDeps)
  return { ...deps, actor: actorOf(account), session: { sessionId: 'desk', provenAt: deps.clock.now().toString() } }
}

const { email } = ines
const jobs = async ({ queue }: Pick<AccountDeps, 'queue'>, type: string, now: string) => queue.claim([type], { now, leaseMs: 1, limit: 10 })

describe('an account that its person wants deleted', () => {
  it('ends every session at once, tells its person, and is to be purged in fourteen days', async () => {
    const deps = await begun()
    expect(await readDeletion(deps)).toEqual({ purgeAt: null, purgeOn: null })
    expect(await askDeletion(deps, { address: ` ${email.toUpperCase()} ` })).toEqual({
      purgeAt: '2026-03-19T09:00:00.000Z',
      purgeOn: '2026-03-19',
    })
    expect(deps.sessions.open.size).toBe(0)
    expect([await isLeaving(deps, deps.actor.accountId), await isLeaving(deps, deps.ids.next())]).toEqual([true, false])
    expect(await jobs(deps, ACCOUNT_PURGE_JOB, '2026-03-19T08:59:59.999Z')).toEqual([])
    expect(await jobs(deps, ACCOUNT_PURGE_JOB, '2026-03-19T09:00:00.000Z')).toMatchObject([
      { space: 'purges', payload: { accountId: deps.actor.accountId } },
    ])
    expect(await jobs(deps, SECURITY_JOB, '2026-03-05T09:00:10.000Z')).toMatchObject([
      { space: deps.actor.space, payload: { what: 'deletion-asked', detail: '19 March 2026' } },
    ])
  })

  it('keeps the first date, and is told of once, when it is asked for again', async () => {
    const deps = await begun()
    await askDeletion(deps, { address: email })
    deps.clock.advance({ minutes: 5 })
    expect(await askDeletion(deps, { address: email })).toEqual({ purgeAt: '2026-03-19T09:00:00.000Z', purgeOn: '2026-03-19' })
    const announced = await jobs(deps, SECURITY_JOB, '2026-03-05T10:00:00.000Z')
    const told = announced.map(({ payload }) => hasHappened(deps, deps.actor.space, payload as SecurityJob))
    expect(await Promise.all(told)).toEqual([true, false])
  })

  it('is told of once it is stored, and not before, wherever the request for it was stopped', async () => {
    const deps = await begun()
    const store = { ...deps.store, save: () => Promise.reject(new Error('stopped')) }
    await expect(askDeletion({ ...deps, store }, { address: email })).rejects.toThrow('stopped')
    const [job] = await jobs(deps, SECURITY_JOB, '2026-03-05T10:00:00.000Z')
    const isTold = () => hasHappened(deps, deps.actor.space, job?.payload as SecurityJob)
    expect(await isTold()).toBe(false)
    await askDeletion(deps, { address: email })
    expect(await isTold()).toBe(true)
  })

  it('is asked for by who has just proved who they are, and who types its address', async () => {
    const deps = await begun()
    await expect(askDeletion(deps, { address: 'ruth@post.example' })).rejects.toMatchObject({
      details: { faults: [{ pointer: '/address', code: 'other_address' }] },
    })
    deps.clock.advance({ minutes: 11 })
    await expect(askDeletion(deps, { address: email })).rejects.toMatchObject({ code: 'proof-needed' })
    expect([deps.sessions.open.size, await readDeletion(deps)]).toEqual([1, { purgeAt: null, purgeOn: null }])
  })

  it('is kept after all by who says so in time, and no later', async () => {
    const deps = await begun()
    await askDeletion(deps, { address: email })
    deps.clock.advance({ hours: 24 * 14 - 1 })
    await cancelDeletion(deps)
    expect(await readDeletion(deps)).toEqual({ purgeAt: null, purgeOn: null })
    const told = await jobs(deps, SECURITY_JOB, '2026-03-20T09:00:00.000Z')
    expect(told.map(({ payload }) => (payload as { what: string }).what)).toEqual(['deletion-asked', 'deletion-cancelled'])
    await cancelDeletion(deps)
    const late = await begun()
    await askDeletion(late, { address: email })
    late.clock.advance({ hours: 24 * 14 })
    await expect(cancelDeletion(late)).rejects.toMatchObject({ code: 'conflict' })
    expect(await isLeaving(late, late.actor.accountId)).toBe(true)
  })
})
