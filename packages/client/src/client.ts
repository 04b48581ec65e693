import { access } from './access.ts'
import { type AccountClient, account } from './account-client.ts'
import { type CalendarClient, calendar } from './calendar.ts'
import { type CareerClient, career } from './career-client.ts'
import { copies } from './copies.ts'
import { type DailyClient, daily } from './daily-client.ts'
import { type DiscussionClient, discussion } from './discussion-client.ts'
import { type InterviewClient, interview } from './interview-client.ts'
import { type NotificationSettingsClient, notificationSettings } from './notification-settings.ts'
import type { ClientOptions } from './options.ts'
import { subscription } from './subscription.ts'
import { type WebhookClient, webhooks } from './webhooks.ts'

export type Client = AccountClient &
  ReturnType<typeof subscription> &
  ReturnType<typeof copies> &
  CalendarClient &
  NotificationSettingsClient &
  DailyClient &
  CareerClient &
  InterviewClient &
  DiscussionClient &
  WebhookClient

/** Everything the API does, typed. Each call throws ProblemError when it is refused. */
export function createClient(options: ClientOptions = {}): Client {
  const way = access(options)
  return {
    ...account(way),
    ...subscription(way),
    ...copies(way),
    ...calendar(way),
    ...notificationSettings(way),
    ...daily(way),
    ...career(way),
    ...interview(way),
    ...discussion(way),
    ...webhooks(way),
  }
}
