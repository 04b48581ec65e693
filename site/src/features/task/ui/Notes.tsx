import type { Task } from '@throughline/core/task'
import { useRef } from 'react'
import { task as words } from '../../../messages/task.ts'
import { Markdown, type Rendered } from '../../markdown/Markdown.tsx'
import { useDraft } from './use-draft.ts'

interface Props {
  task: Task
  rendered: Rendered | undefined
}

/** The notes, rendered; pressed, their Markdown can be written. Leaving it saves it. */
export function Notes({ task, rendered }: Props) {
  const opener = useRef<HTMLButtonElement>(null)
  const { draft, why, begin, write, leave, onBlur } = useDraft(task, 'notes', opener)

  if (draft === null)
    return (
      <div className="notes">
        {task.notes && <Markdown className="markdown soft" text={task.notes} rendered={rendered} />}
        <button ref={opener} className="btn btn-quiet notes-edit" type="button" onClick={begin}>
          {task.notes ? words.pane.editNotes : words.pane.addNotes}
        </button>
      </div>
    )
  return (
    <form
      className="notes field"
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        leave({ byKey: true })
      }}
    >
      <label htmlFor="notes-field">{words.pane.notes}</label>
      <textarea
        id="notes-field"
        className="input notes-field"
        aria-describedby="notes-help"
        aria-invalid={why ? true : undefined}
        maxLength={16_384}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit them
        autoFocus={!draft.isRestored}
        value={draft.value}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          if (!isDone || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          leave({ byKey: true })
        }}
      />
      {why && <p className="error">{why}</p>}
      <p className="help" id="notes-help">
        {draft.isRestored ? words.pane.restored : words.pane.notesHelp}
      </p>
      <div className="notes-acts">
        <button className="btn btn-primary" type="submit">
          {words.pane.save}
        </button>
      </div>
    </form>
  )
}
