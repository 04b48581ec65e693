import type { Task } from '@throughline/core/task'
import type { RefObject } from 'react'
import { useWriting } from '../../desk/writing/use-writing.ts'
import { records } from '../state/queries.ts'
import { edit, useRefused } from './use-edit.ts'

/** A text of a task while it is being written. */
export function useDraft(task: Task, field: 'title' | 'notes', opener: RefObject<HTMLElement | null>) {
  const refused = useRefused(task, field)
  return useWriting(
    {
      id: task.id,
      field,
      value: task[field],
      isThere() {
        const shown = records.shown(task.id)
        return shown !== null && !shown.deletedAt
      },
      save: (value, base) => edit(task, { [field]: field === 'title' ? value.trim() || base : value }, { [field]: base }),
      refused: refused && { value: refused.value, why: refused.why },
    },
    opener,
  )
}
