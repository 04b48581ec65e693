import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { shortcutSheet as words } from '../../../messages/shortcut-sheet.ts'
import { isMac } from '../../desk/is-mac.ts'
import { isWhole } from '../../shortcuts/bindings.ts'
import { keyWords, strokeOf } from '../../shortcuts/stroke.ts'

interface Props {
  label: string
  onTaken: (binding: string) => void
  onLeft: () => void
}

/** After a character, another may follow within this. */
const NEXT_MS = 900

/** Keys that buttons, dialogs and the way between fields need. */
const kept = ['Enter', 'Space', 'Tab', 'Shift+Tab']

/** Takes the next keys that are pressed as a binding. Tab goes on as everywhere. */
export function KeyRecorder({ label, onTaken, onLeft }: Props) {
  const [strokes, setStrokes] = useState<readonly string[]>([])
  const button = useRef<HTMLButtonElement>(null)
  const taken = useRef(onTaken)
  taken.current = onTaken
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (!strokes.length) return
    const timer = setTimeout(() => taken.current(strokes.join(' ')), isWhole(strokes) ? 0 : NEXT_MS)
    return () => clearTimeout(timer)
  }, [strokes])

  const onKeyDown = (event: KeyboardEvent) => {
    const stroke = event.repeat ? null : strokeOf(event.nativeEvent, isMac())
    if (!stroke || kept.includes(stroke)) return
    event.preventDefault()
    event.stopPropagation()
    if (stroke === 'Escape') onLeft()
    else setStrokes([...strokes, stroke])
  }
  return (
    <button ref={button} className="btn btn-plain" type="button" aria-label={label} onKeyDown={onKeyDown}>
      {strokes.length ? keyWords(strokes.join(' '), isMac()) : words.press}
    </button>
  )
}
