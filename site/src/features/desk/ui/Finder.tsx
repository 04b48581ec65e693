import Combobox from '@github/combobox-nav'
import { useId, useLayoutEffect, useRef } from 'react'
import { dialog as words } from '../../../messages/dialog.ts'
import { takeFocus } from './take-focus.ts'

interface Props {
  label: string
  text: string
  onText: (text: string) => void
  /** What the text finds; `null` while that is not known. */
  found: readonly { id: string; title: string; beside?: string | undefined }[] | null
  /** What is said where nothing is found; unsaid, that it is not. */
  none?: string | undefined
  onChoose: (id: string) => void
  onEnd: () => void
  /** What is found lies above the page and moves nothing of it. */
  isAfloat?: boolean
  /** Whether it stays, empty, where the focus goes to: to what belongs to it. */
  staysFor?: (focused: Element | null) => boolean
}

/** A field that finds one of many records by words, and offers them below as they are found. */
export function Finder({ label, text, onText, found, none, onChoose, onEnd, isAfloat = false, staysFor }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const options = useRef<Combobox | null>(null)
  const listId = useId()
  const offered = found?.map(({ id }) => id).join() ?? ''
  const isTyped = text.trim() !== ''

  // Before it is seen, and after each letter, which clears what was chosen: Enter always has the first one of what was found,
  // and of what is only offered the one that somebody went to.
  useLayoutEffect(() => {
    if (!offered || !field.current || !list.current) return
    const combobox = new Combobox(field.current, list.current, { firstOptionSelectionMode: text ? 'selected' : 'none' })
    options.current = combobox
    list.current.classList.toggle('is-above', isAfloat && hasMoreAbove(field.current, list.current))
    combobox.start()
    return () => {
      options.current = null
      combobox.destroy()
    }
  }, [offered, text, isAfloat])

  return (
    <div className={isAfloat ? 'find-task is-afloat' : 'find-task'}>
      <input
        ref={(input) => {
          if (input && field.current !== input) takeFocus(input)
          field.current = input
        }}
        className="input input-small"
        role="combobox"
        aria-expanded={offered !== ''}
        aria-controls={listId}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        dir="auto"
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          // Past either end it goes on from the other: of one that is the same one, and Enter has it still.
          const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
          if (by && !list.current?.querySelector('[aria-selected="true"]')) options.current?.navigate(by)
          // It is no field of the form around it.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
          if (event.key !== 'Escape') return
          // A dialog around it stays.
          event.preventDefault()
          event.stopPropagation()
          onEnd()
        }}
        onBlur={({ target, relatedTarget }) => {
          // The window was left, as for a file, and not the field.
          if (text || document.activeElement === target) return
          if (!list.current?.contains(relatedTarget) && !staysFor?.(relatedTarget)) onEnd()
        }}
      />
      <p className={isTyped && found?.length === 0 ? 'help' : 'hidden-text'} role="status">
        {isTyped && found ? (found.length === 0 && none) || words.found(found.length) : offered && found ? words.offered(found.length) : ''}
      </p>
      {/* Scrolled by hand, it leaves the focus where it is. */}
      <div ref={list} id={listId} role="listbox" aria-label={label} hidden={!offered} onMouseDown={(event) => event.preventDefault()}>
        {found?.map(({ id, title, beside }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div key={id} role="option" dir="auto" onClick={() => onChoose(id)}>
            {title}
            {beside && <span className="muted"> {beside}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Whether a list below its field would go over the edge of the window, and above it would go over less. */
function hasMoreAbove(field: HTMLElement, list: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  const below = window.innerHeight - bottom
  return list.offsetHeight > below && top > below
}
