import { atom } from 'nanostores'

/** The passage that is to become a task. */
export const $task = atom<string | null>(null)
