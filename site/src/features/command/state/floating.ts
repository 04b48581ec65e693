import { atom } from 'nanostores'
import type { Action, Here } from '../../shortcuts/action.ts'

/** The palette, which may begin with the value an action asks for. */
export interface Opening {
  is: 'palette'
  here: Here
  asked: Action | null
}

/** What floats above the page; nothing, mostly. */
export type Floating = { is: 'shortcuts' } | Opening
export const $floating = atom<Floating | null>(null)

/** Of the palette that is open or will be: one that was closed is not opened again. */
export const $nth = atom(0)
$floating.listen((now, before) => {
  if (before?.is === 'palette' && now?.is !== 'palette') $nth.set($nth.get() + 1)
})

/** Unless something else floats than what was to be closed. */
export const closeFloating = (what = $floating.get()): void => {
  if (what === $floating.get()) $floating.set(null)
}

export const showPalette = (here: Here, asked: Action | null = null): void => $floating.set({ is: 'palette', here, asked })
