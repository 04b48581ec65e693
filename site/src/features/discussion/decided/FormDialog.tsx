import { type ReactNode, type RefObject, type SubmitEvent, useLayoutEffect } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'

interface Props {
  dialog: RefObject<HTMLDialogElement | null>
  title: string
  close: string
  save: string
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** A form that stands above the discussion; on a phone it comes up from below. What saves it stays in sight. */
export function FormDialog({ dialog, title, close, save, onSave, onClose, children }: Props) {
  useLayoutEffect(() => {
    dialog.current?.showModal()
    // The platform would take the button that closes it, which stands first.
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [dialog])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A day that is typed is sent by a form of its own, within this one only for React.
    if (event.target === event.currentTarget) onSave()
  }
  return (
    <dialog ref={dialog} className="decided-dialog" aria-label={title} onClose={(event) => event.target === dialog.current && onClose()}>
      <form
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
            event.currentTarget.requestSubmit()
        }}
      >
        <div className="decided-head">
          <h2 className="prose">{title}</h2>
          <button className="btn btn-icon" type="button" aria-label={close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div className="decided-body">{children}</div>
        <div className="decided-ends">
          <button className="btn btn-primary btn-large" type="submit">
            {save}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** Brings the focus to what is wrong, once that shows. */
export const toFault = (dialog: RefObject<HTMLDialogElement | null>): void =>
  focusSoon(() => dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))
