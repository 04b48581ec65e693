import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect } from 'react'

interface Options {
  open: (dialog: HTMLDialogElement) => void
  /** It waits to be opened until then. */
  isOpen?: boolean
  onClosed: () => void
}

/** What a dialog that floats is given: opened as it is rendered, closed by a press beside it and by the platform's own ways. */
export function useFloatingDialog(ref: RefObject<HTMLDialogElement | null>, { open, isOpen = true, onClosed }: Options) {
  // Before any key that comes next: what is told after drawing comes late on a busy machine.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (!isOpen || !ref.current) return
    // Else the platform gives the focus to the first thing that can have it, as the library's box can, and works out the page for both.
    const first = firstOf(ref.current)
    if (first) first.autofocus = true
    open(ref.current)
    first?.focus()
  }, [isOpen])
  // Told at once: the platform tells of a close only later, and the next key may have asked for the palette again by then.
  const close = () => {
    if (ref.current) closeAtOnce(ref.current)
    onClosed()
  }
  return {
    ref,
    onClose: onClosed,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      close()
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === ref.current) close()
    },
  }
}

/** Where nothing had the focus before, a field that is seen no more keeps it until the page is drawn, and the next key with it. */
export function closeAtOnce(dialog: HTMLDialogElement): void {
  dialog.close()
  const { activeElement: focused } = document
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.blur()
}

const firstOf = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('[data-first]')

export const focusFirst = (dialog: HTMLElement): void => firstOf(dialog)?.focus()
