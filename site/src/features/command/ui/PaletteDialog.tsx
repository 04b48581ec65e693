import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { focusFirst, useFloatingDialog } from './use-floating-dialog.ts'

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  isOpen: boolean
  onClosed: () => void
  label: string
  children: ReactNode
}

/**
 * A dialog above the page that does not make the page inert, for which the browser would style all of it anew before it
 * paints the palette: a veil takes what is pressed beside it, and keys and the focus stay within. The focus goes back to
 * where it was.
 */
export function PaletteDialog({ ref, isOpen, onClosed, label, children }: Props) {
  const floating = useFloatingDialog(ref, { open, isOpen, onClosed })
  useLayoutEffect(() => (isOpen && ref.current ? stayWithin(ref.current) : undefined), [ref, isOpen])
  return (
    <>
      <dialog {...floating} className="palette" aria-modal="true" aria-label={label}>
        {children}
      </dialog>
      {/* biome-ignore lint/a11y: Escape closes the palette too; this is the press beside it */}
      <div className="palette-veil" onMouseDown={keepFocus} onClick={floating.onCancel} />
    </>
  )
}

function open(dialog: HTMLDialogElement): void {
  // A phone's way back closes it, where the browser knows of that.
  dialog.setAttribute('closedby', 'closerequest')
  // Above a dialog that makes the rest inert only another such can be used.
  if (document.querySelector('dialog:modal')) dialog.showModal()
  else dialog.show()
}

/** So that it goes back from the palette to where it was, and not from the page. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** For as long as the dialog is open. Answers what ends it. */
function stayWithin(dialog: HTMLDialogElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const isWithin = (target: EventTarget | null) => !dialog.open || (target instanceof Element && dialog.contains(target))
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || !dialog.open) return
    const isOutside = !isWithin(event.target)
    // What had the focus may be gone, as a button is once it was pressed: a letter goes to the field then, and acts on nothing.
    if (isOutside) {
      focusFirst(dialog)
      event.stopPropagation()
    }
    if (event.key === 'Tab' && (isOutside || goesRound(dialog, event.shiftKey))) event.preventDefault()
    if (event.key === 'Escape' && isOutside) dialog.requestClose()
  }
  document.addEventListener('keydown', onKey, { capture: true, signal })
  document.addEventListener('focusin', ({ target }) => isWithin(target) || isAbove(target) || focusFirst(dialog), { signal })
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      dialog.requestClose()
    },
    { signal },
  )
  return () => ended.abort()
}

/** What opens above everything may have the focus. */
const isAbove = (target: EventTarget | null) => target instanceof Element && target.closest('dialog:modal, [popover]') !== null

/** Goes from the last of what can have the focus to the first, or the other way. Answers whether it did. */
function goesRound(dialog: HTMLElement, isBack: boolean): boolean {
  const { activeElement: here } = document
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button:enabled, a[href]')].filter((stop) => stop.checkVisibility())
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  if (!here || stops.some((stop) => here.compareDocumentPosition(stop) & side)) return false
  stops.at(isBack ? -1 : 0)?.focus()
  return true
}
