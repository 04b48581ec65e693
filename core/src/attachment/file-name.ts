import { thinned } from '../kernel/index.ts'

const MAX = 255
/** Longer ones are no ending but a part of the name. */
const MAX_ENDING = 16

/** What a file is called, of what its sender says: without folders, and without characters that are not to be seen. */
export function fileName(text: string): string {
  const last = text.split(/[\\/]/).at(-1) ?? ''
  const name = thinned(last.slice(0, 4 * MAX))
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Cs}\u2028\u2029\ufeff]/gu, '')
    .trim()
  if (/^\.*$/.test(name)) return 'file'
  if (name.length <= MAX) return name
  const ending = /\.[^.]*$/.exec(name)?.[0] ?? ''
  const kept = ending.length <= MAX_ENDING ? ending : ''
  return (
    name
      .slice(0, MAX - kept.length)
      .toWellFormed()
      .replace(/\ufffd$/, '')
      .trim() + kept
  )
}
