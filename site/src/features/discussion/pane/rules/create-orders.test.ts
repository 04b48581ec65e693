import '../../../desk/temporal.ts'
import { expect, test } from 'vitest'
import { createOrders } from './create-orders.ts'

const now = Temporal.Instant.from('2026-03-02T09:00:00Z')
const [first, second] = ['01a20823-87a9-7fff-bfff-db136552b888', '01a20823-87a9-7000-8000-db136552b888']

test('what is added in one moment stands in the order it was added, whatever ids it got', () => {
  const orderOfNew = createOrders()
  const orders = [first, second, second, first].map((id) => orderOfNew([], now, id))
  expect(new Set(orders).size).toBe(4)
  expect(orders.toSorted()).toEqual(orders)
})

test('it comes after all that is shown, also after what a clock that is ahead put there', () => {
  const ahead = createOrders()([], now.add({ hours: 1 }), first)
  const orderOfNew = createOrders()
  expect(orderOfNew([{ order: ahead }, { order: 'a0' }], now, second) > ahead).toBe(true)
  expect(orderOfNew([], now.add({ hours: 2 }), first) > ahead).toBe(true)
})
