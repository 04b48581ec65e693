import { expect, it } from 'vitest'
import { today } from '../kernel/index.ts'
import { actorOf } from './actor.ts'
import { editAccount } from './edit-account.ts'
import { accountDeps, signedUp } from './test-account.ts'

it('a person asks with the calendar and language they have set, in the space of their account', async () => {
  const deps = accountDeps()
  const { account } = await signedUp(deps)
  expect(actorOf(account)).toEqual({
    ...{ accountId: account.id, space: account.id },
    ...{ timeZone: 'Europe/Berlin', dayStart: 0, locale: 'en-GB', weekStart: 1, timedReminder: 0 },
  })

  const edited = await editAccount(
    { ...deps, actor: actorOf(account) },
    { timeZone: 'Asia/Tokyo', dayStart: 5, locale: 'de', weekStart: 7 },
  )
  expect(actorOf(edited)).toMatchObject({ timeZone: 'Asia/Tokyo', dayStart: 5, locale: 'de', weekStart: 7 })
  deps.clock.set('2026-03-05T19:30:00.000Z')
  expect(today({ ...deps, actor: actorOf(account) })).toBe('2026-03-05')
  expect(today({ ...deps, actor: actorOf(edited) }), 'half past four in Tokyo').toBe('2026-03-05')
  deps.clock.set('2026-03-05T20:00:00.000Z')
  expect(today({ ...deps, actor: actorOf(edited) }), 'five in Tokyo').toBe('2026-03-06')
})

it('a person who has chosen a language asks in it, as it is written where they are', async () => {
  const { account } = await signedUp(accountDeps())
  expect(actorOf({ ...account, locale: 'en-AT', language: 'de' }).locale).toBe('de-AT')
  expect(actorOf({ ...account, locale: 'de-AT', language: null }).locale).toBe('de-AT')
  expect(actorOf({ ...account, locale: 'de', language: 'en' }).locale).toBe('en-GB')
})
