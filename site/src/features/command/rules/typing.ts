import type { Stroke } from '../../../components/press-key.ts'

/** A text as the keys that type it; a line ends by Enter. */
export const typing = (text: string): Stroke[] =>
  Array.from(text, (letter) => ({ key: letter === '\n' ? 'Enter' : letter, bubbles: true, cancelable: true, composed: true }))
