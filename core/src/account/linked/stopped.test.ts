import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { requestPasswordReset } from '../request-password-reset.ts'
import { type AccountDeps, accountDeps, dueMail, noted } from '../test-account.ts'
import { listLinked } from './list-linked.ts'
import { connect, justProven, omarThere, there, withoutPassword, withPassword } from './test-linked.ts'
import { unlink } from './unlink.ts'

type Plan = Parameters<Parameters<typeof atEveryStep>[0]>[0]

/** The same storage, which stops as planned. */
function stopping(deps: AccountDeps, plan: Plan): AccountDeps {
  const { store, directory, queue } = deps
  return { ...deps, ...faulty({ store, directory, queue }, plan) }
}

it('a sign-up that was stopped at any step can be run again at once', async () => {
  const steps = await atEveryStep(async (plan) => {
    const deps = accountDeps()
    await interrupted(there(stopping(deps, plan), { purpose: 'sign-up' }))
    const again = await there(deps, { purpose: 'sign-up' })
    expect(again).toMatchObject({ outcome: 'signed-in' })
    const { account } = again as Extract<typeof again, { outcome: 'signed-in' }>
    deps.clock.advance({ hours: 24 * 365 })
    expect(await there(deps, {})).toMatchObject({ account: { id: account.id } })
    expect(await listLinked({ ...deps, actor: actorOf(account) })).toHaveLength(1)
    await requestPasswordReset(deps, { email: account.email })
    expect((await dueMail(deps)).filter(({ mail }) => mail)).toHaveLength(1)
  })
  expect(steps).toBe(9)
})

it('a sign-up that was stopped leaves an account to whoever has the address, or nothing', async () => {
  await atEveryStep(async (plan) => {
    const deps = accountDeps()
    await interrupted(there(stopping(deps, plan), { purpose: 'sign-up' }))
    deps.clock.advance({ minutes: 2 })
    const later = there(deps, { purpose: 'sign-up' }).then(
      ({ outcome }) => outcome,
      (error: { details: { faults: { code: string }[] } }) => error.details.faults[0]?.code,
    )
    const isKnown = (await deps.directory.find('email', 'ines@post.example', deps.clock.now().toString())) !== null
    if ((await later) === 'email_known') {
      expect(isKnown).toBe(true)
      await requestPasswordReset(deps, { email: 'ines@post.example' })
      expect((await dueMail(deps)).filter(({ mail }) => mail)).toHaveLength(1)
    } else expect(await later).toBe('signed-in')
  })
})

it('connecting that was stopped at any step is done by doing it again', async () => {
  await atEveryStep(async (plan) => {
    const { deps, actor } = await withPassword()
    await interrupted(connect(stopping(deps, plan), actor, { as: omarThere }))
    await connect(deps, actor, { as: omarThere })
    expect(await there(deps, {}, { as: omarThere })).toMatchObject({ account: { id: actor.accountId } })
    expect(await listLinked({ ...deps, actor })).toHaveLength(1)
  })
})

it('connecting that was stopped shows whatever opens the account, once it does', async () => {
  await atEveryStep(async (plan) => {
    const { deps, actor } = await withPassword()
    await interrupted(connect(stopping(deps, plan), actor, { as: omarThere }))
    const isIn = await there(deps, {}, { as: omarThere }).catch(() => null)
    expect(await listLinked({ ...deps, actor })).toHaveLength(isIn ? 1 : 0)
  })
})

it('removing that was stopped at any step can be run again, and opens nothing after', async () => {
  await atEveryStep(async (plan) => {
    const { deps, actor } = await withPassword()
    await connect(deps, actor, { as: omarThere })
    const [linked] = await listLinked({ ...deps, actor })
    const id = linked?.id ?? ''
    await noted(deps)
    await interrupted(unlink({ ...stopping(deps, plan), actor, session: justProven(deps) }, id))
    await unlink({ ...deps, actor, session: justProven(deps) }, id).catch((error) => expect(error).toMatchObject({ code: 'not-found' }))
    await expect(there(deps, {}, { as: omarThere })).rejects.toMatchObject({ code: 'validation' })
    expect(await listLinked({ ...deps, actor })).toEqual([])
    expect((await noted(deps)).map(({ what }) => what)).toEqual(['sign-in-unlinked'])
  })
})

it('what was removed halfway is no way in, so that the other stays', async () => {
  const { deps, actor, session } = await withoutPassword()
  await connect(deps, actor, { as: omarThere, provider: 'company' })
  const [first, second] = await listLinked({ ...deps, actor })
  await interrupted(unlink({ ...stopping(deps, { failAt: 1, when: 'after' }), actor, session }, first?.id ?? ''))
  await expect(unlink({ ...deps, actor, session }, second?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
})
