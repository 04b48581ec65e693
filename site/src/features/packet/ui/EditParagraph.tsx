import type { PacketLanguage } from '@throughline/core/review'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { packet as words } from '../../../messages/packet.ts'
import type { WritingsDesk } from '../draft/use-writings.ts'
import type { Writing } from '../draft/writing.ts'

interface Props {
  id: string
  writing: Writing
  writings: WritingsDesk
  language: PacketLanguage
}

/** A paragraph as plain text. */
export function EditParagraph({ id, writing: { text, isRestored, isSent, waits, why, theirs }, writings, language }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    if (isRestored) return
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [isRestored])
  const save = () => writings.save(id)
  const leave = () => writings.leave(id)
  function keys(event: KeyboardEvent): void {
    if (event.key === 'Escape') leave()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    }
  }
  return (
    <div className="packet-edit">
      {theirs !== undefined && (
        <div className="packet-theirs">
          <p role="alert">{words.writing.changed}</p>
          <blockquote dir="auto" lang={language}>
            {theirs}
          </blockquote>
          <p>{words.writing.mine}</p>
        </div>
      )}
      <textarea
        ref={field}
        className="input"
        dir="auto"
        lang={language}
        aria-label={words.editLabel}
        value={text}
        maxLength={20_000}
        onChange={({ target }) => writings.write(id, target.value)}
        onKeyDown={keys}
      />
      <p className="help" role="status">
        {said()}
      </p>
      <div className="packet-acts">
        <button className="btn btn-primary" type="button" onClick={save}>
          {theirs === undefined ? words.save : words.writing.keepMine}
        </button>
        <button className="btn btn-quiet" type="button" onClick={leave}>
          {theirs === undefined ? words.cancel : words.writing.takeTheirs}
        </button>
      </div>
    </div>
  )

  function said(): string {
    if (why !== undefined) return words.writing.refused(why)
    if (waits !== undefined) return words.writing.waits[waits]
    if (isSent) return words.writing.saving
    return isRestored ? `${words.writing.restored} ${words.editHint}` : words.editHint
  }
}
