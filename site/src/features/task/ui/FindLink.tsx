import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LinkedRecord, Task } from '@throughline/core/task'
import { useDeferredValue, useState } from 'react'
import { taskPane } from '../../../messages/task-pane.ts'
import { Finder } from '../../desk/ui/Finder.tsx'
import { linkableQuery } from '../state/links.ts'

export type Named = Pick<LinkedRecord, 'kind' | 'id' | 'title'> & Partial<Pick<LinkedRecord, 'isOpen'>>

/** Results offered at once. */
const OFFERED = 6

interface Props {
  task: Task
  onChoose: (record: Named) => void
  onEnd: () => void
}

/** Finds what a task may be linked to: any task, goal or entry but itself, and what it names already. */
export default function FindLink({ task, onChoose, onEnd }: Props) {
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  // What was found stays until the next is there: who presses Enter has what they see.
  const { data } = useQuery({ ...linkableQuery(typed), placeholderData: keepPreviousData })
  const without = new Set([task.id, ...task.links.map(({ id }) => id)])
  const found = (typed && data?.filter(({ id }) => !without.has(id)).slice(0, OFFERED)) || null
  return (
    <Finder
      label={taskPane.findLink}
      text={text}
      onText={setText}
      found={found?.map((record) => ({ ...record, beside: record.kind === 'task' ? undefined : taskPane.linkKinds[record.kind] })) ?? null}
      onChoose={(id) => {
        const record = found?.find((one) => one.id === id)
        if (record) onChoose(record)
      }}
      onEnd={onEnd}
    />
  )
}
