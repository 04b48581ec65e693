import { type ReactNode, useRef, useState } from 'react'
import { keepKeysFor } from '../../components/keys-ahead.ts'
import { command } from '../../messages/command.ts'
import { complain } from '../desk/reason.ts'
import type { WhenPickerProps } from './WhenPicker.tsx'

interface Props extends WhenPickerProps {
  /** What is chosen, such as “Due”. */
  title: string
  /** The same with what holds now, as the button is called. */
  label: string
  /** The day in full, for a pointer that rests on it. */
  exact?: string | undefined
  className: string
  children: ReactNode
}

type Dialog = typeof import('./WhenDialog.tsx').WhenDialog

let Loaded: Dialog | undefined
const load = async () => {
  Loaded = (await import('./WhenDialog.tsx')).WhenDialog
}

/** A day that is pressed to be changed. What it is changed with comes when it is first wanted. */
export function WhenButton({ title, label, exact, className, children, ...picker }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<Dialog>()
  const open = async () => {
    // At once where it is there, so that what is typed right after the press goes into it and not to the shortcuts of the page.
    if (!Loaded) await keepKeysFor(load()).catch(() => complain(command.notLoaded))
    setDialog(() => Loaded)
  }
  return (
    <>
      <button
        ref={button}
        className={className}
        type="button"
        title={exact}
        aria-label={label}
        aria-haspopup="dialog"
        suppressHydrationWarning
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => void open()}
      >
        {children}
      </button>
      {Dialog && button.current && <Dialog {...picker} title={title} opener={button.current} onClose={() => setDialog(undefined)} />}
    </>
  )
}
