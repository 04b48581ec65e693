import type { Task } from '@throughline/core/task'
import { useEffect, useRef } from 'react'
import { task as words } from '../../../messages/task.ts'
import { $editTitle } from '../state/stores.ts'
import { useDraft } from './use-draft.ts'

/** The title as the heading it is; pressed, it can be written over. Leaving it saves it. */
export function EditableTitle({ task }: { task: Task }) {
  const opener = useRef<HTMLButtonElement>(null)
  const { draft, why, begin, write, leave, onBlur } = useDraft(task, 'title', opener)
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

  if (draft === null)
    return (
      <h1>
        <button ref={opener} className="title-text" dir="auto" type="button" title={words.pane.editTitleShort} onClick={begin}>
          {task.title}
        </button>
      </h1>
    )
  return (
    <div>
      <textarea
        className="title-field"
        dir="auto"
        aria-label={words.pane.title}
        aria-invalid={why ? true : undefined}
        maxLength={500}
        rows={1}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus={!draft.isRestored}
        value={draft.value}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => write(target.value.replace(/\n/g, ' '))}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (!['Enter', 'Escape'].includes(event.key) || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          leave({ byKey: true })
        }}
      />
      {why && <p className="error">{why}</p>}
    </div>
  )
}
