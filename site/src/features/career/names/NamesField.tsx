import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { win } from '../../../messages/win.ts'
import { Finder } from '../../task/ui/Finder.tsx'
import { type Named, offersFor } from './offers.ts'

const words = win.names

interface Props {
  label: string
  /** What the button says that begins to add one. */
  add: string
  /** Ids of options, or names of the person's own. */
  names: readonly string[]
  options: readonly Named[]
  /** Further ones that typed words may mean. */
  more?: ((typed: string) => Promise<readonly Named[]>) | undefined
  onChange: (names: string[]) => void
}

/** Names that something is known by: each can be taken off, and more be found or made up. */
export function NamesField({ label, add, names, options, more, onChange }: Props) {
  const [isAdding, setAdding] = useState(false)
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  const adding = useRef<HTMLButtonElement>(null)
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name ?? id
  const end = () => {
    setAdding(false)
    setText('')
    focusSoon(() => adding.current)
  }
  const { data: further = [] } = useQuery({
    queryKey: ['further-names', label, typed],
    queryFn: () => more?.(typed) ?? [],
    enabled: typed !== '' && more !== undefined,
    placeholderData: keepPreviousData,
  })
  const known = new Set(options.map(({ name }) => name.toLowerCase()))
  const all = [...options, ...further.filter(({ name }) => !known.has(name.toLowerCase()))]
  const found = typed ? offersFor(typed, all, names) : null
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
      {isAdding ? (
        <Finder
          label={label}
          text={text}
          onText={setText}
          found={found?.map(({ id, name, isOwn }) => ({ id, title: isOwn ? words.own(name) : name })) ?? null}
          onChoose={(id) => {
            onChange([...names, id])
            end()
          }}
          onEnd={end}
        />
      ) : (
        <button ref={adding} className="btn btn-quiet names-add" type="button" onClick={() => setAdding(true)}>
          <Icon name="plus" /> {add}
        </button>
      )}
    </div>
  )
}
