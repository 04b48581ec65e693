import { createDailyClient } from '@throughline/client/daily'
import { onBehalf } from '../../desk/on-behalf.ts'
import { MAX_READ } from '../../when/rules/server-reading.ts'
import type { FoundPart, SeenReading } from '../rules/quick-add.ts'

/** How lines read. */
export interface ReadLines {
  /** By the line, without blanks around it. */
  each: ReadonlyMap<string, SeenReading>
  /** What was read in them, where it stands in all of them together. */
  found: readonly FoundPart[]
}

/** What the server makes of lines, each by itself. They are asked for together; those that are too long for it are left out. */
export async function readLines(lines: readonly string[]): Promise<ReadLines | 'unread'> {
  const { tasks } = createDailyClient({ gathers: true, headers: onBehalf })
  const asked = new Set(lines.map((line) => line.trim()).filter((line) => line && line.length <= MAX_READ))
  const answers = await Promise.allSettled([...asked].map(async (line) => [line, await tasks.readQuickAdd(line)] as const))
  const each = new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])))
  return each.size > 0 ? { each, found: foundIn(lines, each) } : 'unread'
}

function foundIn(lines: readonly string[], each: ReadLines['each']): FoundPart[] {
  let at = 0
  return lines.flatMap((line) => {
    const from = at + line.length - line.trimStart().length
    at += line.length + 1
    const found: readonly FoundPart[] = each.get(line.trim())?.found ?? []
    return found.map((part) => ({ ...part, start: part.start + from, end: part.end + from }))
  })
}
