import { MAX_AGENDA_TEXT } from '@throughline/core/discussion/limits'
import { useState } from 'react'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { agendaLines } from '../rules/agenda-lines.ts'

interface Props {
  /** What stands in it to begin with. */
  given: string
  onAdd: (text: string) => void
  onClose: (byKey: boolean) => void
}

/** A line that takes one item after another, and of a list that is pasted each. Escape, or leaving it empty, puts it away. */
export function AddItem({ given, onAdd, onClose }: Props) {
  const [text, setText] = useState(given)
  const add = (lines: string) => {
    for (const line of agendaLines(lines)) onAdd(line)
    setText('')
  }
  return (
    <form
      className="agenda-form"
      onSubmit={(event) => {
        event.preventDefault()
        add(text)
      }}
    >
      <input
        className="input input-small"
        aria-label={words.agenda.add}
        placeholder={words.agenda.edit.text}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        maxLength={MAX_AGENDA_TEXT}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => !text.trim() && onClose(false)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!/\S\s*\r?\n\s*\S/.test(pasted)) return
          event.preventDefault()
          add(`${text}${pasted}`)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          onClose(true)
        }}
      />
    </form>
  )
}
