import { describe, expect, it } from 'vitest'
import { AppError } from '../kernel/index.ts'
import { beginCheckout } from './begin-checkout.ts'
import { getSubscription } from './get-subscription.ts'
import { hearBilling } from './hear-billing.ts'
import type { BilledSubscription } from './ports.ts'
import { billed, ines, offering } from './test-offer.ts'

/** Somebody who has been to the page of the billing service. */
async function paying() {
  const deps = await offering()
  await beginCheckout(deps, ines, { plan: 'plus', interval: 'month' })
  deps.billing.asked.length = 0
  const hear = (id: string, customer: string | null = 'cus_1') => {
    const { body, signature } = deps.billing.notice(id, customer)
    return hearBilling(deps, body, signature)
  }
  return { deps, hear, state: () => getSubscription(deps) }
}

/** What somebody has at the service from one message to the next, over a year. */
const story: [id: string, BilledSubscription[]][] = [
  ['evt_begun', [billed({ status: 'unfinished' })]],
  ['evt_trial', [billed({ status: 'trialing' })]],
  ['evt_paid', [billed({ until: '2026-05-05T09:00:00.000Z' })]],
  ['evt_failed', [billed({ status: 'past-due', unpaidSince: '2026-05-05T10:00:00.000Z' })]],
  ['evt_cancelled', [billed({ until: '2026-06-05T09:00:00.000Z', endsAt: '2026-06-05T09:00:00.000Z' })]],
]

const permutations = <T>(of: readonly T[]): T[][] =>
  of.length < 2 ? [[...of]] : of.flatMap((one, at) => permutations([...of.slice(0, at), ...of.slice(at + 1)]).map((rest) => [one, ...rest]))

describe('a message of the billing service', () => {
  it('leads to what is true there now, in whichever order they come', async () => {
    const ends = new Set<string>()
    for (const order of permutations(story.map(([id]) => id))) {
      const { deps, hear, state } = await paying()
      deps.billing.has('cus_1', story.at(-1)?.[1] ?? [])
      for (const id of order) expect(await hear(id)).toBe(true)
      ends.add(JSON.stringify(await state()))
    }
    expect(ends.size).toBe(1)
    expect(JSON.parse([...ends][0] as string)).toMatchObject({ state: 'cancelled', until: '2026-06-05T09:00:00.000Z', isCovered: true })
  })

  it('is followed as things go on', async () => {
    const { deps, hear, state } = await paying()
    const states: string[] = []
    for (const [id, has] of story) {
      deps.billing.has('cus_1', has)
      await hear(id)
      states.push((await state()).state)
    }
    expect(states).toEqual(['none', 'trialing', 'active', 'past-due', 'cancelled'])
  })

  it('is heard once, however often it is told', async () => {
    const { deps, hear } = await paying()
    for (let n = 0; n < 3; n++) expect(await hear('evt_1')).toBe(true)
    expect(deps.billing.asked).toHaveLength(1)
    await hear('evt_2')
    expect(deps.billing.asked).toHaveLength(2)
  })

  it('is heard when it is told again after the service did not answer', async () => {
    const { deps, hear, state } = await paying()
    const { subscriptions } = deps.billing
    deps.billing.subscriptions = async () => {
      throw new AppError('unavailable', 'Not now.')
    }
    await expect(hear('evt_1')).rejects.toMatchObject({ code: 'unavailable' })
    deps.billing.subscriptions = subscriptions
    deps.billing.has('cus_1', [billed()])
    await hear('evt_1')
    expect(await state()).toMatchObject({ state: 'active' })
  })

  it('is not believed unsigned', async () => {
    const { deps, state } = await paying()
    deps.billing.has('cus_1', [billed()])
    const { body } = deps.billing.notice('evt_1', 'cus_1')
    expect(await hearBilling(deps, body, 'signed by nobody')).toBe(false)
    expect(await state()).toMatchObject({ state: 'none' })
    expect(deps.billing.asked).toEqual([])
  })

  it('about a customer of another site, or about none, is taken and does nothing', async () => {
    const { deps, hear } = await paying()
    expect(await hear('evt_1', 'cus_of_another_site')).toBe(true)
    expect(await hear('evt_2', null)).toBe(true)
    expect(deps.billing.asked).toEqual([])
  })

  it('never puts an older answer in place of a newer one', async () => {
    const { deps, hear, state } = await paying()
    const { subscriptions } = deps.billing
    const late = Promise.withResolvers<void>()
    let asked = 0
    deps.billing.subscriptions = async (customer) => {
      const answer = await subscriptions(customer)
      if (++asked === 1) await late.promise
      return answer
    }
    deps.billing.has('cus_1', [billed({ status: 'trialing' })])
    const slow = hear('evt_1')
    while (asked === 0) await Promise.resolve()
    deps.billing.has('cus_1', [billed()])
    await hear('evt_2')
    late.resolve()
    await slow
    expect(await state()).toMatchObject({ state: 'active' })
  })

  it('of one more missing payment gives no more grace', async () => {
    const { deps, hear, state } = await paying()
    deps.billing.has('cus_1', [billed({ status: 'past-due', unpaidSince: '2026-05-05T10:00:00.000Z' })])
    await hear('evt_1')
    deps.billing.has('cus_1', [billed({ status: 'past-due', unpaidSince: '2026-06-05T10:00:00.000Z' })])
    await hear('evt_2')
    expect(await state()).toMatchObject({ graceEndsAt: '2026-05-19T10:00:00.000Z' })
    deps.billing.has('cus_1', [billed()])
    await hear('evt_3')
    deps.billing.has('cus_1', [billed({ status: 'past-due', unpaidSince: '2026-09-05T10:00:00.000Z' })])
    await hear('evt_4')
    expect(await state()).toMatchObject({ graceEndsAt: '2026-09-19T10:00:00.000Z' })
  })

  it('of two that somebody has counts the better one', async () => {
    const { deps, hear, state } = await paying()
    const both = [
      billed({ status: 'ended', startedAt: '2026-03-09T09:00:00.000Z', endsAt: '2026-03-10T09:00:00.000Z' }),
      billed({ price: 'price_team' }),
    ]
    deps.billing.has('cus_1', both)
    await hear('evt_1')
    expect(await state()).toMatchObject({ state: 'active', plan: { id: 'team' } })
  })
})
