import { useId } from 'react'
import type { useWriting } from './use-writing.ts'

interface Props {
  label: string
  isLabelShown?: boolean
  className: string
  fieldClass: string
  maxLength: number
  /** What is said below: how it is saved, or that it was brought back. */
  help: string
  restored: string
  saveWord: string
  writing: ReturnType<typeof useWriting>
}

/** The Markdown of a text while it is written. Leaving it saves it. */
export function WritingForm({ label, isLabelShown = false, className, fieldClass, maxLength, help, restored, saveWord, writing }: Props) {
  const { draft, why, write, leave, onBlur } = writing
  const id = useId()
  if (draft === null) return null
  return (
    <form
      className={`${className} field`}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        leave({ byKey: true })
      }}
    >
      <label htmlFor={id} className={isLabelShown ? undefined : 'hidden-text'}>
        {label}
      </label>
      <textarea
        className={`input ${fieldClass}`}
        id={id}
        aria-describedby={`${id}-help`}
        aria-invalid={why ? true : undefined}
        dir="auto"
        maxLength={maxLength}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus={!draft.isRestored}
        value={draft.value}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          if (!isDone || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          leave({ byKey: true })
        }}
      />
      {why && <p className="error">{why}</p>}
      <p className="help" id={`${id}-help`}>
        {draft.isRestored ? restored : help}
      </p>
      <div>
        <button className="btn btn-primary" type="submit">
          {saveWord}
        </button>
      </div>
    </form>
  )
}
