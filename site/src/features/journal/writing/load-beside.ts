import type { Client } from '@throughline/client'
import type { DayHeld } from '@throughline/core/daybook'
import { addDays } from '@throughline/core/kernel/day'
import { type MadeWin, readMadeWins } from '../../made/made-wins.ts'
import { type MadeTask, readMadeTasks } from './made-tasks.ts'

/** What stands beside an entry: the tasks and wins it became, what its day held, and the same day of earlier years. */
export interface BesideIt {
  made: readonly MadeTask[]
  wins: readonly MadeWin[]
  day: DayHeld | null
  earlier: readonly DayHeld[]
}

/** Years that are looked back. */
const YEARS = 3

/** Reads what stands beside an entry of a day. It is no reason not to show the entry. */
export async function loadBeside(
  { lookBack, tasks, wins }: Pick<Client, 'lookBack' | 'tasks' | 'wins'>,
  { id, date }: { id: string; date: string },
): Promise<BesideIt> {
  const [made, won, days, earlier] = await Promise.all([
    readMadeTasks({ tasks }, id).catch(() => []),
    readMadeWins({ wins }, id).catch(() => []),
    lookBack.days({ from: date, before: addDays(date, 1) }).catch(() => []),
    lookBack.onThisDay(date).catch(() => []),
  ])
  return { made, wins: won, day: days[0] ?? null, earlier: earlier.slice(0, YEARS) }
}
