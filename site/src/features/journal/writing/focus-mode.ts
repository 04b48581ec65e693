import { atom } from 'nanostores'

/** Whether only the paragraph one writes in is clear, and how that is changed; `null` as long as there is no editor. */
export const $focusMode = atom<{ isOn: boolean; set(isOn: boolean): void } | null>(null)
