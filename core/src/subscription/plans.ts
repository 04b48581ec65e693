import { z } from 'zod'
import { checked, line } from '../kernel/index.ts'

const units = { MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 } as const

/** Such as `20GiB`; read as bytes. */
const Size = z
  .string()
  .regex(/^[1-9]\d{0,5}(MiB|GiB|TiB)$/, { error: 'Write a size, such as 500MiB, 5GiB or 1TiB.' })
  .transform((size) => Number(size.slice(0, -3)) * units[size.slice(-3) as keyof typeof units])

export const Interval = z.enum(['month', 'year'], { error: 'Write month or year.' })
export type Interval = z.infer<typeof Interval>

const Price = z.strictObject({
  interval: Interval,
  /** In the smallest unit of the currency, such as cents. */
  amount: z.int({ error: 'Write a whole number, in the smallest unit of the currency.' }).min(0).max(99_999_999),
  currency: z.string().regex(/^[A-Z]{3}$/, { error: 'Write a currency by its three capital letters, such as EUR.' }),
  /** What the billing service calls it. */
  stripePrice: z.string().regex(/^[\w-]{1,200}$/, { error: 'Write the id of the price at Stripe, such as price_1Qx….' }),
})

const Plan = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'Write lower-case letters, digits and hyphens, beginning with a letter.' }),
  name: line(1, 60),
  about: line(1, 200).optional(),
  /** What is in it, in words, a line each. */
  includes: z.array(line(1, 120)).max(12).default([]),
  prices: z.array(Price).min(1, { error: 'Write at least one price.' }).max(2),
  /** Days that are free for who never had a plan. */
  trialDays: z.int().min(1).max(365).optional(),
  /** Room for files; as on the whole install when absent. */
  storage: Size.optional(),
  /** Whether the coach may be asked, where there is one. */
  coach: z.boolean().default(true),
})
export type Plan = z.infer<typeof Plan>

/** What an operator offers, as it is written in a file. */
const PlansFile = z
  .strictObject({
    plans: z.array(Plan).min(1, { error: 'Write at least one plan.' }).max(6),
    /** What there is for who has no plan. Whatever it says, all that a person has stays readable and can be exported. */
    withoutPlan: z.strictObject({ storage: Size.optional(), coach: z.boolean().default(true) }).default({ coach: true }),
  })
  .superRefine(({ plans }, context) => {
    const said = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    const [ids, prices] = [new Set<string>(), new Set<string>()]
    plans.forEach((plan, at) => {
      if (ids.has(plan.id)) said(['plans', at, 'id'], 'Another plan has this id.')
      ids.add(plan.id)
      plan.prices.forEach(({ interval, stripePrice }, nth) => {
        const path = ['plans', at, 'prices', nth]
        if (plan.prices.findIndex((price) => price.interval === interval) !== nth)
          said([...path, 'interval'], `There is a price by the ${interval} already.`)
        if (prices.has(stripePrice)) said([...path, 'stripePrice'], 'Another price has this id.')
        prices.add(stripePrice)
      })
    })
  })
export type Plans = z.infer<typeof PlansFile>

/** The plans that a text names, or everything that is wrong with it, a sentence each. */
export function readPlans(text: string): { plans: Plans } | { faults: string[] } {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return { faults: ['It is not JSON.'] }
  }
  const result = checked(PlansFile, said)
  if (result.success) return { plans: result.data }
  return { faults: result.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)) }
}

/** The plan and the price that the billing service calls so; `null` for one that is offered no more. */
export function planOfPrice({ plans }: Plans, stripePrice: string | null) {
  for (const plan of plans) {
    const price = plan.prices.find((one) => one.stripePrice === stripePrice)
    if (price) return { plan, price }
  }
  return null
}
