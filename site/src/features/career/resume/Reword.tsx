import type { ResumeSource } from '@throughline/core/resume'
import { useId, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { resumeChoice as words } from '../../../messages/resume.ts'
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
  const own = resume.wording.find(({ id, part }) => id === source.id && part === source.part)
  const hasChanged = texts.get(keyOf(source))?.wording?.hasChanged === true
  const say = (text: string) => save({ wording: reworded(resume.wording, source, text, original) })
  return (
    <>
      <button
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
            {...{ id: name, className: 'input', rows: 3, maxLength: 5_000, dir: 'auto', key: own?.text ?? original }}
            defaultValue={own?.text ?? original}
            aria-describedby={`${name}-original`}
            onBlur={({ target }) => target.value.trim() !== (own?.text ?? original).trim() && say(target.value)}
          />
          <p className="reword-original" id={`${name}-original`}>
            <small>{hasChanged ? words.changedSince : words.original}</small>
            <span dir="auto">{original}</span>
          </p>
          <p className="ends">
            {hasChanged && own && (
              <button className="btn btn-plain" type="button" onClick={() => say(own.text)}>
                {words.keepOwn}
              </button>
            )}
            {own && (
              <button className="btn btn-quiet" type="button" onClick={() => say(original)}>
                {words.useOriginal}
              </button>
            )}
            {isOpen && (
              <button className="btn btn-plain" type="button" onClick={() => setOpen(false)}>
                {words.close}
              </button>
            )}
          </p>
        </div>
      )}
    </>
  )
}
