import { CommandGroup, CommandItem } from 'cmdk'
import { memo } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { Highlighted } from '../../desk/ui/Highlighted.tsx'
import type { Entry, Section } from '../rules/entries.ts'

interface Props {
  sections: readonly Section[]
  typed: string
  /** The same at every drawing. */
  onChoose: (entry: Entry) => void
}

/** The lines to choose from, by their sections. */
export const PaletteLines = memo(function PaletteLines({ sections, typed, onChoose }: Props) {
  return sections.map(({ key, heading, entries }) => (
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
