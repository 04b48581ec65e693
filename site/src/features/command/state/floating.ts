import { atom } from 'nanostores'

/** What floats above the page; nothing, mostly. */
export type Floating = { is: 'shortcuts' }
export const $floating = atom<Floating | null>(null)
export const closeFloating = (): void => $floating.set(null)
