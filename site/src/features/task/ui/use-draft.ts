import type { Task } from '@throughline/core/task'
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Draft, type DraftPlace, holdDraft, takeOverDrafts } from '../state/drafts.ts'
import { records } from '../state/queries.ts'
import { useDesk } from './Island.tsx'
import { edit, useRefused } from './use-edit.ts'

/**
 * A text of a task while it is being written. It is saved however the field is left: the focus, the task, the page.
 * What is typed is kept in the browser meanwhile, so that a page that dies loses none of it.
 * @param opener given the focus when the field is left by a key
 */
export function useDraft(task: Task, field: DraftPlace['field'], opener: RefObject<HTMLElement | null>) {
  const { accountId } = useDesk()
  const [draft, setDraft] = useState<(Draft & { isRestored?: boolean }) | null>(null)
  const [hold] = useState(() => (typeof window === 'undefined' ? null : holdDraft({ accountId, taskId: task.id, field })))
  const now = useRef({ task, draft })
  now.current.task = task
  const refused = useRefused(task, field)
  const isLeftByKey = useRef(false)

  const show = (next: typeof draft) => {
    now.current.draft = next
    setDraft(next)
  }
  const begin = () => show({ value: task[field], base: task[field] })
  const write = (value: string) => {
    const next = { value, base: now.current.draft?.base ?? task[field] }
    show(next)
    hold?.set(next)
  }
  const leave = ({ byKey = false } = {}) => {
    const { draft, task } = now.current
    if (!draft) return
    isLeftByKey.current = byKey
    show(null)
    // Nothing can be written into the trash; should the task come back, so does the text.
    const shown = records.shown(task.id)
    if (!shown || shown.deletedAt) return hold?.release()
    hold?.clear()
    const value = field === 'title' ? draft.value.trim() || draft.base : draft.value
    edit(task, { [field]: value }, { [field]: draft.base })
  }

  useLayoutEffect(() => {
    if (draft || !isLeftByKey.current) return
    isLeftByKey.current = false
    opener.current?.focus()
  }, [draft, opener])

  // Before the changes that are not sent are kept for the next page: this makes one more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything it reads is the newest, by reference
  useEffect(() => {
    const onHide = () => leave()
    addEventListener('pagehide', onHide, { capture: true })
    return () => {
      removeEventListener('pagehide', onHide, { capture: true })
      leave()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each task, whose pane is its own
  useEffect(() => {
    const stop = new AbortController()
    takeOverDrafts(
      { accountId, taskId: task.id, field },
      (found) => {
        if (found.value === now.current.task[field]) return
        if (stop.signal.aborted || now.current.draft) {
          const later = holdDraft({ accountId, taskId: task.id, field })
          later.set(found)
          return later.release()
        }
        show({ ...found, isRestored: true })
        hold?.set(found)
      },
      stop.signal,
    )
    return () => stop.abort()
  }, [])

  const refusedValue = refused?.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal gives its text back once
  useEffect(() => {
    if (refusedValue !== undefined) show({ value: refusedValue, base: task[field] })
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
      leave()
    },
  }
}
