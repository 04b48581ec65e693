import type { PacketLanguage } from '@throughline/core/review'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { packet as words } from '../../../messages/packet.ts'

interface Props {
  text: string
  language: PacketLanguage
  onSave(text: string): void
  onClose(): void
}

/** A paragraph as plain text. */
export function EditParagraph({ text, language, onSave, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  const save = () => onSave(field.current?.value ?? text)
  function keys(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    }
  }
  return (
    <div className="packet-edit">
      <textarea
        ref={field}
        className="input"
        dir="auto"
        lang={language}
        aria-label={words.editLabel}
        defaultValue={text}
        maxLength={20_000}
        onKeyDown={keys}
      />
      <p className="help">{words.editHint}</p>
      <div className="packet-acts">
        <button className="btn btn-primary" type="button" onClick={save}>
          {words.save}
        </button>
        <button className="btn btn-quiet" type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </div>
  )
}
