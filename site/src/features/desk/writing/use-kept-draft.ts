import { useEffect, useRef, useState } from 'react'
import { useDesk } from '../use-desk.ts'
import { type Draft, holdDraft, takeOverDrafts } from './drafts.ts'

/**
 * A place in the browser for what is typed into a field of a record, until it is saved.
 * @param onFound given what a page that is gone was writing there; answers whether it takes it, or it stays for later
 */
export function useKeptDraft(recordId: string, field: string, onFound: (draft: Draft) => boolean) {
  const { accountId } = useDesk()
  const place = { accountId, recordId, field }
  const [hold] = useState(() => (typeof window === 'undefined' ? null : holdDraft(place)))
  const found = useRef(onFound)
  found.current = onFound

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each record, whose field is its own
  useEffect(() => {
    const stop = new AbortController()
    takeOverDrafts(
      place,
      (draft) => {
        if (!stop.signal.aborted && found.current(draft)) return
        const later = holdDraft(place)
        later.set(draft)
        later.release()
      },
      stop.signal,
    )
    return () => stop.abort()
  }, [])
  return hold
}
