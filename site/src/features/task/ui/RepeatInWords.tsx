import type { Repeat } from '@throughline/core/task'
import { useRef, useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { client } from '../state/queries.ts'

/** Answers within this many milliseconds of the last key. */
const PAUSE_MS = 250

/** A line in which a repeat is said; what is understood is handed on. */
export function RepeatInWords({ onRead }: { onRead: (repeat: Repeat) => void }) {
  const { editor } = words.repeats
  const [isWrong, setWrong] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = async (text: string) => {
    // A line that is nothing but a repeat would leave no title.
    const { recurrence } = await client.tasks.readQuickAdd(`x ${text}`)
    setWrong(!recurrence)
    if (recurrence) onRead(recurrence)
  }
  return (
    <label className="field">
      <span className="label">{editor.say}</span>
      <input
        className="input input-small"
        placeholder={editor.sayExample}
        maxLength={200}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          clearTimeout(timer.current)
          if (!value.trim()) return setWrong(false)
          timer.current = setTimeout(() => void read(value).catch(() => setWrong(false)), PAUSE_MS)
        }}
      />
      <span className="help" role="status">
        {isWrong ? editor.notUnderstood : ''}
      </span>
    </label>
  )
}
