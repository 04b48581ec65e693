import type { Task } from '@throughline/core/task'
import { MAX_TASK_TITLE } from '@throughline/core/task/limits'
import { useEffect, useRef } from 'react'
import { taskPane } from '../../../messages/task-pane.ts'
import { TitleField } from '../../desk/writing/TitleField.tsx'
import { $editTitle } from '../state/stores.ts'
import { useDraft } from './use-draft.ts'

/** The title as the heading it is; pressed, it can be written over. Leaving it saves it. */
export function EditableTitle({ task }: { task: Task }) {
  const opener = useRef<HTMLButtonElement>(null)
  const writing = useDraft(task, 'title', opener)
  const { begin } = writing
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit begins with the title of then
  useEffect(() => {
    const beginWanted = (id: string | null) => {
      if (id !== task.id) return
      $editTitle.set(null)
      begin()
    }
    beginWanted($editTitle.get())
    return $editTitle.listen(beginWanted)
  }, [task.id, task.title])

  return (
    <TitleField
      title={task.title}
      label={taskPane.title}
      edit={taskPane.editTitleShort}
      maxLength={MAX_TASK_TITLE}
      {...{ writing, opener }}
    />
  )
}
