import { useRef } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { win } from '../../messages/win.ts'

const words = win.names

/** A name that the text led to, with the words of it that did. */
export interface Suggestion {
  id: string
  name: string
  because: readonly string[]
}

interface Props {
  label: string
  suggestions: readonly Suggestion[]
  onAccept: (id: string) => void
}

/** What the text suggests, each taken by one press; the focus then stands on the next. */
export function Suggestions({ label, suggestions, onAccept }: Props) {
  const list = useRef<HTMLUListElement>(null)
  if (suggestions.length === 0) return null
  const accept = (id: string, at: number) => {
    const next = list.current?.querySelectorAll('button')[at === suggestions.length - 1 ? at - 1 : at + 1]
    next?.focus()
    onAccept(id)
  }
  return (
    <ul className="suggestions" ref={list} aria-label={label}>
      {suggestions.map(({ id, name, because }, at) => (
        <li key={id}>
          <button type="button" className="suggestion" onClick={() => accept(id, at)}>
            <Icon name="plus" />
            <span dir="auto">{name}</span>
          </button>
          <small>{words.because(because.join(', '))}</small>
        </li>
      ))}
    </ul>
  )
}
