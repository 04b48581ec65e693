import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { closeFloating } from '../state/floating.ts'

interface Props {
  className: string
  label: string
  children: ReactNode
}

/** A modal dialog of the platform, open for as long as it is rendered. The focus goes back to where it was. */
export function Dialog({ className, label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before any key that comes next: what is told after drawing comes late on a busy machine.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    // The platform would take the first thing that can have the focus, and the library's box can.
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is the press beside it
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClose={closeFloating}
      // Told at once: the platform tells of a close only later, and the next key may have asked for the palette again by then.
      onCancel={(event) => {
        event.preventDefault()
        dialog.current?.close()
        closeFloating()
      }}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      {children}
    </dialog>
  )
}
