import { z } from 'zod'
import { isOrderKey } from './order.ts'

/** Fractional key of the manual order, compared by code unit; ties are broken by id. */
export const OrderKey = z
  .string()
  .max(200)
  .refine(isOrderKey, { error: 'This is not an order key.', params: { code: 'invalid_order' } })
  .meta({ id: 'OrderKey', example: 'gVxk9TQm' })
