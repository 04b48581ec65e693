import type { Task } from '@throughline/core/task'
import { useEffect, useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { $editTitle } from '../data/stores.ts'
import { edit, useRefused } from './use-edit.ts'

/** The title as the heading it is; pressed, it can be written over. */
export function EditableTitle({ task }: { task: Task }) {
  const [draft, setDraft] = useState<string | null>(null)
  const refused = useRefused(task, 'title')
  const refusedTitle = refused?.value
  useEffect(() => {
    if (refusedTitle !== undefined) setDraft(refusedTitle)
  }, [refusedTitle])
  useEffect(() => {
    const begin = (id: string | null) => {
      if (id !== task.id) return
      $editTitle.set(null)
      setDraft(task.title)
    }
    begin($editTitle.get())
    return $editTitle.listen(begin)
  }, [task.id, task.title])

  if (draft === null)
    return (
      <h1>
        <button className="title-text" type="button" title={words.pane.editTitleShort} onClick={() => setDraft(task.title)}>
          {task.title}
        </button>
      </h1>
    )
  const save = () => {
    setDraft(null)
    if (draft.trim()) edit(task, { title: draft.trim() })
  }
  return (
    <div>
      <textarea
        className="title-field"
        aria-label={words.pane.title}
        aria-invalid={refused ? true : undefined}
        maxLength={500}
        rows={1}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus
        value={draft}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => setDraft(target.value.replace(/\n/g, ' '))}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            save()
          } else if (event.key === 'Escape') {
            event.stopPropagation()
            setDraft(null)
          }
        }}
      />
      {refused && <p className="error">{refused.why}</p>}
    </div>
  )
}
