import type { Span } from '@throughline/core/task/tokens'
import { useEffect, useState } from 'react'
import { client } from '../desk/client.ts'
import { MAX_READ, type ServerReading } from './rules/server-reading.ts'

/** Typing pauses this long before the text is read. */
export const PAUSE_MS = 120

export interface Awaited {
  server: ServerReading | null
  isAwaited: boolean
  /** The server was asked and did not answer. */
  isUnread: boolean
}

/** What the server last made of a line, which may be of an earlier text, and whether it is still to read this one. */
export function useReading(text: string, rejected: readonly Span[]): Awaited {
  const [read, setRead] = useState<ServerReading | null>(null)
  const [unread, setUnread] = useState('')
  const isLine = text.trim() !== '' && text.length <= MAX_READ
  useEffect(() => {
    if (!isLine) return setRead(null)
    let wanted = true
    const timer = setTimeout(() => {
      client.tasks.readQuickAdd(text, { rejected: rejected.map(({ start, end }) => ({ start, end })) }).then(
        (reading) => wanted && setRead({ of: text, rejected, reading }),
        // Unread, the words are simply the title.
        () => wanted && setUnread(text),
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text, rejected, isLine])
  const isAsked = isLine && read?.of !== text
  return { server: isLine ? read : null, isAwaited: isAsked && unread !== text, isUnread: isAsked && unread === text }
}
