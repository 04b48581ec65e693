import { useEffect, useState } from 'react'
import type { FoundPart } from '../rules/quick-add.ts'
import { MAX_LINES } from '../state/add-lines.ts'
import type { ReadLines } from '../state/read-lines.ts'
import { PAUSE_MS } from './use-reading.ts'

const unread = () => 'unread' as const

/** What the server makes of several lines, each by itself. They are asked for together. */
export function useReadLines(lines: readonly string[]): ReadLines {
  const text = lines.length > 1 ? lines.slice(0, MAX_LINES).join('\n') : ''
  const [read, setRead] = useState<{ of: string; lines: ReadLines }>({ of: '', lines: null })
  useEffect(() => {
    if (!text) return
    let isWanted = true
    const timer = setTimeout(async () => {
      // Nobody pastes lines on most visits.
      const lines = await import('../state/read-lines.ts').then(({ readLines }) => readLines(text.split('\n')), unread)
      if (isWanted) setRead({ of: text, lines })
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
