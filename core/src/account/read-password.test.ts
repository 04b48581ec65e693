import { expect, it } from 'vitest'
import { actorOf } from './actor.ts'
import { changePassword } from './change-password.ts'
import { readPassword } from './read-password.ts'
import { credentials } from './schema.ts'
import { accountDeps, ines, signedUp } from './test-account.ts'

it('tells since when the password holds, which a change moves and nothing else does', async () => {
  const deps = accountDeps()
  const { account, session } = await signedUp(deps)
  const own = { ...deps, actor: actorOf(account), session: { sessionId: session.sessionId, provenAt: null } }
  expect(await readPassword(own)).toEqual({ isSet: true, setAt: '2026-03-05T09:00:00.000Z' })
  deps.clock.advance({ hours: 2 })
  await changePassword(own, { current: ines.password, password: 'five silent cranes' })
  expect(await readPassword(own)).toEqual({ isSet: true, setAt: '2026-03-05T11:00:00.000Z' })
})

it.each([
  ['the one of sign-up was chosen then', { passwordHash: 'x', passwordVersion: 1 }, '2026-01-02T09:00:00.000Z'],
  ['of a later one that is not known', { passwordHash: 'x', passwordVersion: 2 }, null],
  ['none was chosen', { passwordHash: null, passwordVersion: 1 }, null],
])('from before it was kept, %s', (_, old, passwordSetAt) => {
  const kept = { ...old, createdAt: '2026-01-02T09:00:00.000Z' }
  expect(credentials.upcasters?.[2]?.(kept)).toEqual({ ...kept, passwordSetAt })
})
