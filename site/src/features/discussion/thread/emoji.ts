import { emojiNames } from '../../../messages/discussion-emoji.ts'

type Named = readonly [emoji: string, name: string]

/** Those at hand: what is said most with an emoji among people who work together. */
export const quickEmoji: readonly Named[] = emojiNames.slice(0, 6)

/** How many are offered at once. */
const MOST = 8

/** Matches a single emoji, as the core takes them. */
const emoji = /^\p{RGI_Emoji}$/v

/** Emoji whose names have a word that begins with each that is typed; an emoji that is typed finds itself. */
export function foundEmoji(typed: string): readonly Named[] {
  const text = typed.trim()
  const own = [text, `${text}\ufe0f`].find((each) => emoji.test(each))
  if (own) return [emojiNames.find(([each]) => each === own) ?? [own, '']]
  const words = text.toLocaleLowerCase().split(/\s+/)
  const fits = ([, name]: Named) => words.every((word) => ` ${name.toLocaleLowerCase()}`.includes(` ${word}`))
  return emojiNames.filter(fits).slice(0, MOST)
}
