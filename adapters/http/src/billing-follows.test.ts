import { fakeBilling } from '@throughline/contracts'
import { MAIL_JOB, type MailRequest, writeMail } from '@throughline/core/account'
import { instantText } from '@throughline/core/kernel'
import { followAccounts } from '@throughline/core/leaving'
import { type BilledSubscription, offering as offered, readPlans } from '@throughline/core/subscription'
import { describe, expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from './test-app.ts'

const prices = [{ interval: 'month', amount: 500, currency: 'EUR', stripePrice: 'price_month' }]
const active: BilledSubscription = {
  ...{ status: 'active', price: 'price_month', startedAt: '2026-03-05T09:00:00.000Z' },
  ...{ until: '2026-04-05T09:00:00.000Z', endsAt: null, unpaidSince: null },
}

/** Somebody who pays for a plan. */
async function paying() {
  const billing = fakeBilling()
  const plans = readPlans(JSON.stringify({ plans: [{ id: 'plus', name: 'Plus', prices }] }))
  if ('faults' in plans) throw new Error(plans.faults.join())
  const made = testApp(offered({ offer: { billing, plans: plans.plans, publicUrl: ORIGIN }, storageLimit: 2 ** 30 }))
  const ines = await made.signUp()
  await ines.json('/subscription/checkout', { method: 'POST', body: { plan: 'plus', interval: 'month' } })
  billing.has('cus_1', [active])
  const has = async () => (await billing.subscriptions('cus_1'))?.map(({ status, endsAt }) => [status, endsAt])
  const follow = async () => {
    made.clock.advance({ seconds: 10 })
    await followAccounts(made.deps)
  }
  const leave = () => ines.ask('/me/deletion', { method: 'POST', body: { address: ines.email } })
  /** In another browser, as all are signed out. */
  const keep = async () => {
    const { email, password } = ines
    const cookie = (await ask(made.app, '/auth/signin', { method: 'POST', body: { email, password } })).headers
      .get('set-cookie')
      ?.split(';')[0]
    return ask(made.app, '/me/deletion', { method: 'DELETE', headers: { cookie: cookie as string, origin: ORIGIN } })
  }
  return { ...made, billing, ines, has, follow, leave, keep }
}

const stopped = [['active', active.until]]
const goesOn = [['active', null]]

describe('an account that is to be deleted', () => {
  it('is charged nothing from then on, and goes on where it stays after all', async () => {
    const { has, follow, leave, keep } = await paying()
    expect((await leave()).status).toBe(200)
    await follow()
    expect(await has()).toEqual(stopped)
    expect((await keep()).status).toBe(204)
    await follow()
    expect(await has()).toEqual(goesOn)
  })

  it('whose person had cancelled stays cancelled when it is kept', async () => {
    const { billing, has, follow, leave, keep } = await paying()
    billing.has('cus_1', [{ ...active, endsAt: active.until }])
    await leave()
    await follow()
    await keep()
    await follow()
    expect(await has()).toEqual(stopped)
  })

  it('is told of once the service answers again, as it is then', async () => {
    const { billing, has, follow, leave, keep, clock, deps } = await paying()
    await leave()
    const { stopRenewals } = billing
    billing.stopRenewals = async () => {
      throw new Error('It does not answer.')
    }
    await expect(follow()).rejects.toThrow('It does not answer.')
    billing.stopRenewals = stopRenewals
    clock.advance({ seconds: 10 })
    await followAccounts(deps)
    expect(await has()).toEqual(stopped)
    await keep()
    await follow()
    expect(await has()).toEqual(goesOn)
  })

  it('that its person keeps while it is told of goes on', async () => {
    const { billing, has, follow, leave, keep } = await paying()
    await leave()
    const { stopRenewals } = billing
    billing.stopRenewals = async (customer) => {
      await keep()
      await stopRenewals(customer)
    }
    await follow()
    expect(await has()).toEqual(goesOn)
  })
})

describe('another address', () => {
  const email = 'ines@harbourline.example'

  it('is where bills go once both ends have confirmed it, and not before', async () => {
    const { billing, follow, ines, deps, app } = await paying()
    const { asked } = billing
    await ines.ask('/me/email-change', { method: 'POST', body: { email } })
    const jobs = await deps.queue.claim([MAIL_JOB], { now: instantText(deps.clock.now()), leaseMs: 1000, limit: 9 })
    const mails = await Promise.all(jobs.map(({ id, payload }) => writeMail(deps, { id, request: payload as MailRequest })))
    for (const to of [email, ines.email]) {
      await follow()
      expect(asked.filter((each) => each.includes('written to'))).toEqual([])
      const token = /token=([\w-]+)/.exec(JSON.stringify(mails.find((mail) => mail?.to === to)))?.[1]
      const options = { method: 'POST', headers: { origin: ORIGIN } }
      expect(await read(await ask(app, `/auth/email-changes/${token}/confirmation`, options))).toMatchObject({ email })
    }
    await follow()
    expect(asked.filter((each) => each.includes('written to'))).toEqual([`cus_1 is written to at ${email}`])
  })
})

it('who never paid is told of to nobody', async () => {
  const { billing, signUp, follow } = await paying()
  const omar = await signUp()
  await omar.ask('/me/deletion', { method: 'POST', body: { address: omar.email } })
  const before = billing.asked.length
  await follow()
  expect(billing.asked).toHaveLength(before)
})
