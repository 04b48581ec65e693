import type { Client } from '@throughline/client'
import type { DayHeld } from '@throughline/core/daybook'
import { addDays } from '@throughline/core/kernel/day'
import { type MadeTask, readMadeTasks } from './made-tasks.ts'

/** What stands beside an entry: the tasks it became, what its day held, and the same day of earlier years. */
export interface BesideIt {
  made: readonly MadeTask[]
  day: DayHeld | null
  earlier: readonly DayHeld[]
}

/** Years that are looked back. */
const YEARS = 3

/** Reads what stands beside an entry of a day. It is no reason not to show the entry. */
export async function loadBeside(
  { lookBack, tasks }: Pick<Client, 'lookBack' | 'tasks'>,
  { id, date }: { id: string; date: string },
): Promise<BesideIt> {
  const [made, days, earlier] = await Promise.all([
    readMadeTasks({ tasks }, id).catch(() => []),
    lookBack.days({ from: date, before: addDays(date, 1) }).catch(() => []),
    lookBack.onThisDay(date).catch(() => []),
  ])
  return { made, day: days[0] ?? null, earlier: earlier.slice(0, YEARS) }
}
