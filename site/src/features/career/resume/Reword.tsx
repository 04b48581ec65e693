import type { ResumeSource } from '@throughline/core/resume'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import { useEditing } from './editing.ts'
import { keyOf, reworded } from './rules/wording.ts'

interface Props {
  source: ResumeSource
  /** What the record itself says. */
  original: string
}

/** Says a text of the master in other words, with the original beside it. */
export function Reword({ source, original }: Props) {
  const { resume, texts, save } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const name = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const own = resume.wording.find(({ id, part }) => id === source.id && part === source.part)
  const hasChanged = texts.get(keyOf(source))?.wording?.hasChanged === true
  const said = own?.text ?? original
  const say = (text: string) => {
    draft?.clear()
    if (text.trim() !== said.trim()) save({ wording: reworded(resume.wording, source, text, original) })
  }
  // What a page that is gone was writing is said, unless other words were found meanwhile.
  const draft = useKeptDraft(resume.id, `wording ${keyOf(source)}`, ({ value, base }) => {
    if (base === said) say(value)
    return base === said
  })
  useEffect(() => {
    const { current } = field
    if (!isOpen || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [isOpen])
  // Leaving the field saves it, which moves the button from under the pointer that is still pressing.
  const stay = (event: MouseEvent) => event.preventDefault()
  const useOriginal = () => {
    if (field.current) field.current.value = original
    say(original)
  }
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (event.nativeEvent.isComposing || !(isDone || event.key === 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <>
      <button
        ref={opener}
        className="btn btn-icon"
        type="button"
        aria-expanded={isOpen}
        aria-label={words.rewordOf(original)}
        title={own ? words.isReworded : words.reword}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="pen" />
      </button>
      {(isOpen || hasChanged) && (
        <div className="reword">
          <label htmlFor={name}>{words.reword}</label>
          <textarea
            key={said}
            {...{ id: name, className: 'input', rows: 3, maxLength: 5_000, dir: 'auto', ref: field, onKeyDown }}
            defaultValue={said}
            aria-describedby={`${name}-original`}
            aria-keyshortcuts="Control+Enter Escape"
            onInput={({ currentTarget: { value } }) => draft?.set({ value, base: said })}
            onBlur={({ target }) => say(target.value)}
          />
          <p className="reword-original" id={`${name}-original`}>
            <small>{hasChanged ? words.changedSince : words.original}</small>
            <span dir="auto">{original}</span>
          </p>
          <p className="ends">
            {isOpen && (
              <button className="btn btn-plain" type="button" onMouseDown={stay} onClick={close}>
                {words.close}
              </button>
            )}
            <button className="btn btn-quiet" type="button" onMouseDown={stay} onClick={useOriginal}>
              {words.useOriginal}
            </button>
            {hasChanged && own && (
              <button
                className="btn btn-quiet"
                type="button"
                onMouseDown={stay}
                onClick={() => save({ wording: reworded(resume.wording, source, own.text, original) })}
              >
                {words.keepOwn}
              </button>
            )}
          </p>
        </div>
      )}
    </>
  )
}
