import type { QuickAddReading } from '@throughline/core/task'
import { useEffect, useState } from 'react'
import { client } from '../../task/state/queries.ts'

/** Typing pauses this long before the line is read. */
const PAUSE_MS = 160

/** What quick add would make of a line, once the server has said so; `null` until then. */
export function useReading(text: string): QuickAddReading | null {
  const [read, setRead] = useState<{ of: string; reading: QuickAddReading } | null>(null)
  useEffect(() => {
    if (!text) return
    let wanted = true
    const timer = setTimeout(() => {
      client.tasks.readQuickAdd(text).then(
        (reading) => wanted && setRead({ of: text, reading }),
        // Unread, the words are simply the title.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text])
  return read?.of === text ? read.reading : null
}
