import { describe, expect, it } from 'vitest'
import { entitlementsOf, graceEndsAt, isCovered } from './entitlements.ts'
import { testPlans } from './test-offer.ts'

const GIB = 2 ** 30
const at = (instant: string) => Temporal.Instant.from(instant)
const known = { state: 'none', price: 'price_month', until: '2026-04-05T09:00:00.000Z', unpaidSince: null } as const
const now = at('2026-03-05T09:00:00Z')
const common = { storageLimit: 5 * GIB }

describe('a plan stands', () => {
  it('on trial and while it is paid, even when the message of the next payment is late', () => {
    for (const state of ['trialing', 'active'] as const) expect(isCovered({ ...known, state }, at('2026-04-07T00:00:00Z'))).toBe(true)
  })

  it('for 14 days after a payment went missing, to the very moment', () => {
    const late = { ...known, state: 'past-due', unpaidSince: '2026-03-05T09:00:00.000Z' } as const
    expect(graceEndsAt(late)).toBe('2026-03-19T09:00:00.000Z')
    expect(isCovered(late, at('2026-03-19T08:59:59.999Z'))).toBe(true)
    expect(isCovered(late, at('2026-03-19T09:00:00Z'))).toBe(false)
  })

  it('until what is paid for ends, once it is cancelled', () => {
    const cancelled = { ...known, state: 'cancelled' } as const
    expect(isCovered(cancelled, at('2026-04-05T08:59:59Z'))).toBe(true)
    expect(isCovered(cancelled, at('2026-04-05T09:00:00Z'))).toBe(false)
    expect(isCovered({ ...cancelled, until: null }, now)).toBe(false)
  })

  it('for nobody who has none', () => {
    expect(isCovered(known, now)).toBe(false)
    expect(graceEndsAt(known)).toBeNull()
  })
})

describe('what somebody may use', () => {
  it('is what their plan says while it stands', () => {
    expect(entitlementsOf(testPlans(), { ...known, state: 'active' }, common, now)).toEqual({ storageLimit: 20 * GIB, coach: true })
  })

  it('is what there is without a plan before and after', () => {
    const without = { storageLimit: GIB, coach: false }
    expect(entitlementsOf(testPlans(), null, common, now)).toEqual(without)
    expect(entitlementsOf(testPlans(), known, common, now)).toEqual(without)
    const ended = { ...known, state: 'cancelled', until: '2026-03-01T00:00:00.000Z' } as const
    expect(entitlementsOf(testPlans(), ended, common, now)).toEqual(without)
  })

  it('is as on the whole install where a plan says nothing of it', () => {
    expect(entitlementsOf(testPlans(), { ...known, state: 'active', price: 'price_team' }, common, now)).toEqual({
      storageLimit: 5 * GIB,
      coach: true,
    })
  })

  it('is all there is for who still pays for a plan that is offered no more', () => {
    const old = { ...known, state: 'active', price: 'price_of_old' } as const
    expect(entitlementsOf(testPlans(), old, common, now)).toEqual({ storageLimit: 5 * GIB, coach: true })
    const [plus] = testPlans().plans
    const only = { ...testPlans(), plans: plus ? [plus] : [] }
    expect(entitlementsOf(only, old, common, now)).toEqual({ storageLimit: 20 * GIB, coach: true })
  })
})
