import { atom } from 'nanostores'
import type { Action, Here } from '../action.ts'

/** What floats above the page; nothing, mostly. The palette may begin with the value an action asks for. */
export type Floating = { is: 'shortcuts' } | { is: 'palette'; here: Here; asked: Action | null }
export const $floating = atom<Floating | null>(null)

export const closeFloating = (): void => $floating.set(null)

export const showPalette = (here: Here, asked: Action | null = null): void => $floating.set({ is: 'palette', here, asked })
