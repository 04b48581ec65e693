import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { win as words } from '../../../../messages/win.ts'

interface Props {
  /** What the button that begins says to who does not see what it stands at. */
  edit: string
  shown: ReactNode
  /** Whether what was written was refused, and so is to be seen. */
  isWrong?: boolean
  /** What stands beside saving and cancelling. */
  beside?: (end: () => void) => ReactNode
  onSubmit: (event: SubmitEvent<HTMLFormElement>, end: () => void) => void
  children: ReactNode
}

/** A fact of the win; pressed, it becomes the form that changes it. Escape leaves it as it was. */
export function Editable({ edit, shown, isWrong = false, beside, onSubmit, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isLeft = useRef(false)
  const end = () => {
    isLeft.current = true
    setOpen(false)
  }
  useEffect(() => {
    if (isWrong) setOpen(true)
  }, [isWrong])
  useLayoutEffect(() => {
    if (isOpen || !isLeft.current) return
    isLeft.current = false
    opener.current?.focus()
  }, [isOpen])
  if (!isOpen)
    return (
      <button ref={opener} className="fact-button" type="button" onClick={() => setOpen(true)}>
        <span className="hidden-text">{edit}: </span>
        {shown}
      </button>
    )
  return (
    <form
      className="editable"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event, end)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        end()
      }}
    >
      {children}
      <div className="editable-ends">
        <button className="btn btn-primary" type="submit">
          {words.save}
        </button>
        <button className="btn btn-quiet" type="button" onClick={end}>
          {words.cancel}
        </button>
        {beside?.(end)}
      </div>
    </form>
  )
}
