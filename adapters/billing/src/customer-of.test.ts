import { expect, it } from 'vitest'
import { customerOf } from './customer-of.ts'

it('what Stripe tells is about a customer in one of three ways', () => {
  expect(customerOf({ object: 'customer', id: 'cus_1' })).toBe('cus_1')
  expect(customerOf({ object: 'invoice', id: 'in_1', customer: 'cus_1' })).toBe('cus_1')
  expect(customerOf({ object: 'invoice', id: 'in_1', customer: { id: 'cus_1' } })).toBe('cus_1')
  expect(customerOf({ object: 'product', id: 'prod_1' })).toBeNull()
  expect(customerOf({ object: 'invoice', id: 'in_1', customer: null })).toBeNull()
})
