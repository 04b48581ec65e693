import type { QuickAddReading } from '@throughline/core/task'
import { useEffect, useState } from 'react'
import { client } from '../state/queries.ts'

/** Typing pauses this long before the text is read. */
const PAUSE_MS = 120

/** How a line of text would be understood, as soon as the server has said so. `of` is the text that was read. */
export function useReading(text: string): { of: string; reading: QuickAddReading } | null {
  const [read, setRead] = useState<{ of: string; reading: QuickAddReading } | null>(null)
  useEffect(() => {
    if (!text.trim()) return setRead(null)
    let wanted = true
    const timer = setTimeout(() => {
      client.tasks.readQuickAdd(text).then(
        (reading) => wanted && setRead({ of: text, reading }),
        // Unread, the text is simply the title.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text])
  return text.trim() ? read : null
}
