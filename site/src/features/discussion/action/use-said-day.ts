import { type Span, without } from '@throughline/core/task/tokens'
import { useState } from 'react'
import { client } from '../../desk/client.ts'
import { type FoundPart, moved, type SeenReading } from '../../task/rules/quick-add.ts'
import { useShownReading } from '../../task/ui/use-shown-reading.ts'
import type { SaidOfItem } from '../decided/act.ts'

/** What a line says of when; not of how something repeats. */
const dueParts = ({ found, recurrence }: SeenReading): FoundPart[] =>
  recurrence ? [] : found.filter(({ field }) => field === 'dueDate' || field === 'dueAt')

/** The day that stands in the words of an action item, read as in quick add; what else these say stays words. */
export function useSaidDay(text: string, isRead: boolean) {
  const [{ of, rejected }, setRefused] = useState<{ of: string; rejected: readonly Span[] }>({ of: text, rejected: [] })
  const refused = of === text ? rejected : moved(rejected, of, text)
  if (of !== text) setRefused({ of: text, rejected: refused })
  const { server, reading, shown } = useShownReading(isRead ? text : '', refused)
  const found = isRead ? dueParts(shown) : []
  return {
    shown,
    found,
    /** The day read so far. */
    day: found.length > 0 ? ((shown.dueAt ?? shown.dueDate)?.slice(0, 10) ?? null) : null,
    /** The time on it, `HH:mm`. */
    time: found.length > 0 ? (shown.dueAt?.slice(11) ?? null) : null,
    reject: (...parts: FoundPart[]) => setRefused({ of: text, rejected: [...refused, ...parts.map(({ start, end }) => ({ start, end }))] }),
    /** The item that the line says, also where it has not been read yet. */
    async read(): Promise<SaidOfItem> {
      const said = { text: text.trim(), dueDate: null }
      if (!isRead || !said.text) return said
      const now = server?.of === text ? reading : await client.tasks.readQuickAdd(text, { rejected: [...refused] }).catch(() => reading)
      const parts = dueParts(now)
      if (parts.length === 0) return said
      const { dueDate, dueAt, timeZone } = now
      return { text: without(text, parts).trim() || said.text, ...(dueAt ? { dueAt, timeZone } : { dueDate }) }
    },
  }
}
