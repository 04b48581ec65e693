import { type ReactNode, useRef } from 'react'
import { closeFloating } from '../state/floating.ts'
import { useFloatingDialog } from './use-floating-dialog.ts'

interface Props {
  className: string
  label: string
  children: ReactNode
}

/** A modal dialog of the platform. The focus goes back to where it was. */
export function Dialog({ className, label, children }: Props) {
  const floating = useFloatingDialog(useRef<HTMLDialogElement>(null), {
    open: (dialog) => dialog.showModal(),
    onClosed: () => closeFloating(),
  })
  return (
    <dialog {...floating} className={className} aria-label={label}>
      {children}
    </dialog>
  )
}
