import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect } from 'react'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { partBefore, pieces } from '../rules/quick-add.ts'
import { useCompletion } from './use-completion.ts'
import type { QuickLine } from './use-quick-line.ts'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  line: QuickLine
  /** What brings one here, as `aria-keyshortcuts` has it. */
  keys?: string | undefined
  label: string
  placeholder: string
  /** What is read in several lines, where it stands in all of them. */
  inLines?: QuickLine['found'] | undefined
  onReject: (part: QuickLine['found'][number]) => void
  onClose: () => void
}

const NONE: QuickLine['found'] = []

/** Longer than a line may be, so that what is pasted is not cut unseen. */
const MAX_TYPED = 2000

/** The field of quick add. What is read in it is marked where it stands; signs are completed in a list under it. */
export function QuickField({ field, line, keys, label, placeholder, inLines = NONE, onReject, onClose }: Props) {
  const { text, found, pasted } = line
  const isMany = pasted.length > 1
  const write = (typed: string) => (isMany && typed.includes('\n') ? line.writeLines(typed.split('\n')) : line.write(typed))
  const completion = useCompletion(field, write)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it takes over what the server drew
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed && typed !== text) line.take(typed)
  }, [])
  const look = ({ currentTarget: { value, selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) =>
    selectionStart === selectionEnd ? completion.look(value, selectionStart) : completion.close()

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The list of completions has taken this key.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = event.currentTarget
    if (event.key === 'Backspace' && selectionStart === selectionEnd) {
      const part = partBefore(selectionStart, text, found)
      if (!part) return
      event.preventDefault()
      onReject(part)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    } else if (event.key === 'Escape') {
      // The text stays, here and on the next page.
      event.preventDefault()
      if (completion.isOpen) completion.close()
      else if (found.length) line.hideReading()
      else onClose()
    }
  }

  return (
    <div className={isMany ? 'quick-writing is-many' : 'quick-writing'}>
      <div className="quick-marks" aria-hidden="true">
        {pieces(isMany ? pasted.join('\n') : text, isMany ? inLines : found).map((piece) =>
          piece.found ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
        )}{' '}
      </div>
      <textarea
        ref={field}
        className="quick-field"
        name="add"
        rows={1}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={MAX_TYPED}
        aria-label={label}
        aria-keyshortcuts={keys}
        placeholder={placeholder}
        value={isMany ? pasted.join('\n') : text}
        onChange={(event) => {
          write(event.target.value)
          look(event)
        }}
        onSelect={look}
        onBlur={completion.close}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = line.paste(event.clipboardData.getData('text/plain'))
          if (!pasted.length) return
          event.preventDefault()
          line.writeLines(pasted)
        }}
      />
      <div
        ref={completion.list}
        className="quick-options"
        role="listbox"
        aria-label={listWords.add.suggestions}
        hidden={!completion.isOpen}
      >
        {completion.suggestions.map((suggestion) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={suggestion.text}
            role="option"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => completion.choose(suggestion)}
          >
            {suggestion.text}
            {suggestion.priority && <span className="muted">{taskPane.priorities[suggestion.priority]}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}
