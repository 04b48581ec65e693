import { access } from './access.ts'
import { type AccountClient, account } from './account-client.ts'
import { type CalendarClient, calendar } from './calendar.ts'
import { type CareerClient, career } from './career-client.ts'
import { type DailyClient, daily } from './daily-client.ts'
import { type DiscussionClient, discussion } from './discussion-client.ts'
import { type InterviewClient, interview } from './interview-client.ts'
import type { ClientOptions } from './options.ts'

export type Client = AccountClient & CalendarClient & DailyClient & CareerClient & InterviewClient & DiscussionClient

/** Everything the API does, typed. Each call throws ProblemError when it is refused. */
export function createClient(options: ClientOptions = {}): Client {
  const way = access(options)
  return { ...account(way), ...calendar(way), ...daily(way), ...career(way), ...interview(way), ...discussion(way) }
}
