import { useEffect, useState } from 'react'
import { PAUSE_MS } from '../../when/use-reading.ts'
import { MAX_LINES } from '../state/add-lines.ts'
import type { ReadLines } from '../state/read-lines.ts'

const unread = () => 'unread' as const

/** What the server makes of several lines, each by itself; `null` until it has answered, `unread` where it does not. */
export function useReadLines(lines: readonly string[]): ReadLines | 'unread' | null {
  const text = lines.length > 1 ? lines.slice(0, MAX_LINES).join('\n') : ''
  const [read, setRead] = useState<{ of: string; lines: ReadLines | 'unread' | null }>({ of: '', lines: null })
  useEffect(() => {
    if (!text) return
    let isWanted = true
    const timer = setTimeout(async () => {
      // Nobody pastes lines on most visits.
      const lines = await import('../state/read-lines.ts').then(({ readLines }) => readLines(text.split('\n'))).catch(unread)
      if (isWanted) setRead({ of: text, lines })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text])
  return text && read.of === text ? read.lines : null
}
