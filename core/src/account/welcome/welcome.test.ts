import { expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { accountDeps, signedUp } from '../test-account.ts'
import { leadOn } from './lead-on.ts'
import { readWelcome } from './read-welcome.ts'
import { WelcomeState } from './schema.ts'

async function begun() {
  const deps = accountDeps()
  const { account } = await signedUp(deps)
  return { ...deps, actor: actorOf(account) }
}

it('begins at the first step, without a record of it', async () => {
  const deps = await begun()
  expect(await readWelcome(deps)).toEqual({ step: 'self', matters: [], finishedAt: null })
})

it('goes on where it was left, and knows what was said on the way', async () => {
  const deps = await begun()
  await leadOn(deps, { step: 'matters' })
  await leadOn(deps, { matters: ['role', 'tasks', 'role'], step: 'bring' })
  expect(await leadOn(deps, { step: 'begin' })).toEqual({ step: 'begin', matters: ['role', 'tasks'], finishedAt: null })
  expect(WelcomeState.parse(await readWelcome(deps))).toEqual({ step: 'begin', matters: ['role', 'tasks'], finishedAt: null })
})

it('is over for good: neither a step back nor a second end changes it', async () => {
  const deps = await begun()
  expect(await leadOn(deps, { isFinished: true })).toMatchObject({ finishedAt: '2026-03-05T09:00:00.000Z' })
  deps.clock.advance({ minutes: 5 })
  await leadOn(deps, { isFinished: true })
  await leadOn(deps, { step: 'matters', matters: ['tasks'] })
  expect(await readWelcome(deps)).toEqual({ step: 'self', matters: [], finishedAt: '2026-03-05T09:00:00.000Z' })
})

it('takes no step that there is not', async () => {
  await expect(leadOn(await begun(), { step: 'payment' as never })).rejects.toMatchObject({
    code: 'validation',
    details: { faults: [{ pointer: '/step' }] },
  })
})
