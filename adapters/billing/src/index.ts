export { createStripeBilling, type StripeSettings } from './stripe-billing.ts'
