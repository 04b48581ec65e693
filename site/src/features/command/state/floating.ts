import { atom } from 'nanostores'
import type { Action, Here } from '../action.ts'
import { beginTypingAhead, endTypingAhead } from './typed-ahead.ts'

/** What floats above the page; nothing, mostly. The palette may begin with the value an action asks for. */
export type Floating = { is: 'shortcuts' } | { is: 'palette'; here: Here; asked: Action | null }
export const $floating = atom<Floating | null>(null)

export function closeFloating(): void {
  endTypingAhead()
  $floating.set(null)
}

export function showPalette(here: Here, asked: Action | null = null): void {
  if ($floating.get()?.is !== 'palette') beginTypingAhead()
  $floating.set({ is: 'palette', here, asked })
}
