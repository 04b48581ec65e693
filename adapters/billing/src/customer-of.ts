/** Whom something of Stripe's is about: itself a customer, or of one. */
export function customerOf(object: unknown): string | null {
  const { object: kind, id, customer } = object as { object?: unknown; id?: unknown; customer?: unknown }
  if (kind === 'customer') return textOf(id)
  return textOf(typeof customer === 'object' && customer !== null ? (customer as { id?: unknown }).id : customer)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
