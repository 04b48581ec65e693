import { expect, it } from 'vitest'
import { beginCheckout } from './begin-checkout.ts'
import { endBilling } from './end-billing.ts'
import { billed, ines, offering } from './test-offer.ts'

it('whoever goes for good pays no more, however often that is asked', async () => {
  const deps = await offering()
  await beginCheckout(deps, ines, { plan: 'plus', interval: 'month' })
  deps.billing.has('cus_1', [billed()])
  for (let n = 0; n < 2; n++) await endBilling(deps, deps.actor.space)
  expect((await deps.billing.subscriptions('cus_1'))?.map(({ status }) => status)).toEqual(['ended'])
})

it('whoever never paid is asked nothing about', async () => {
  const deps = await offering()
  await endBilling(deps, deps.actor.space)
  await endBilling({ store: deps.store }, deps.actor.space)
  expect(deps.billing.asked).toEqual([])
})
