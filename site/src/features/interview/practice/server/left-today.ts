import type { Client } from '@throughline/client'

/** How many are left to practise today; 0 where that cannot be said, as a page goes on without. */
export async function leftToday({ practice }: Pick<Client, 'practice'>): Promise<number> {
  const counts = await practice.counts().catch(() => null)
  return counts?.left ?? 0
}
