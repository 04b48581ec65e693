import type { Repeat } from '@throughline/core/task'
import { useRef, useState } from 'react'
import { repeatEditor as editor } from '../../../messages/task-repeat.ts'
import { client } from '../../desk/client.ts'

/** Answers within this many milliseconds of the last key. */
const PAUSE_MS = 250

interface Props {
  onRead: (repeat: Repeat) => void
  /** Enter: nothing more is to be said. */
  onDone: (repeat: Repeat) => void
}

/** A line in which a repeat is said; what is understood is handed on. */
export function RepeatInWords({ onRead, onDone }: Props) {
  const [isWrong, setWrong] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = async (text: string, hand: (repeat: Repeat) => void) => {
    // A line that is nothing but a repeat would leave no title.
    const { recurrence } = await client.tasks.readQuickAdd(`x ${text}`)
    setWrong(!recurrence)
    if (recurrence) hand(recurrence)
  }
  const readNow = (text: string, hand: (repeat: Repeat) => void) => void read(text, hand).catch(() => setWrong(false))
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
          timer.current = setTimeout(() => readNow(value, onRead), PAUSE_MS)
        }}
        onKeyDown={({ key, nativeEvent, currentTarget: { value } }) => {
          if (key !== 'Enter' || nativeEvent.isComposing || !value.trim()) return
          clearTimeout(timer.current)
          readNow(value, onDone)
        }}
      />
      <span className="help" role="status">
        {isWrong ? editor.notUnderstood : ''}
      </span>
    </label>
  )
}
