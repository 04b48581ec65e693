import { atom } from 'nanostores'

export interface Toast {
  id: string
  words: string
  isBad?: boolean
  /** The address its button leads to. */
  href?: string
  /** What else may be done about it now. */
  offer?: { words: string; run: () => void }
  /** The undo step its button takes back. */
  undo?: string
}
/** The newest message; there is one at a time. */
export const $toast = atom<Toast | null>(null)

/** What a screen reader is told without anything being shown. */
export const $announcement = atom('')
