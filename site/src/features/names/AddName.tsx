import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { focusSoon } from '../../components/focus-soon.ts'
import { Icon } from '../../components/Icon.tsx'
import { win } from '../../messages/win.ts'
import { Finder } from '../desk/ui/Finder.tsx'
import { competencyQuery } from './competencies.ts'
import { type Named, offersAtFirst, offersFor, offersMeanwhile } from './offers.ts'

const words = win.names

export interface AddNameProps {
  label: string
  /** What the button says that begins to add one. */
  add: string
  /** Ids of options, or names of the person's own, that are there already. */
  names: readonly string[]
  options: readonly Named[]
  /** Competencies are asked for as one begins to look, with all they may be found by. */
  isOfCompetencies?: boolean
  /** Further ones that typed words may mean. */
  more?: ((typed: string) => Promise<readonly Named[]>) | undefined
  /** Ids of those that the record’s own words tell of, the likeliest first. */
  likely?: readonly string[] | undefined
  opener: RefObject<HTMLButtonElement | null>
  onAdd: (name: string) => void
}

/** Finds one more name by its words, by other words for it or by what it is, or makes one up; before anything is typed it shows what there is. */
export function AddName({ label, add, names, options, isOfCompetencies = false, more, likely = [], opener, onAdd }: AddNameProps) {
  const [isAdding, setAdding] = useState(false)
  const [text, setText] = useState('')
  // At once, and not when there is time: whoever types fast and presses Enter has what was typed, not its first letter.
  const typed = text.trim()
  const end = () => {
    setAdding(false)
    setText('')
    focusSoon(() => opener.current)
  }
  const { data: further = [], isPlaceholderData: isEarlier } = useQuery({
    queryKey: ['further-names', label, typed],
    queryFn: () => more?.(typed) ?? [],
    enabled: typed !== '' && more !== undefined,
    placeholderData: keepPreviousData,
  })
  const { data: competencies } = useQuery({ ...competencyQuery, enabled: isAdding && isOfCompetencies })
  const all = (isOfCompetencies && competencies) || options
  const known = new Set(all.map(({ name }) => name.toLowerCase()))
  const others = further.filter(({ name }) => !known.has(name.toLowerCase()))
  const offers = isEarlier ? offersMeanwhile(typed, all, others, names) : offersFor(typed, [...all, ...others], names)
  const found = typed
    ? offers.map(({ id, name, isOwn, foundIn }) => ({ id, title: isOwn ? words.own(name) : name, beside: foundIn }))
    : offersAtFirst(all, names, likely).map(({ id, name, isLikely }) => ({ id, title: name, beside: isLikely ? words.fits : undefined }))
  return isAdding ? (
    <Finder
      label={label}
      text={text}
      onText={setText}
      found={found}
      isAfloat
      onChoose={(id) => {
        onAdd(id)
        end()
      }}
      onEnd={end}
    />
  ) : (
    <button ref={opener} className="btn btn-quiet names-add" type="button" onClick={() => setAdding(true)}>
      <Icon name="plus" /> {add}
    </button>
  )
}
