import type { ResumeSource } from '@throughline/core/resume'
import { atom, computed } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

const $pointed = atom<string | null>(null)
const $focused = atom<string | null>(null)

/** What is pointed at, or else has the focus, on the page or in the list beside it. */
export const $hot = computed([$pointed, $focused], (pointed, focused) => pointed ?? focused)

/** What of the list beside it a line of the page comes from; `null` for what stands in no row there. */
export function hotKeyOf({ kind, id, part }: ResumeSource): string | null {
  if (kind === 'resume') return null
  // One record says the whole head.
  return kind === 'profile' ? part : id
}

/** What lets a line be pointed at. */
export const pointed = (key: string) => ({
  onPointerEnter: () => $pointed.set(key),
  onPointerLeave: () => $pointed.set(null),
})

/** What lets a row be pointed at and found, and marks it while it is. */
export function useHotRow(key: string) {
  const isHot = useSyncExternalStore(
    useCallback((change) => $hot.listen(change), []),
    () => $hot.get() === key,
    () => false,
  )
  return {
    ...pointed(key),
    onFocus: () => $focused.set(key),
    onBlur: () => $focused.set(null),
    'data-row': key,
    'data-hot': isHot || undefined,
  }
}

/** Leads from a line of the page to its row. */
export function goToRow(key: string): void {
  const row = document.querySelector<HTMLElement>(`.choices [data-row="${CSS.escape(key)}"]`)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}
