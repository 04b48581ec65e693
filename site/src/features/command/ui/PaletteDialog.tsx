import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { closeFloating } from '../state/floating.ts'

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  label: string
  children: ReactNode
}

/**
 * A dialog above the page that does not make the page inert, for which the browser would style all of it anew before it
 * paints the palette: a veil takes what is pressed beside it, and Tab stays within. The focus goes back to where it was.
 */
export function PaletteDialog({ ref, label, children }: Props) {
  // Before any key that comes next: what is told after drawing comes late on a busy machine.
  useLayoutEffect(() => {
    const dialog = ref.current
    // Above a dialog that makes the rest inert only another such can be used.
    if (document.querySelector('dialog:modal')) dialog?.showModal()
    else dialog?.show()
    // The platform would take the first thing that can have the focus, and the library's box can.
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [ref])
  const close = () => ref.current?.close()
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') ref.current?.requestClose()
    else if (event.key !== 'Tab' || !goesRound(event.currentTarget, event.shiftKey)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {/* biome-ignore lint/a11y: Escape closes the palette too; this is the press beside it */}
      <div className="palette-veil" onMouseDown={keepFocus} onClick={close} />
      <dialog
        ref={ref}
        className="palette"
        aria-modal="true"
        aria-label={label}
        onClose={closeFloating}
        // Told at once: the platform tells of a close only later, and the next key may have asked for the palette again by then.
        onCancel={(event) => {
          event.preventDefault()
          close()
          closeFloating()
        }}
        onKeyDown={onKeyDown}
        onClick={({ target }) => target === ref.current && close()}
      >
        {children}
      </dialog>
    </>
  )
}

/** So that it goes back from the palette to where it was, and not from the page. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Goes from the last of what can have the focus to the first, or the other way. Answers whether it did. */
function goesRound(dialog: HTMLElement, isBack: boolean): boolean {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button')].filter((element) => element.checkVisibility())
  const [end, start] = isBack ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== end) return false
  start?.focus()
  return true
}
