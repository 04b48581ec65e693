import { sweepOrphans } from '@throughline/core/attachment'
import { runBriefings } from '@throughline/core/briefing'
import { refreshCalendars } from '@throughline/core/calendar'
import type { SourceFollower } from '@throughline/core/career'
import { runDeliveries, runPeopleJobs, runSettlements, sweepCoachAnswers, sweepMessages } from '@throughline/core/discussion'
import { resumeImports } from '@throughline/core/import'
import { type Counters, type KindsDep, nowText } from '@throughline/core/kernel'
import { sweepKeyedRequests } from '@throughline/core/keyed'
import { followAccounts, purgeAccounts } from '@throughline/core/leaving'
import { deliverNotifications, type PushRunner } from '@throughline/core/notification'
import { purgeSandboxes } from '@throughline/core/sandbox'
import type { WebhookRunner } from '@throughline/core/webhook'
import type { AppDeps } from '@throughline/http'
import { type DeliverDeps, deliverMail } from '@throughline/mail'
import type { Chore } from './workers.ts'

interface Given {
  deps: AppDeps & KindsDep
  mail: DeliverDeps
  sources: Pick<SourceFollower, 'run'>
  webhooks: Pick<WebhookRunner, 'run'>
  pushes: Pick<PushRunner, 'run'>
  /** Those of a storage that several processes share; `null` where each counts by itself. */
  counters: Counters | null
}

/** Whatever a server does by itself. */
export const choresOf = ({ deps, mail, sources, webhooks, pushes, counters }: Given): Chore[] => [
  { name: 'follow-sources', everySeconds: 1, run: () => sources.run() },
  { name: 'deliver-notifications', everySeconds: 2, run: () => deliverNotifications(deps) },
  { name: 'deliver-discussions', everySeconds: 2, run: () => runDeliveries(deps) },
  { name: 'settle-discussions', everySeconds: 5, run: () => runSettlements(deps) },
  { name: 'people-in-discussions', everySeconds: 5, run: () => runPeopleJobs(deps) },
  { name: 'sweep-messages', everySeconds: 60, run: () => sweepMessages(deps) },
  { name: 'sweep-coach-answers', everySeconds: 10, run: () => sweepCoachAnswers(deps) },
  { name: 'brief', everySeconds: 15, run: () => runBriefings(deps) },
  { name: 'deliver-account-mail', everySeconds: 2, run: () => deliverMail(mail, { lanes: ['account'] }) },
  { name: 'deliver-notices', everySeconds: 2, run: () => deliverMail(mail, { lanes: ['notices'] }) },
  { name: 'deliver-mail-of-others', everySeconds: 2, run: () => deliverMail(mail, { lanes: ['others'] }) },
  { name: 'deliver-push', everySeconds: 2, run: () => pushes.run() },
  { name: 'resume-imports', everySeconds: 60, run: () => resumeImports(deps) },
  { name: 'refresh-calendars', everySeconds: 10, run: () => refreshCalendars(deps) },
  { name: 'send-webhooks', everySeconds: 2, run: () => webhooks.run() },
  { name: 'sweep-keyed-requests', everySeconds: 600, run: () => sweepKeyedRequests(deps) },
  { name: 'sweep-orphans', everySeconds: 3600, run: () => sweepOrphans(deps) },
  { name: 'follow-accounts', everySeconds: 5, run: () => followAccounts(deps) },
  { name: 'purge-accounts', everySeconds: 300, run: () => purgeAccounts(deps) },
  { name: 'purge-sandboxes', everySeconds: 60, run: () => purgeSandboxes(deps) },
  ...(counters ? [{ name: 'sweep-counters', everySeconds: 600, run: () => counters.sweep(deps.clock.now().epochMilliseconds) }] : []),
  { name: 'sweep-directory', everySeconds: 3600, run: () => deps.directory.sweep(nowText(deps)) },
]
