import { type ReactNode, useEffect, useRef } from 'react'
import { closeFloating } from '../state/floating.ts'

interface Props {
  className: string
  label: string
  children: ReactNode
}

/** A modal dialog of the platform, open for as long as it is rendered. The focus goes back to where it was. */
export function Dialog({ className, label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is the press beside it
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClose={closeFloating}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      {children}
    </dialog>
  )
}
