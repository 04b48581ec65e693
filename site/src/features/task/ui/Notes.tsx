import type { Task } from '@throughline/core/task'
import { useEffect, useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { Markdown, type Rendered } from '../../markdown/Markdown.tsx'
import { edit, useRefused } from './use-edit.ts'

interface Props {
  task: Task
  rendered: Rendered | undefined
}

/** The notes, rendered; pressed, their Markdown can be written. */
export function Notes({ task, rendered }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const refused = useRefused(task, 'notes')
  const refusedNotes = refused?.value
  useEffect(() => {
    if (refusedNotes !== undefined) setDraft(refusedNotes)
  }, [refusedNotes])

  if (draft === null)
    return (
      <div className="notes">
        {task.notes && <Markdown className="markdown soft" text={task.notes} rendered={rendered} />}
        <button className="btn btn-quiet notes-edit" type="button" onClick={() => setDraft(task.notes)}>
          {task.notes ? words.pane.editNotes : words.pane.addNotes}
        </button>
      </div>
    )
  const save = () => {
    edit(task, { notes: draft })
    setDraft(null)
  }
  return (
    <form
      className="notes field"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label htmlFor="notes-field">{words.pane.notes}</label>
      <textarea
        id="notes-field"
        className="input notes-field"
        aria-describedby="notes-help"
        aria-invalid={refused ? true : undefined}
        maxLength={16_384}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit them
        autoFocus
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
          if (event.key !== 'Escape') return
          event.stopPropagation()
          if (draft === task.notes) setDraft(null)
        }}
      />
      {refused && <p className="error">{refused.why}</p>}
      <p className="help" id="notes-help">
        {words.pane.notesHelp}
      </p>
      <div className="notes-acts">
        <button className="btn btn-primary" type="submit">
          {words.pane.save}
        </button>
        <button className="btn btn-quiet" type="button" onClick={() => setDraft(null)}>
          {words.pane.cancel}
        </button>
      </div>
    </form>
  )
}
