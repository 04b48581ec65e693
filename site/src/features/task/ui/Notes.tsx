import type { Task } from '@throughline/core/task'
import { MAX_TASK_NOTES } from '@throughline/core/task/limits'
import { useRef } from 'react'
import { taskPane } from '../../../messages/task-pane.ts'
import { WritingForm } from '../../desk/writing/WritingForm.tsx'
import { Markdown, type Rendered } from '../../markdown/Markdown.tsx'
import { useDraft } from './use-draft.ts'

interface Props {
  task: Task
  rendered: Rendered | undefined
}

/** The notes, rendered; pressed, their Markdown can be written. */
export function Notes({ task, rendered }: Props) {
  const opener = useRef<HTMLButtonElement>(null)
  const writing = useDraft(task, 'notes', opener)
  if (writing.draft === null)
    return (
      <div className="notes">
        {task.notes && <Markdown className="markdown soft" text={task.notes} rendered={rendered} />}
        <button ref={opener} className="btn btn-quiet notes-edit" type="button" onClick={writing.begin}>
          {task.notes ? taskPane.editNotes : taskPane.addNotes}
        </button>
      </div>
    )
  return (
    <WritingForm
      {...{ label: taskPane.notes, className: 'notes', fieldClass: 'notes-field', maxLength: MAX_TASK_NOTES, writing }}
      {...{ help: taskPane.notesHelp, restored: taskPane.restored, saveWord: taskPane.save }}
      isLabelShown
    />
  )
}
