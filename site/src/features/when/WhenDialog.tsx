import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { ActDialog, closeActs } from '../desk/ui/ActDialog.tsx'
import { WhenPicker, type WhenPickerProps } from './WhenPicker.tsx'

interface Props extends WhenPickerProps {
  title: string
  opener: Element
  onClose: () => void
}

/** The choice of a day beside what asks for it; on a phone it comes up from below. */
export function WhenDialog({ title, opener, onClose, onPick, ...given }: Props) {
  const inside = useRef<HTMLDivElement>(null)
  return createPortal(
    <ActDialog title={title} opener={opener} along="start" onClose={onClose}>
      <div ref={inside}>
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
