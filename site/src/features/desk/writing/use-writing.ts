import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Draft } from './drafts.ts'
import { beforeLeaving } from './leaving.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** A text of a record, and how it is saved. */
interface Writing {
  id: string
  field: string
  /** What the record says. */
  value: string
  /** Whether the record can be written to. */
  isThere(): boolean
  save(value: string, base: string): void
  /** What was refused of it, and why. */
  refused: { value: string | undefined; why: string } | null
}

/**
 * A text of a record while it is being written. It is saved however the field is left: the focus, the record, the page.
 * What is typed is kept in the browser meanwhile, so that a page that dies loses none of it.
 * @param opener given the focus when the field is left by a key
 */
export function useWriting(writing: Writing, opener: RefObject<HTMLElement | null>) {
  const { id, field, value, refused } = writing
  const [draft, setDraft] = useState<(Draft & { isRestored?: boolean }) | null>(null)
  const now = useRef({ writing, draft })
  now.current.writing = writing
  const isLeftByKey = useRef(false)
  const isPressed = useRef(false)

  const show = (next: typeof draft) => {
    now.current.draft = next
    setDraft(next)
  }
  const hold = useKeptDraft(id, field, (found) => {
    if (found.value === now.current.writing.value) return true
    if (now.current.draft) return false
    show({ ...found, isRestored: true })
    hold?.set(found)
    return true
  })
  const begin = () => show({ value, base: value })
  const write = (typed: string) => {
    const next = { value: typed, base: now.current.draft?.base ?? value }
    show(next)
    hold?.set(next)
  }
  const leave = ({ byKey = false, byFocus = false } = {}) => {
    const { draft, writing } = now.current
    if (!draft) return
    isLeftByKey.current = byKey
    now.current.draft = null
    // What the focus goes to by a press stays where it is until it is let go of: it would miss its click.
    if (byFocus && isPressed.current) afterPress(() => setDraft(now.current.draft))
    else setDraft(null)
    // Nothing can be written into the trash; should the record come back, so does the text.
    if (!writing.isThere()) return hold?.release()
    hold?.clear()
    writing.save(draft.value, draft.base)
  }

  useLayoutEffect(() => {
    if (draft || !isLeftByKey.current) return
    isLeftByKey.current = false
    opener.current?.focus()
  }, [draft, opener])

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything it reads is the newest, by reference
  useEffect(() => {
    const stop = beforeLeaving(() => leave())
    return () => {
      stop()
      leave()
    }
  }, [])

  const isWriting = draft !== null
  useEffect(() => {
    if (!isWriting) return
    const press = () => {
      isPressed.current = true
      afterPress(() => {
        isPressed.current = false
      })
    }
    addEventListener('mousedown', press, true)
    return () => removeEventListener('mousedown', press, true)
  }, [isWriting])

  const refusedValue = refused?.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal gives its text back once
  useEffect(() => {
    if (refusedValue !== undefined) show({ value: refusedValue, base: value })
  }, [refusedValue])

  return {
    draft,
    why: refused?.why,
    begin,
    write,
    leave,
    /** For the field's `onBlur`. In a window that is only put aside, the field keeps the focus. */
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(document.activeElement) || currentTarget.contains(relatedTarget)) return
      leave({ byFocus: true })
    },
  }
}

/** Does something once the pointer is up again, and what was pressed has had its click. */
function afterPress(then: () => void): void {
  const up = new AbortController()
  const end = () => {
    up.abort()
    setTimeout(then)
  }
  for (const name of ['mouseup', 'dragend', 'pointercancel', 'blur']) {
    addEventListener(name, (event) => (name !== 'blur' || event.target === window) && end(), { signal: up.signal, capture: true })
  }
}
