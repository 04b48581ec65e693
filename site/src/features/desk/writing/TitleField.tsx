import type { RefObject } from 'react'
import type { useWriting } from './use-writing.ts'

interface Props {
  title: string
  /** The name of the field, and what pressing the title does. */
  label: string
  edit: string
  maxLength: number
  /** Whether it stands in the type of what is read. */
  isProse?: boolean
  writing: ReturnType<typeof useWriting>
  /** Gets the focus once the field was left by a key. */
  opener: RefObject<HTMLButtonElement | null>
}

/** A title, as the heading it is; pressed, it can be written over. Leaving it saves it. */
export function TitleField({ title, label, edit, maxLength, isProse = false, writing, opener }: Props) {
  const { draft, why, begin, write, leave, onBlur } = writing
  if (draft === null)
    return (
      <h1 className={isProse ? 'prose' : undefined}>
        <button ref={opener} className="title-text" dir="auto" type="button" title={edit} onClick={begin}>
          {title}
        </button>
      </h1>
    )
  return (
    <div>
      <textarea
        className={isProse ? 'title-field prose' : 'title-field'}
        dir="auto"
        aria-label={label}
        aria-invalid={why ? true : undefined}
        maxLength={maxLength}
        rows={1}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus={!draft.isRestored}
        value={draft.value}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => write(target.value.replace(/\n/g, ' '))}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (!['Enter', 'Escape'].includes(event.key) || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          leave({ byKey: true })
        }}
      />
      {why && <p className="error">{why}</p>}
    </div>
  )
}
