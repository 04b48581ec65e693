import { useState } from 'react'

interface Props {
  label: string
  placeholder?: string
  maxLength: number
  /** What was written, a line each: several when a list was pasted. */
  onLines: (lines: readonly string[]) => void
}

/** Signs that lists in other places begin their lines with. */
const bullets = /^\s*(?:(?:[-*+•▪▫◦]|\d{1,3}[.)])\s+)?(?:\[[ xX]?\]\s+)?/

/** A field that adds what is written with Enter, and as many things as lines are pasted. */
export function LineField({ label, placeholder = label, maxLength, onLines }: Props) {
  const [text, setText] = useState('')
  const add = (lines: readonly string[]) => {
    const given = lines.map((line) => line.replace(bullets, '').trim().slice(0, maxLength)).filter(Boolean)
    if (given.length) onLines(given)
    setText('')
  }
  return (
    <form
      className="step-form"
      onSubmit={(event) => {
        event.preventDefault()
        add([text])
      }}
    >
      <input
        className="step-field"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        onPaste={(event) => {
          const lines = event.clipboardData.getData('text').split(/\r?\n/)
          if (lines.length < 2) return
          event.preventDefault()
          add([text + lines[0], ...lines.slice(1)])
        }}
      />
    </form>
  )
}
