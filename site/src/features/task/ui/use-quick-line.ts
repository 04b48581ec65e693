import type { Span } from '@throughline/core/task/tokens'
import { useEffect, useState } from 'react'
import { useShared } from '../../desk/desk.ts'
import { dayOfScreen, moved, tasksOf } from '../rules/quick-add.ts'
import { useGoals } from '../state/goals.ts'
import { $search } from '../state/stores.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { useShownReading } from './use-shown-reading.ts'

interface Line {
  text: string
  /** Stretches that stay words. */
  rejected: readonly Span[]
  /** The lines that the text was pasted as, each a task; changed, they stay lines. */
  pasted: readonly string[]
  /** It is not to be due on the day of the screen it is added to. */
  isUndated?: boolean
}
export type QuickLine = ReturnType<typeof useQuickLine>

const EMPTY: Line = { text: '', rejected: [], pasted: [] }

/** What the last page left of a line. */
function keptAt(key: string): Partial<Line> | null {
  const kept = sessionStorage.getItem(key)
  return kept ? (JSON.parse(kept) as Partial<Line>) : null
}

/** A line of quick add, or the one that adds steps to a task. It is kept while the tab goes from page to page. */
export function useQuickLine(parentId?: string) {
  const desk = useTaskDesk()
  const goals = useGoals(desk.goals)
  const key = ['throughline.adding', desk.accountId, parentId].filter(Boolean).join('.')
  const [line, setLine] = useState(EMPTY)
  const [isReadShown, setReadShown] = useState(true)
  const { text, rejected, pasted } = line
  const { server, reading, shown, isUnread } = useShownReading(text, rejected, goals)

  useEffect(() => {
    const kept = keptAt(key)
    if (kept) setLine({ ...EMPTY, ...kept })
  }, [key])

  const day = dayOfScreen(desk, useShared($search, ''))
  const dueDate = parentId || line.isUndated ? null : day

  const put = (next: Line) => {
    setLine(next)
    setReadShown(true)
    if (next.text) sessionStorage.setItem(key, JSON.stringify(next))
    else sessionStorage.removeItem(key)
  }
  return {
    ...line,
    /** The tasks that several lines say. */
    lines: pasted.map((one) => one.trim()).filter(Boolean),
    /** Whether the server does not answer, so that no day in it is known. */
    isUnread,
    /** Whether the server has read this very text. */
    isRead: server?.of === text,
    reading,
    /** How it shows. */
    shown,
    /** When it is due where it says no day itself. */
    dueDate,
    leaveUndated: () => put({ ...line, isUndated: true }),
    /** What shows as read; of several lines nothing, as it would not tell whose it is. */
    found: isReadShown && pasted.length < 2 ? shown.found : [],
    hideReading: () => setReadShown(false),
    /** Places in the text are told to the server, which reads it composed and without spaces ahead. */
    write: (typed: string) => {
      const next = typed
        .replace(/\s*\n\s*/g, ' ')
        .normalize('NFC')
        .trimStart()
      // An empty line begins anew.
      put(next ? { ...line, text: next, rejected: moved(rejected, text, next), pasted: [] } : EMPTY)
    },
    /** Several lines, of which each is a task. */
    writeLines: (lines: readonly string[]) => {
      const text = lines.join(' ').normalize('NFC').trim()
      put(text ? { ...line, text, rejected: [], pasted: lines } : EMPTY)
    },
    /** What was typed before this was there, behind what the last page left. */
    take: (typed: string) => {
      const { text = '', rejected = [] } = keptAt(key) ?? {}
      const all = [text, typed].filter(Boolean).join(' ')
      put({ ...EMPTY, text: all.trimStart().normalize('NFC'), rejected })
    },
    paste: (clip: string) => {
      const pasted = tasksOf(clip)
      return pasted.length > 1 && !text.trim() ? pasted : []
    },
    reject: (...parts: Span[]) => put({ ...line, rejected: [...rejected, ...parts.map(({ start, end }) => ({ start, end }))] }),
    clear: () => put(EMPTY),
    /** For what could not be added after all, unless something new is being typed. */
    giveBack: (unsaved: Partial<Line>) => sessionStorage.getItem(key) ?? put({ ...EMPTY, ...unsaved }),
    /** The same for those of several lines that could not be added, ahead of the ones whose turn has not come. */
    giveBackLines: (unsaved: readonly string[], waiting: readonly string[], more: Partial<Line> | false | undefined) => {
      const kept = keptAt(key)
      if (kept && !(waiting.length > 0 && waiting.join('\n') === kept.pasted?.join('\n'))) return
      const lines = kept ? [...unsaved, ...waiting] : unsaved
      put({ ...EMPTY, ...more, text: lines.join(' ').normalize('NFC'), pasted: lines.length > 1 ? lines : [] })
    },
  }
}
