import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { pane as words } from '../../../messages/discussion-pane.ts'

interface Props {
  title: string
  save: string
  /** Answers whether it is done; otherwise what was typed stays. */
  onSave: () => Promise<boolean> | boolean
  onClose: () => void
  children: ReactNode
}

/** A form that stands above the discussion; on a phone it comes up from below. */
export function FormDialog({ title, save, onSave, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isSaving, setSaving] = useState(false)
  const titleId = useId()
  useLayoutEffect(() => {
    dialog.current?.showModal()
    // The platform would take the button that closes it, which stands first.
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A day that is typed is sent by a form of its own, within this one only for React.
    if (event.target !== event.currentTarget || isSaving) return
    setSaving(true)
    const isDone = await onSave()
    setSaving(false)
    if (isDone) dialog.current?.close()
    else focusSoon(() => dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))
  }
  return (
    <dialog
      ref={dialog}
      className="pane-dialog"
      aria-labelledby={titleId}
      onClose={(event) => event.target === dialog.current && onClose()}
    >
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
            event.currentTarget.requestSubmit()
        }}
      >
        <div className="pane-dialog-head">
          <h2 className="prose" id={titleId}>
            {title}
          </h2>
          <button className="btn btn-icon" type="button" aria-label={words.meeting.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div className="pane-dialog-body">{children}</div>
        <div className="pane-dialog-ends">
          <button className="btn btn-primary btn-large" type="submit" aria-busy={isSaving}>
            {save}
          </button>
        </div>
      </form>
    </dialog>
  )
}
