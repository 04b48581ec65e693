import { describe, expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { signUp } from '../sign-up.ts'
import { type AccountDeps, accountDeps, ines, noted, signedIn, signedUp } from '../test-account.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Ines at her desk, with her phone and another browser signed in as well; and Omar. */
async function everywhere() {
  const deps = accountDeps()
  const { account, session } = await signedUp(deps)
  deps.clock.advance({ hours: 1 })
  const other = await signedIn(deps, { userAgent: phone })
  await signedIn(deps)
  await signUp(deps, { ...ines, email: 'omar@post.example' })
  await noted(deps)
  return { ...deps, actor: actorOf(account), session: { sessionId: session.secret, provenAt: null }, phone: other.session.secret }
}

type World = Awaited<ReturnType<typeof everywhere>>

const devices = async (deps: Parameters<typeof listSessions>[0]) => (await listSessions(deps)).map(({ device }) => device)
const isIn = async (deps: AccountDeps, secret: string) => (await deps.sessions.validate(secret)) !== null

describe('the browsers that are signed in', () => {
  it('are listed with this one first, each by what it is known by', async () => {
    const deps = await everywhere()
    expect(await listSessions(deps)).toEqual([
      {
        id: deps.session.sessionId,
        device: 'An unknown browser',
        createdAt: '2026-03-05T09:00:00.000Z',
        usedAt: '2026-03-05T09:00:00.000Z',
        isThis: true,
      },
      { id: deps.phone, device: 'Safari on iOS', createdAt: '2026-03-05T10:00:00.000Z', usedAt: '2026-03-05T10:00:00.000Z', isThis: false },
      expect.objectContaining({ isThis: false }),
    ])
    expect(JSON.stringify(await listSessions(deps))).not.toContain('AppleWebKit')
  })

  it('are signed out one at a time, of which the person is told, and nobody signs out another’s', async () => {
    const deps = await everywhere()
    await endSession(deps, deps.phone)
    expect(await devices(deps)).not.toContain('Safari on iOS')
    expect(await isIn(deps, deps.session.sessionId)).toBe(true)
    expect(await noted(deps)).toMatchObject([{ what: 'sessions-revoked', detail: 'Safari on iOS' }])
    const [others] = [...deps.sessions.open].filter(([, owner]) => owner.accountId !== deps.actor.accountId)
    for (const id of [others![0], deps.phone, 'x']) await expect(endSession(deps, id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await isIn(deps, others![0])).toBe(true)
    expect(await noted(deps)).toEqual([])
  })

  it.each([
    ['one', (deps: World) => endSession(deps, deps.phone)],
    ['all others', endOtherSessions],
  ] as const)('are told of once, however often signing out %s is stopped and done again', async (_, signOut) => {
    const deps = await everywhere()
    const { end } = deps.sessions
    const stopped = async (id: string) => {
      await end.call(deps.sessions, id)
      throw new Error('It stops here.')
    }
    for (const stopping of [{ ...deps, sessions: { ...deps.sessions, end: stopped } }, deps]) await signOut(stopping).catch(() => {})
    expect(await noted(deps)).toMatchObject([{ what: 'sessions-revoked' }])
  })

  it('tell nobody of the one that signs itself out', async () => {
    const deps = await everywhere()
    await endSession(deps, deps.session.sessionId)
    expect([await isIn(deps, deps.session.sessionId), await noted(deps)]).toEqual([false, []])
  })

  it('are all signed out but this one, and only where there are others', async () => {
    const deps = await everywhere()
    await endOtherSessions(deps)
    expect((await listSessions(deps)).map(({ isThis }) => isThis)).toEqual([true])
    expect([...deps.sessions.open]).toHaveLength(2)
    expect(await noted(deps)).toMatchObject([{ what: 'sessions-revoked', detail: null }])
    await endOtherSessions(deps)
    expect(await noted(deps)).toEqual([])
  })
})
