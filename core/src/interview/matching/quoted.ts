import { wordsOf } from './cue-index.ts'
import type { StoryToMatch } from './story.ts'

const separate = /[\p{L}\p{N}]+/gu

/** A word as it stands in a text, and folded as cues are compared. */
interface Word {
  from: number
  until: number
  folded: string
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(separate)].map(({ index, 0: word }) => ({
    from: index,
    until: index + word.length,
    folded: wordsOf(word).join(''),
  }))
}

interface Text {
  text: string
  words: readonly Word[]
}

/**
 * Stretches that were found in a story as it says them, with its capitals and accents; those that are nowhere stay as they are.
 * The story is read once for all of them.
 */
export const quotedFrom = ({ title, parts }: Pick<StoryToMatch, 'title' | 'parts'>) =>
  quotedIn(() => [...new Set([title, ...Object.values(parts)])].filter((text) => typeof text === 'string'))

/** The same of any texts. */
export function quotedIn(texts: () => readonly string[]): (stretches: readonly string[]) => string[] {
  let read: readonly Text[] | undefined
  return (stretches) => {
    read ??= texts().map(textOf)
    return asSaid(read, stretches)
  }
}

const textOf = (written: string): Text => {
  const text = written.normalize('NFC')
  return { text, words: wordsIn(text) }
}

const asSaid = (read: readonly Text[], stretches: readonly string[]): string[] =>
  stretches.map((stretch) => {
    const wanted = stretch.split(' ')
    for (const { text, words } of read) {
      const at = words.findIndex((_, index) => wanted.every((word, more) => words[index + more]?.folded === word))
      const [first, last] = [words[at], words[at + wanted.length - 1]]
      if (first && last) return text.slice(first.from, last.until).replace(/\s+/g, ' ')
    }
    return stretch
  })
