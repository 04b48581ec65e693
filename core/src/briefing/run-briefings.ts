import { type Account, accounts, actorOf, isLeaving } from '../account/index.ts'
import { createInterviewMemory, practiceCounts } from '../interview/index.ts'
import {
  addDays,
  type ClaimedJob,
  daysBetween,
  derivedId,
  doSomeDueJobs,
  type GiveWayDep,
  type KindsDep,
  newEnvelope,
  nowText,
  startOfDay,
  startOfWeek,
} from '../kernel/index.ts'
import { notifications, type TellDeps, tell } from '../notification/index.ts'
import { createDayMemory } from '../progress/index.ts'
import { isWorthTelling, readDayPlan } from './day-plan.ts'
import type { BriefingDeps } from './deps.ts'
import { BRIEFING_JOB, type BriefingJob, briefingAt, LATE_HOURS, scheduleBriefing } from './schedule.ts'
import { tellOfGoals } from './tell-of-goals.ts'
import { wasLived } from './week-review.ts'

const LEASE_MS = 120_000
/** Mornings looked over in a round. */
const LIMIT = 10
/** Days into a week on which the one before it is still looked back at. */
const WEEK_LATE_DAYS = 3

/**
 * Tells people what their day holds, what their week came to, and what is due, in as many processes as there are; each job asks
 * for the next. Of mornings gone by nothing is told, so that nobody gets three plans after three days of a server that was down.
 * Answers how many jobs were taken up.
 * @throws the first failure, once all were tried; what failed is tried again later.
 */
export const runBriefings = (deps: TellDeps & KindsDep & GiveWayDep): Promise<number> =>
  doSomeDueJobs(deps, [BRIEFING_JOB], { leaseMs: LEASE_MS, limit: LIMIT }, (job) => runBriefing(deps, job))

async function runBriefing(deps: TellDeps & KindsDep & GiveWayDep, { space, payload, runAt }: ClaimedJob): Promise<void> {
  const account = await deps.store.get(space, accounts, space)
  if (!account) return
  const job = payload as BriefingJob
  const isMeant = briefingAt(account, job.date) === runAt
  const isLate = deps.clock.now().since(runAt).total('hours') >= LATE_HOURS
  // What is remembered of a person’s records is let go with the job: it is used once a day.
  const own = { ...deps, actor: actorOf(account), dayMemory: createDayMemory(), interviewMemory: createInterviewMemory() }
  if (isMeant && !isLate && !(await isLeaving(deps, space))) await brief(own, account, job)
  // Another time of day or zone was chosen since: the job for that is there, or is asked for here.
  await scheduleBriefing(deps, account, isMeant ? job.date : job.since)
}

async function brief(deps: BriefingDeps, account: Account, job: BriefingJob): Promise<void> {
  await tellOfGoals(deps, account, job)
  await tellOfPractice(deps, account, job.date)
  await tellOfWeek(deps, account, job.date)
  if (isWanted(account, 'daily-plan') && isWorthTelling(await readDayPlan(deps, job.date)))
    await tellBriefing(deps, account, 'daily-plan', job.date)
}

/** Whether a kind is told at all; what is not is not looked for. */
function isWanted({ notifications: { kinds } }: Account, kind: 'daily-plan' | 'weekly-review' | 'practice-due'): boolean {
  const { app, mail, push } = kinds[kind]
  return app || mail !== 'off' || push !== 'off'
}

async function tellBriefing(deps: BriefingDeps, account: Account, type: 'daily-plan' | 'weekly-review', date: string): Promise<void> {
  const id = derivedId(`${type} ${account.id} ${date}`)
  await tell(deps, account, { ...newEnvelope(id, nowText(deps)), type, date, at: nowText(deps) })
}

/** Once, until it was read. */
async function tellOfPractice(deps: BriefingDeps, account: Account, date: string): Promise<void> {
  if (!isWanted(account, 'practice-due')) return
  const { left } = await practiceCounts(deps)
  if (left === 0) return
  const id = derivedId(`practice-due ${account.id} ${date}`)
  const { items } = await deps.store.list(account.id, notifications.queries.ofType, { where: { type: 'practice-due' } }, { limit: 1 })
  if (items[0]?.isShown && items[0].readAt === null && items[0].id !== id) return
  await tell(deps, account, { ...newEnvelope(id, nowText(deps)), type: 'practice-due', date, cards: left, at: startOfDay(date, account) })
}

/** In the first days of a week, of the one before it. */
async function tellOfWeek(deps: BriefingDeps, account: Account, date: string): Promise<void> {
  if (!isWanted(account, 'weekly-review')) return
  const week = startOfWeek(date, account.weekStart)
  const from = addDays(week, -7)
  if (daysBetween(week, date) >= WEEK_LATE_DAYS || account.createdAt >= startOfDay(week, account)) return
  const isTold = await deps.store.get(account.id, notifications, derivedId(`weekly-review ${account.id} ${from}`))
  if (!isTold && (await wasLived(deps, from))) await tellBriefing(deps, account, 'weekly-review', from)
}
