import type { Account } from '../account/index.ts'
import { goals } from '../goal/index.ts'
import { listAll, newEnvelope, nowText, startOfDay } from '../kernel/index.ts'
import { notificationId, tell } from '../notification/index.ts'
import { goalsAsOf } from '../progress/index.ts'
import { paceWorthTelling } from './day-plan.ts'
import type { BriefingDeps } from './deps.ts'
import type { BriefingJob } from './schedule.ts'

/** How far off each word is. */
const rank = { 'on-track': 0, behind: 1, 'at-risk': 2 } as const

/**
 * Tells of goals whose pace became worse since the morning before, once for each change, and of check-ins that are due, once
 * for each day one was meant for.
 */
export async function tellOfGoals(deps: BriefingDeps, account: Account, { date, since }: BriefingJob): Promise<void> {
  const all = await listAll(deps, deps.actor.space, goals.queries.all, {})
  const active = all.filter(({ status }) => status === 'active')
  if (active.length === 0) return
  const [now, before] = await Promise.all([
    goalsAsOf(deps, all, { before: date, today: date }),
    goalsAsOf(deps, all, { before: since, today: since }),
  ])
  const ofGoal = { type: 'goal-off-track', at: startOfDay(date, account) } as const
  for (const { id, title, createdAt } of active) {
    const [pace, was, due] = [paceWorthTelling(now.get(id)), paceWorthTelling(before.get(id)), now.get(id)?.nextCheckIn]
    if (pace && rank[pace] > (was ? rank[was] : 0) && createdAt < startOfDay(since, account))
      await tell(deps, account, { ...newEnvelope(notificationId(id, ofGoal.at), nowText(deps)), ...ofGoal, goalId: id, title })
    if (due && due <= date) {
      const at = startOfDay(due, account)
      // A moment later, so that it is told beside the other.
      const own = notificationId(id, Temporal.Instant.from(at).add({ milliseconds: 1 }).toString())
      await tell(deps, account, { ...newEnvelope(own, nowText(deps)), type: 'check-in-due', goalId: id, title, at })
    }
  }
}
