import { atom } from 'nanostores'

/** The record that is pointed at, on the page or in the list beside it. */
export const $hot = atom<string | null>(null)

/** What lets a row or a line be pointed at. */
export const pointing = (id: string) => ({
  onPointerEnter: () => $hot.set(id),
  onPointerLeave: () => $hot.set(null),
  onFocus: () => $hot.set(id),
  onBlur: () => $hot.set(null),
})
