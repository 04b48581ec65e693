import { readFileSync } from 'node:fs'
import { type Plans, readPlans } from '@throughline/core/subscription'
import { z } from 'zod'

/** What payments are taken with. */
export interface BillingSettings {
  secretKey: string
  webhookSecret: string
  /** Stripe itself when `null`. */
  apiBase: string | null
  plans: Plans
}

export const billingVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_[\x21-\x7e]{1,300}$/, { error: 'Write the secret key, such as sk_live_….' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\x21-\x7e]{1,300}$/, { error: 'Write the signing secret of the endpoint, such as whsec_….' })
    .optional(),
  STRIPE_API_BASE: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.replace(/\/$/, ''), {
      error: 'Write the origin alone, such as https://api.stripe.com.',
    })
    .optional(),
  PLANS_FILE: z.string().optional(),
}

type Given = z.output<z.ZodObject<typeof billingVariables>>

/** The settings for payments, `null` where plans are not offered, and what is wrong with them by the name of the variable. */
export function readBilling(given: Given): { billing: BillingSettings | null; faults: [name: string, message: string][] } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase, PLANS_FILE: file } = given
  if ((secretKey ?? webhookSecret ?? apiBase ?? file) === undefined) return { billing: null, faults: [] }
  const faults: [string, string][] = []
  if (secretKey === undefined) faults.push(['STRIPE_SECRET_KEY', 'Plans are paid by Stripe: write its secret key as well.'])
  if (webhookSecret === undefined)
    faults.push(['STRIPE_WEBHOOK_SECRET', 'Payments are heard of by messages: write the secret that they are signed with.'])
  if (file === undefined) faults.push(['PLANS_FILE', 'Write which file holds the plans that are offered.'])
  const read = file === undefined ? null : readFile(file)
  if (read && 'faults' in read) faults.push(...read.faults.map((fault): [string, string] => ['PLANS_FILE', fault]))
  if (faults.length > 0 || !read || 'faults' in read || secretKey === undefined || webhookSecret === undefined)
    return { billing: null, faults }
  return { billing: { secretKey, webhookSecret, apiBase: apiBase ?? null, plans: read.plans }, faults }
}

function readFile(file: string) {
  try {
    return readPlans(readFileSync(file, 'utf8'))
  } catch (error) {
    return { faults: [`The file cannot be read: ${(error as NodeJS.ErrnoException).code}.`] }
  }
}
