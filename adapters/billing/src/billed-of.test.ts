import { describe, expect, it } from 'vitest'
import { billedOf } from './billed-of.ts'

describe('a subscription of Stripe', () => {
  const like = {
    ...{ status: 'past_due', created: 1_000, trial_end: null, ended_at: null, cancel_at: null, cancel_at_period_end: false },
    items: { data: [{ current_period_start: 2_000, current_period_end: 3_000, price: { id: 'price_plus' } }] },
    latest_invoice: 'in_1',
  }
  const read = (own: object) => billedOf({ ...like, ...own } as never)

  it.each(['past_due', 'unpaid', 'paused'])('that is %s misses a payment', (status) => {
    expect(read({ status })).toMatchObject({ status: 'past-due', unpaidSince: '1970-01-01T00:33:20.000Z' })
  })

  it.each(['incomplete', 'incomplete_expired', 'something_new'])('that is %s gives nothing', (status) => {
    expect(read({ status })).toMatchObject({ status: 'unfinished', unpaidSince: null })
  })

  it('ends when its period does, if so wished', () => {
    expect(read({ status: 'active', cancel_at_period_end: true })).toMatchObject({ endsAt: '1970-01-01T00:50:00.000Z' })
    expect(read({ status: 'active', cancel_at: 2_500 })).toMatchObject({ endsAt: '1970-01-01T00:41:40.000Z' })
  })
})
