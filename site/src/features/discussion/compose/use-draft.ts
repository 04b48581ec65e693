import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { newId } from '../../desk/id.ts'
import { type Draft, type DraftFile, type DraftPlace, emptyDraft, holdDraft, takeOverDrafts } from './draft.ts'

interface Options {
  place: DraftPlace
  field: RefObject<HTMLTextAreaElement | null>
  /** What the field is rendered with. */
  typed: string
  /** Told of the files of a draft that a page which is gone has left. */
  onFiles: (files: readonly DraftFile[]) => void
}

/** What is being written, kept in the browser until it is said. The field itself has the text: typing waits for nothing. */
export function useDraft({ place, field, typed, onFiles }: Options) {
  const [text, setText] = useState(typed)
  const id = useRef('')
  const chosen = useRef(new Map<string, string>())
  const [hold] = useState(() => (typeof window === 'undefined' ? null : holdDraft(place)))

  const write = (draft: Draft) => {
    if (field.current) field.current.value = draft.text
    id.current = draft.id
    chosen.current = new Map(draft.chosen)
    setText(draft.text)
    onFiles(draft.files)
  }

  // What was typed before the page was alive.
  useLayoutEffect(() => setText(field.current?.value ?? ''), [field])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a page
  useEffect(() => {
    const stop = new AbortController()
    const take = (draft: Draft) => {
      if (field.current?.value || id.current) return false
      write(draft)
      return true
    }
    takeOverDrafts(place, take, stop.signal)
    return () => stop.abort()
  }, [])

  return {
    text,
    setText,
    chosen,
    /** The id of the message, made when something needs it. */
    messageId: () => {
      id.current ||= newId()
      return id.current
    },
    /** Keeps it as it is now. */
    keep: (files: readonly DraftFile[]) =>
      hold?.keep({ id: id.current, text: field.current?.value ?? '', chosen: [...chosen.current], files }),
    /** Begins anew, once it is said. */
    clear: () => write(emptyDraft),
  }
}
