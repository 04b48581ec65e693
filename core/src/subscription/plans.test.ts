import { describe, expect, it } from 'vitest'
import { planOfPrice, readPlans } from './plans.ts'
import { testPlans } from './test-offer.ts'

const price = { interval: 'month', amount: 500, currency: 'EUR', stripePrice: 'price_1' }
const plan = { id: 'plus', name: 'Plus', prices: [price] }
const read = (file: unknown) => readPlans(JSON.stringify(file))

describe('a file of plans', () => {
  it('is read with what it leaves out', () => {
    expect(read({ plans: [plan] })).toEqual({
      plans: { plans: [{ ...plan, includes: [], coach: true }], withoutPlan: { coach: true } },
    })
  })

  it('names room for files as people do', () => {
    expect(testPlans().plans[0]?.storage).toBe(20 * 2 ** 30)
    expect(testPlans().withoutPlan).toEqual({ storage: 2 ** 30, coach: false })
  })

  it.each([
    ['no JSON', 'plans: plus', ['It is not JSON.']],
    ['no plan', { plans: [] }, ['plans: Write at least one plan.']],
    [
      'a wrong id',
      { plans: [{ ...plan, id: 'Plus' }] },
      ['plans.0.id: Write lower-case letters, digits and hyphens, beginning with a letter.'],
    ],
    ['no price', { plans: [{ ...plan, prices: [] }] }, ['plans.0.prices: Write at least one price.']],
    [
      'half a cent',
      { plans: [{ ...plan, prices: [{ ...price, amount: 4.5 }] }] },
      ['plans.0.prices.0.amount: Write a whole number, in the smallest unit of the currency.'],
    ],
    [
      'a currency by its sign',
      { plans: [{ ...plan, prices: [{ ...price, currency: '€' }] }] },
      ['plans.0.prices.0.currency: Write a currency by its three capital letters, such as EUR.'],
    ],
    [
      'a price by the week',
      { plans: [{ ...plan, prices: [{ ...price, interval: 'week' }] }] },
      ['plans.0.prices.0.interval: Write month or year.'],
    ],
    [
      'two prices by the month',
      { plans: [{ ...plan, prices: [price, { ...price, stripePrice: 'price_2' }] }] },
      ['plans.0.prices.1.interval: There is a price by the month already.'],
    ],
    [
      'two plans by one id',
      { plans: [plan, { ...plan, prices: [{ ...price, stripePrice: 'price_2' }] }] },
      ['plans.1.id: Another plan has this id.'],
    ],
    ['one price for two plans', { plans: [plan, { ...plan, id: 'team' }] }, ['plans.1.prices.0.stripePrice: Another price has this id.']],
    ['room in no unit', { plans: [{ ...plan, storage: '20' }] }, ['plans.0.storage: Write a size, such as 500MiB, 5GiB or 1TiB.']],
  ])('is refused with %s, in words', (_, file, faults) => {
    expect(typeof file === 'string' ? readPlans(file) : read(file)).toEqual({ faults })
  })

  it('names everything that is wrong at once, a field nobody knows among it', () => {
    const refused = read({ plans: [{ ...plan, id: '', trialDays: 0, colour: 'blue' }] })
    expect('faults' in refused && refused.faults.map((fault) => fault.split(':')[0])).toEqual([
      'plans.0.id',
      'plans.0.trialDays',
      'plans.0',
    ])
  })
})

it('a plan is found by what the billing service calls its price', () => {
  expect(planOfPrice(testPlans(), 'price_year')).toMatchObject({ plan: { id: 'plus' }, price: { interval: 'year' } })
  expect(planOfPrice(testPlans(), 'price_of_old')).toBeNull()
  expect(planOfPrice(testPlans(), null)).toBeNull()
})
