import { atom } from 'nanostores'

/** Puts the template that is being chosen into the text; `null` while none is. Wrapped, as an atom holds no function by itself. */
export const $putting = atom<{ put: (markdown: string) => void } | null>(null)
