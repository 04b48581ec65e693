import type { Span } from '@throughline/core/task/tokens'
import { useState } from 'react'
import { client } from '../../desk/client.ts'
import { moved, type readNow } from '../rules/quick-add.ts'
import { useGoals } from '../state/goals.ts'
import { useShownReading } from './use-shown-reading.ts'

/** The name of a task as it is typed in a dialog, read as quick add reads it. */
export function useReadTitle(begun: string) {
  const goals = useGoals()
  const [line, setLine] = useState<{ text: string; rejected: readonly Span[] }>({ text: begun, rejected: [] })
  const { text, rejected } = line
  const { server, reading, shown } = useShownReading(text, rejected, goals)
  return {
    text,
    reading,
    /** How it shows. */
    shown,
    found: shown.found,
    write: (next: string) => setLine({ text: next, rejected: moved(rejected, text, next) }),
    reject: (...parts: Span[]) => setLine({ text, rejected: [...rejected, ...parts.map(({ start, end }) => ({ start, end }))] }),
    /** All that it says, also where that has not been read yet; without a network its signs alone. */
    async read(): Promise<NewTaskRead> {
      const asked = text.trim() && server?.of !== text ? client.tasks.readQuickAdd(text, { rejected: [...rejected] }) : null
      const { found: _, unknownGoals: __, ...read } = await (asked ?? Promise.resolve(reading)).catch(() => reading)
      return read
    },
  }
}

/** What a line says of a task that is to be made. */
export type NewTaskRead = Omit<ReturnType<typeof readNow>, 'found' | 'unknownGoals'>
