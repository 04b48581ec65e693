import { CommandGroup, CommandItem } from 'cmdk'
import { memo, startTransition, useEffect, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { Highlighted } from '../../desk/ui/Highlighted.tsx'
import type { Entry, Section } from '../rules/entries.ts'

interface Props {
  sections: readonly Section[]
  typed: string
  /** A key needs all of them now. */
  isNeeded: boolean
  /** The same at every drawing. */
  onChoose: (entry: Entry) => void
}

/** More than are in view. */
const FIRST = 14

/** The lines to choose from, by their sections. As the palette opens, those in view are painted before the others are drawn. */
export const PaletteLines = memo(function PaletteLines({ sections, typed, isNeeded, onChoose }: Props) {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (isWhole || isNeeded ? sections : firstLines(sections)).map(({ key, heading, entries }) => (
    <CommandGroup key={key} heading={heading} value={key}>
      {entries.map((entry) => (
        <CommandItem key={entry.key} value={entry.key} onSelect={() => onChoose(entry)}>
          <span className="palette-icon">{entry.icon && <Icon name={entry.icon} />}</span>
          <span className="palette-words" dir="auto">
            <Highlighted text={entry.words} typed={typed} />
          </span>
          <span className="palette-end">
            {entry.detail && <span dir="auto">{entry.detail}</span>}
            {entry.isNow && <Icon name="check" />}
            {entry.binding && <kbd>{entry.binding}</kbd>}
          </span>
        </CommandItem>
      ))}
    </CommandGroup>
  ))
})

function firstLines(sections: readonly Section[]): readonly Section[] {
  let left = FIRST
  return sections.flatMap((section) => {
    const entries = section.entries.slice(0, left)
    left -= entries.length
    return entries.length > 0 ? { ...section, entries } : []
  })
}
