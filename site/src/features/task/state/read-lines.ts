import { createDailyClient } from '@throughline/client/daily'
import { onBehalf } from '../../desk/on-behalf.ts'
import { MAX_READ, type SeenReading } from '../rules/quick-add.ts'

/** How lines read, by each; `null` until the server has answered, `unread` where it does not. */
export type ReadLines = ReadonlyMap<string, SeenReading> | 'unread' | null

/** What the server makes of lines, each by itself. They are asked for together; those that are too long for it are left out. */
export async function readLines(lines: readonly string[]): Promise<ReadLines> {
  const { tasks } = createDailyClient({ gathers: true, headers: onBehalf })
  const each = [...new Set(lines)].filter((line) => line.length <= MAX_READ)
  const answers = await Promise.allSettled(each.map(async (line) => [line, await tasks.readQuickAdd(line)] as const))
  const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  return known.length > 0 ? new Map(known) : 'unread'
}
