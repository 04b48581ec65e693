import type { Client, Page } from '@throughline/client'
import type { DailyClient } from '@throughline/client/daily'
import type { Task } from '@throughline/core/task'
import { type MadeWin, readMadeWins } from '../../made/made-wins.ts'
import { absent, type GoalTold, readGoal } from '../state/read-goal.ts'

/** All that the page of a goal shows. */
export interface GoalShown {
  told: GoalTold
  tasks: Page<Task>
  done: Page<Task>
  wins: readonly MadeWin[]
}

/** More check-ins than these no address shows at once. */
const MOST_CHECK_INS = 4_000

/** A goal with all that belongs to it, as many check-ins as are to be shown among it; `null` when there is none of that id, or it is in the trash. */
export async function loadGoal(client: DailyClient & Pick<Client, 'wins'>, id: string, checkIns: number): Promise<GoalShown | null> {
  const [told, tasks, done, wins] = await Promise.all([
    readGoal(client, id, Math.min(MOST_CHECK_INS, checkIns + 1)),
    client.tasks.ofGoal(id, { limit: 200 }).catch(absent),
    client.tasks.ofGoal(id, { view: 'completed', limit: 200 }).catch(absent),
    readMadeWins(client, id).catch(absent),
  ])
  return told && tasks && done && { told, tasks, done, wins: wins ?? [] }
}
