import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { dialog as words } from '../../../messages/dialog.ts'
import { placeBeside } from './place-beside.ts'

interface Props {
  title: string
  /** What opened it; where there is room it stands beside that. */
  opener: Element
  /** The side of the opener that it keeps to. */
  along?: 'start' | 'end'
  /** Called once it is closed; the focus has gone back by then. */
  onClose: (event: SyntheticEvent) => void
  children: ReactNode
}

/** A few things that can be done to one thing: beside the button on a wide screen, within the thumb's reach on a phone. */
export function ActDialog({ title, opener, along = 'end', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    shown.showModal()
    // The platform would take the button that closes it, which stands first.
    const first = shown.querySelector<HTMLElement>('[data-first]') ?? shown.querySelector<HTMLElement>('.menu button')
    first?.focus()
    const isLeftToRight = getComputedStyle(opener).direction !== 'rtl'
    const { x, y } = placeBeside({
      opener: opener.getBoundingClientRect(),
      size: shown.getBoundingClientRect(),
      window: { width: innerWidth, height: innerHeight },
      along: (along === 'start') === isLeftToRight ? 'left' : 'right',
    })
    shown.style.setProperty('--x', `${x}px`)
    shown.style.setProperty('--y', `${y}px`)
  }, [opener, along])
  return (
    <dialog
      ref={dialog}
      className="act-dialog"
      aria-label={title}
      onClose={onClose}
      // What it was opened from does not hear of the key that closes it.
      onKeyDown={(event) => (event.key === 'Escape' || stepped(event)) && event.stopPropagation()}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="act-head">
        <p className="firm" dir="auto">
          {title}
        </p>
        <button className="btn btn-icon" type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** Up and down go from entry to entry, and on from the other end. */
function stepped(event: KeyboardEvent<HTMLElement>): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.menu :is(a[href], button:enabled)')]
  const at = all.indexOf(event.target as HTMLElement)
  if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return false
  event.preventDefault()
  all.at((at + step) % all.length)?.focus()
  return true
}

/** Closes the dialog that something in it belongs to. */
export const closeActs = (element: Element): void => element.closest('dialog')?.close()
