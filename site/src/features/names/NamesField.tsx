import { useRef } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { win } from '../../messages/win.ts'
import { AddName, type AddNameProps } from './AddName.tsx'

const words = win.names

interface Props extends Omit<AddNameProps, 'opener' | 'onAdd'> {
  onChange: (names: string[]) => void
}

/** Names that something is known by: each can be taken off, and more be found or made up. */
export function NamesField({ label, add, names, options, isOfCompetencies = false, more, likely, onChange }: Props) {
  const adding = useRef<HTMLButtonElement>(null)
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name ?? id
  return (
    <div className="names">
      {names.map((id) => (
        <span key={id} className="chip chip-name" dir="auto">
          {nameOf(id)}
          <button
            type="button"
            aria-label={words.remove(nameOf(id))}
            onClick={() => {
              onChange(names.filter((name) => name !== id))
              adding.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <AddName
        {...{ label, add, names, options, isOfCompetencies, more, likely }}
        opener={adding}
        onAdd={(name) => onChange([...names, name])}
      />
    </div>
  )
}
