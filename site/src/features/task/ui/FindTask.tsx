import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { useDeferredValue, useState } from 'react'
import { taskPane } from '../../../messages/task-pane.ts'
import { client } from '../../desk/client.ts'
import { Finder } from '../../desk/ui/Finder.tsx'
import { pagesQuery } from '../state/queries.ts'
import { waitingFor } from '../state/waiting.ts'

interface Props {
  /** The task that is to wait for what is found. */
  task: Task
  onChoose: (id: string) => void
  onEnd: () => void
}

/** Results offered at once. */
const OFFERED = 6

/** Finds what a task may wait for: open tasks, but not itself, nor what it waits for or what waits for it. */
export default function FindTask({ task, onChoose, onEnd }: Props) {
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  // What was found stays until the next is there: who presses Enter has what they see.
  const search = useQuery({ ...pagesQuery('search', typed), enabled: typed !== '', placeholderData: keepPreviousData })
  const waiting = useQuery({
    queryKey: ['waiting', task.id],
    queryFn: () => waitingFor(client.tasks, task.id),
    staleTime: 0,
    retry: false,
  })
  // Where it cannot be told what would make a circle, the server tells.
  const isKnown = typed !== '' && search.data !== undefined && !waiting.isPending
  const without = new Set([task.id, ...task.blockedBy, ...(waiting.data ?? [])])
  const found = isKnown
    ? search.data
        .flatMap(({ items }) => items)
        .filter((other) => isActive(other) && !without.has(other.id))
        .slice(0, OFFERED)
    : null
  return <Finder label={taskPane.findBlocker} text={text} onText={setText} found={found} onChoose={onChoose} onEnd={onEnd} />
}
