import type { Span } from '@throughline/core/task/tokens'
import { useMemo, useState } from 'react'
import { useReading } from '../../when/use-reading.ts'
import { readNow, type SeenReading, type ShownLine, steady } from '../rules/quick-add.ts'
import type { NamedGoal } from '../state/goals.ts'

/** How a line reads by now, and how it shows, which does not change with each letter that the server has yet to read. */
export function useShownReading(text: string, rejected: readonly Span[], goals?: readonly NamedGoal[]) {
  const { server, isAwaited, isUnread } = useReading(text, rejected)
  const reading = useMemo(() => readNow(text, rejected, server, goals), [text, rejected, server, goals])
  return { server, isUnread, reading, shown: useSteady(text, rejected.length, reading, isAwaited) }
}

function useSteady(text: string, refused: number, reading: SeenReading, isAwaited: boolean): SeenReading {
  const [last, setLast] = useState<ShownLine & { refused: number }>({ text, refused, shown: reading })
  // What somebody refuses goes at once.
  const shown = useMemo(
    () => (isAwaited && refused <= last.refused ? steady(last, text, reading) : reading),
    [last, text, refused, reading, isAwaited],
  )
  if (last.text !== text || (!isAwaited && last.shown !== reading) || last.refused < refused) setLast({ text, refused, shown })
  return shown
}
