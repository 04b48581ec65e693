import { type SubmitEvent, useState } from 'react'
import { list as listWords } from '../../../messages/task-list.ts'

interface Props {
  label: string
  /** Takes a line that is not empty. */
  onAdd: (text: string) => void
  onClose: () => void
}

/** A line that takes one new task after another. Escape, or leaving it empty, puts it away. */
export function AddLine({ label, onAdd, onClose }: Props) {
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    onAdd(text.trim())
    setText('')
  }
  return (
    <form className="add-line" onSubmit={submit}>
      <input
        className="input input-small"
        aria-label={label}
        placeholder={listWords.add.field}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={500}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => !text.trim() && onClose()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          onClose()
        }}
      />
    </form>
  )
}
