import { type SyntheticEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ActDialog, closeActs } from '../desk/ui/ActDialog.tsx'
import { WhenPicker, type WhenPickerProps } from './WhenPicker.tsx'

interface Props extends WhenPickerProps {
  title: string
  opener: Element
  onClose: () => void
}

/** React tells it to what the day is asked for by as well: a dialog would close and a form be sent with this one. */
const keptWithin = (event: SyntheticEvent) => event.stopPropagation()

/** The choice of a day beside what asks for it; on a phone it comes up from below. */
export function WhenDialog({ title, opener, onClose, onPick, ...given }: Props) {
  const inside = useRef<HTMLDivElement>(null)
  const closed = (event: SyntheticEvent) => {
    keptWithin(event)
    onClose()
  }
  return createPortal(
    <ActDialog title={title} opener={opener} along="start" onClose={closed}>
      <div ref={inside} onSubmit={keptWithin}>
        <WhenPicker
          {...given}
          onPick={(when) => {
            // Closed first, the focus is back where it came from.
            if (inside.current) closeActs(inside.current)
            onPick(when)
          }}
        />
      </div>
    </ActDialog>,
    document.body,
  )
}
