import type { Story } from '@throughline/core/interview'
import { useEffect, useRef, useState } from 'react'
import { useRefused } from '../../../career/fields/use-refused.ts'
import type { Draft } from '../../../desk/writing/drafts.ts'
import { beforeLeaving } from '../../../desk/writing/leaving.ts'
import { useKeptDraft } from '../../../desk/writing/use-kept-draft.ts'
import { type PartPlace, savePart, storyNow } from '../state/save-part.ts'

/** Writing pauses this long before it is sent, in milliseconds. */
const PAUSE_MS = 1_500

export type PartState = 'unsaved' | 'saving' | 'saved' | 'restored' | null

/**
 * A part of a story while it is written. What is typed is kept in the browser with each key, and sent once one pauses or
 * leaves. What was refused, or an earlier page left, stands there again.
 */
export function usePart(place: PartPlace, value: string, onTyped: (text: string | null) => void) {
  const { story, minutes, part } = place
  const [writing, setWriting] = useState<Draft | null>(null)
  const [state, setState] = useState<PartState>(null)
  const now = useRef({ writing, place, onTyped })
  now.current.place = place
  now.current.onTyped = onTyped
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refused = useRefused<Story['tellings']>(story.id, 'tellings')

  const show = (next: Draft | null) => {
    now.current.writing = next
    setWriting(next)
    now.current.onTyped(next?.value ?? null)
  }
  const hold = useKeptDraft(story.id, `${minutes}.${part}`, (found) => {
    if (now.current.writing) return false
    if (found.value === found.base) return true
    show(found)
    setState('restored')
    void save(true)
    return true
  })

  async function save(isQuiet: boolean): Promise<void> {
    clearTimeout(timer.current)
    const { writing, place } = now.current
    if (!writing || writing.value === writing.base) return hold?.clear()
    // Nothing can be written into the trash; should the story come back, so does the text.
    if (!storyNow(place.story)) return hold?.release()
    const { base, value } = writing
    show({ value, base: value })
    hold?.clear()
    setState((known) => (known === 'restored' ? known : 'saving'))
    const isSaved = await savePart(place, base, value, isQuiet)
    if (now.current.writing && now.current.writing.value !== value) return
    setState((known) => (known === 'restored' ? known : isSaved ? 'saved' : null))
  }

  async function leave(): Promise<void> {
    const saved = save(false)
    show(null)
    await saved
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything it reads is the newest, by reference
  useEffect(() => {
    const stop = beforeLeaving(() => void leave())
    return () => {
      stop()
      void leave()
    }
  }, [])

  const refusedText = refused?.value.find((one) => one.minutes === minutes)?.[part]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal gives its text back once
  useEffect(() => {
    if (refusedText !== undefined && refusedText !== value) show({ value: refusedText, base: value })
  }, [refusedText])

  return {
    text: writing?.value ?? value,
    why: refusedText !== undefined && refusedText !== value ? refused?.why : undefined,
    state,
    write(text: string) {
      const next = { value: text, base: now.current.writing?.base ?? value }
      show(next)
      hold?.set(next)
      setState('unsaved')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(true), PAUSE_MS)
    },
    leave: () => void leave(),
  }
}
