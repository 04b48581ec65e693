import { useEffect, useState } from 'react'
import { quoted, stillThere } from '../rules/quick-add.ts'
import { useDesk } from './Island.tsx'
import { useReading } from './use-reading.ts'

interface Line {
  text: string
  /** Words that were read as something else, and are to stay words. */
  rejected: string[]
}
export type QuickLine = ReturnType<typeof useQuickLine>

const EMPTY: Line = { text: '', rejected: [] }

/** The line of quick add. It is kept while the tab goes from page to page. */
export function useQuickLine() {
  const key = `throughline.adding.${useDesk().accountId}`
  const [line, setLine] = useState(EMPTY)
  const [isReadShown, setReadShown] = useState(true)
  const sent = quoted(line.text, line.rejected)
  const read = useReading(sent)

  useEffect(() => {
    const kept = sessionStorage.getItem(key)
    if (kept) setLine(JSON.parse(kept) as Line)
  }, [key])

  const put = (next: Line) => {
    setLine(next)
    setReadShown(true)
    if (next.text) sessionStorage.setItem(key, JSON.stringify(next))
    else sessionStorage.removeItem(key)
  }
  return {
    text: line.text,
    /** The text with what was rejected in quotes. */
    sent,
    read,
    isReadShown,
    hideReading: () => setReadShown(false),
    write: (text: string) => put({ text, rejected: stillThere(text, line.rejected) }),
    reject: (part: string) => put({ ...line, rejected: [...line.rejected, part] }),
    clear: () => put(EMPTY),
    /** For what could not be added after all, unless something new is being typed. */
    giveBack: (text: string) => sessionStorage.getItem(key) ?? put({ text, rejected: [] }),
  }
}
