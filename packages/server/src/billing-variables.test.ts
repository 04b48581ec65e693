import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const plan = { id: 'plus', name: 'Plus', prices: [{ interval: 'month', amount: 500, currency: 'EUR', stripePrice: 'price_1' }] }
let folder: string
const file = (name: string) => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-plans-'))
  writeFileSync(file('plans.json'), JSON.stringify({ plans: [plan] }))
  writeFileSync(file('wrong.json'), JSON.stringify({ plans: [{ ...plan, prices: [], trialDays: -1 }] }))
})
afterAll(() => rmSync(folder, { recursive: true }))

const set = () => ({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', PLANS_FILE: file('plans.json') })
const faultsOf = (variables: Record<string, string>): string[] => {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

it('offers no plans unless it is told to', () => {
  expect(readEnvironment({}).billing).toBeNull()
})

it('reads what plans are paid with, and which there are', () => {
  expect(readEnvironment(set()).billing).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: null,
    plans: { plans: [{ ...plan, includes: [], coach: true }], withoutPlan: { coach: true } },
  })
  expect(readEnvironment({ ...set(), STRIPE_API_BASE: 'http://127.0.0.1:12111' }).billing?.apiBase).toBe('http://127.0.0.1:12111')
})

it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PLANS_FILE'])('wants %s beside the others', (name) => {
  const faults = faultsOf({ ...set(), [name]: '' })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`${name}: `)
})

it('tells everything that is wrong, that of the file among it, and no secret', () => {
  const faults = faultsOf({
    STRIPE_SECRET_KEY: 'pk_live_secret',
    STRIPE_WEBHOOK_SECRET: 'secret',
    STRIPE_API_BASE: 'https://api.stripe.com/v1',
    PORT: 'x',
  })
  expect(faults.map((fault) => fault.trim().split(':')[0])).toEqual([
    'PORT',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_API_BASE',
    'PLANS_FILE',
  ])
  expect(faults.join()).not.toContain('pk_live_secret')
  expect(faultsOf({ ...set(), PLANS_FILE: file('wrong.json') })).toEqual([
    '  PLANS_FILE: plans.0.prices: Write at least one price.',
    expect.stringContaining('  PLANS_FILE: plans.0.trialDays: '),
  ])
  expect(faultsOf({ ...set(), PLANS_FILE: file('none.json') })).toEqual(['  PLANS_FILE: The file cannot be read: ENOENT.'])
})
