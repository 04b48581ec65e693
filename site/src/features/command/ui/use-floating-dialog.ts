import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect } from 'react'
import { closeFloating } from '../state/floating.ts'

type Ref = RefObject<HTMLDialogElement | null>

/** What a dialog that floats is given: open for as long as it is rendered, closed by a press beside it and by the platform's own ways. */
export function useFloatingDialog(ref: Ref, open: (dialog: HTMLDialogElement) => void) {
  // Before any key that comes next: what is told after drawing comes late on a busy machine.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is drawn
  useLayoutEffect(() => {
    if (!ref.current) return
    open(ref.current)
    focusFirst(ref.current)
  }, [])
  return {
    ref,
    onClose: closeFloating,
    // Told at once: the platform tells of a close only later, and the next key may have asked for the palette again by then.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      ref.current?.close()
      closeFloating()
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === ref.current) ref.current?.close()
    },
  }
}

/** The platform would take the first thing that can have the focus, and the library's box can. */
export const focusFirst = (dialog: HTMLElement): void => dialog.querySelector<HTMLElement>('[data-first]')?.focus()
