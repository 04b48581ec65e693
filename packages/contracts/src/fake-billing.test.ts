import { billingContract } from './billing-contract.ts'
import { fakeBilling } from './fake-billing.ts'

billingContract('the fake', async () => {
  const billing = fakeBilling()
  return { billing, has: billing.has, notice: billing.notice, stop: async () => {} }
})
