import { type Span, without } from '@throughline/core/task/tokens'
import { useState } from 'react'
import { type FoundPart, moved, type SeenReading } from '../../task/rules/quick-add.ts'
import { client } from '../../task/state/queries.ts'
import { useShownReading } from '../../task/ui/use-shown-reading.ts'
import type { SaidOfItem } from '../decided/act.ts'

/** The part of a line that says a day. */
const dayPart = ({ found, recurrence }: SeenReading): FoundPart | undefined =>
  recurrence ? undefined : (found.find(({ field }) => field === 'dueDate') ?? found.find(({ field }) => field === 'dueAt'))

/** The day that stands in the words of an action item, read as in quick add; what else these say stays words. */
export function useSaidDay(text: string, isRead: boolean) {
  const [{ of, rejected }, setRefused] = useState<{ of: string; rejected: readonly Span[] }>({ of: text, rejected: [] })
  const refused = of === text ? rejected : moved(rejected, of, text)
  if (of !== text) setRefused({ of: text, rejected: refused })
  const { server, reading, shown } = useShownReading(isRead ? text : '', refused)
  const part = isRead ? dayPart(shown) : undefined
  return {
    shown,
    found: part ? [part] : [],
    reject: ({ start, end }: FoundPart) => setRefused({ of: text, rejected: [...refused, { start, end }] }),
    /** The item that the line says, also where it has not been read yet. */
    async read(): Promise<SaidOfItem> {
      const said = { text: text.trim(), dueDate: null }
      if (!isRead || !said.text) return said
      const now = server?.of === text ? reading : await client.tasks.readQuickAdd(text, { rejected: [...refused] }).catch(() => reading)
      const part = dayPart(now)
      const day = (now.dueDate ?? now.dueAt)?.slice(0, 10)
      if (!part || !day) return said
      // An action item has a day alone: a time stays in its words.
      const rest = part.field === 'dueDate' ? without(text, [part]).trim() : ''
      return { text: rest || said.text, dueDate: day }
    },
  }
}
