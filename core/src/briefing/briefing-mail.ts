import { actorOf, siteLink } from '../account/index.ts'
import { createInterviewMemory } from '../interview/index.ts'
import type { GiveWayDep, KindsDep } from '../kernel/index.ts'
import {
  isBriefing,
  type MailDeps,
  type NotificationMailRequest,
  notificationToMail,
  type TellDeps,
  type ToldMail,
  toldMail,
} from '../notification/index.ts'
import { createDayMemory } from '../progress/index.ts'
import { type DayPlan, readDayPlan } from './day-plan.ts'
import { readWeekReview, type WeekReview } from './week-review.ts'

interface Briefing extends ToldMail {
  /** Where the site is, for the ways to what it names. */
  site: string
  name: string
}

export type DayPlanMail = Briefing & { template: 'daily-plan'; plan: DayPlan }
export type WeekReviewMail = Briefing & { template: 'weekly-review'; review: WeekReview }

/** What the mail of a morning says, before it is put into words. */
export type BriefingMail = DayPlanMail | WeekReviewMail

/** The mail of the day’s plan or the week’s review, as things are now; `null` when there is none to send. */
export async function writeBriefingMail(
  deps: MailDeps & TellDeps & KindsDep & GiveWayDep,
  request: NotificationMailRequest,
): Promise<BriefingMail | null> {
  const found = await notificationToMail(deps, request)
  if (!found || !isBriefing(found.notification)) return null
  const { account, notification } = found
  const own = { ...deps, actor: actorOf(account), dayMemory: createDayMemory(), interviewMemory: createInterviewMemory() }
  const mail = { ...toldMail(deps, account, notification), site: siteLink(deps, ''), name: account.name }
  if (notification.type === 'daily-plan') return { ...mail, template: 'daily-plan', plan: await readDayPlan(own, notification.date) }
  return { ...mail, template: 'weekly-review', review: await readWeekReview(own, notification.date) }
}
