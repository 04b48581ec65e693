import type { Span } from '@throughline/core/task/tokens'
import { useEffect, useState } from 'react'
import type { ServerReading } from '../rules/quick-add.ts'
import { client } from '../state/queries.ts'

/** Typing pauses this long before the text is read. */
const PAUSE_MS = 120

/** What the server last made of a line, which may be of an earlier text. */
export function useReading(text: string, rejected: readonly Span[]): ServerReading | null {
  const [read, setRead] = useState<ServerReading | null>(null)
  useEffect(() => {
    if (!text.trim()) return setRead(null)
    let wanted = true
    const timer = setTimeout(() => {
      client.tasks.readQuickAdd(text, { rejected: rejected.map(({ start, end }) => ({ start, end })) }).then(
        (reading) => wanted && setRead({ of: text, rejected, reading }),
        // Unread, the words are simply the title.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text, rejected])
  return text.trim() ? read : null
}
