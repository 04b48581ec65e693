import { useStore } from '@nanostores/react'
import { MAX_MESSAGE } from '@throughline/core/discussion/limits'
import { message as words } from '../../../messages/discussion-message.ts'
import { isMac } from '../../desk/is-mac.ts'
import { endEdit, saveEdit } from './act.ts'
import { $editing } from './shown.ts'

interface Props {
  discussionId: string
  /** Whether it has files, and so may have no text. */
  hasFiles: boolean
}

/** A message in the place of which one writes it anew. */
export default function EditMessage({ discussionId, hasFiles }: Props) {
  const editing = useStore($editing)
  if (!editing) return null
  const { text, why, theirs } = editing
  const save = () => {
    if (text.trim() === '' && !hasFiles) $editing.set({ ...editing, why: words.edit.empty })
    else void saveEdit(discussionId)
  }
  return (
    <form
      className="said edit-message"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <textarea
        className="input"
        aria-label={words.edit.label}
        aria-invalid={why ? true : undefined}
        aria-describedby={why ? 'edit-why' : undefined}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus
        dir="auto"
        maxLength={MAX_MESSAGE}
        value={text}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => $editing.set({ ...editing, text: target.value })}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') {
            event.stopPropagation()
            endEdit()
          } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            save()
          }
        }}
      />
      {why && (
        <div className="edit-why" id="edit-why" role="alert">
          <p className="error">{why}</p>
          {theirs !== undefined && (
            <blockquote className="edit-theirs" dir="auto">
              {theirs}
            </blockquote>
          )}
        </div>
      )}
      <p className="edit-ends">
        <button className="btn btn-primary" type="submit">
          {words.edit.save}
        </button>
        <button className="btn btn-quiet" type="button" onClick={endEdit}>
          {theirs === undefined ? words.edit.cancel : words.edit.keepTheirs}
        </button>
        <span className="help">{isMac() ? words.edit.keysMac : words.edit.keys}</span>
      </p>
    </form>
  )
}
