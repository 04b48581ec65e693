import type { Client } from '@throughline/client'
import type { DayHeld } from '@throughline/core/daybook'
import { addDays } from '@throughline/core/kernel/day'

/** What stands beside an entry: what its day held, and the same day of earlier years. */
export interface BesideIt {
  day: DayHeld | null
  earlier: readonly DayHeld[]
}

/** Years that are looked back. */
const YEARS = 3

/** Reads what stands beside an entry of a day. It is no reason not to show the entry. */
export async function loadBeside({ lookBack }: Pick<Client, 'lookBack'>, date: string): Promise<BesideIt> {
  const [days, earlier] = await Promise.all([
    lookBack.days({ from: date, before: addDays(date, 1) }).catch(() => []),
    lookBack.onThisDay(date).catch(() => []),
  ])
  return { day: days[0] ?? null, earlier: earlier.slice(0, YEARS) }
}
