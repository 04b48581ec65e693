import { createDailyClient } from '@throughline/client/daily'
import { useEffect, useState } from 'react'
import { onBehalf } from '../../desk/on-behalf.ts'
import type { FoundPart, SeenReading } from '../rules/quick-add.ts'
import { MAX_LINES } from '../state/add-lines.ts'
import { MOST, PAUSE_MS } from './use-reading.ts'

/** How lines read, by each; `null` until the server has answered, `unread` where it does not. */
export type ReadLines = ReadonlyMap<string, SeenReading> | 'unread' | null

/** What the server makes of several lines, each by itself. They are asked for together. */
export function useReadLines(lines: readonly string[]): ReadLines {
  const text = lines.length > 1 ? lines.slice(0, MAX_LINES).join('\n') : ''
  const [read, setRead] = useState<{ of: string; lines: ReadLines }>({ of: '', lines: null })
  useEffect(() => {
    if (!text) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const { tasks } = createDailyClient({ gathers: true, headers: onBehalf })
      const each = [...new Set(text.split('\n'))].filter((line) => line.length <= MOST)
      const answers = await Promise.allSettled(each.map(async (line) => [line, await tasks.readQuickAdd(line)] as const))
      const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      if (isWanted) setRead({ of: text, lines: known.length > 0 ? new Map(known) : 'unread' })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text])
  return text && read.of === text ? read.lines : null
}

/** What was read in lines, where it stands in all of them together. */
export function foundInLines(lines: readonly string[], read: ReadLines): FoundPart[] {
  if (!(read instanceof Map)) return []
  let at = 0
  return lines.flatMap((line) => {
    const from = at + line.length - line.trimStart().length
    at += line.length + 1
    const found: readonly FoundPart[] = read.get(line.trim())?.found ?? []
    return found.map((part) => ({ ...part, start: part.start + from, end: part.end + from }))
  })
}
