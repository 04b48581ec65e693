import { access } from './access.ts'
import { type CareerClient, career } from './career-client.ts'
import { type DailyClient, daily } from './daily-client.ts'
import type { ClientOptions } from './options.ts'
import { questions } from './questions.ts'

export type Client = DailyClient & CareerClient & { questions: ReturnType<typeof questions> }

/** Everything the API does, typed. Each call throws ProblemError when it is refused. */
export function createClient(options: ClientOptions = {}): Client {
  const way = access(options)
  return { ...daily(way), ...career(way), questions: questions(way.request) }
}
