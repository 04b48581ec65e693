import { apart } from '@throughline/core/kernel'

/** An address has at most this many parts, and none so long. */
const MOST_PARTS = 12
const LONGEST = 60

/** What is no id was rather meant as the name of something, where one is near. */
const NO_ID = 2
const isId = (part: string) => /^[\da-f]{8}-[\da-f-]{27}$/i.test(part)

/**
 * The path that somebody may have meant who asked for another one: the one whose parts are told apart by the fewest letters,
 * a third of them at most; `null` where none is near.
 * @param paths with `{name}` for what may be anything
 */
export function nearestPath(asked: string, paths: readonly string[]): string | null {
  const parts = partsOf(asked)
  if (parts.length > MOST_PARTS || parts.some(({ length }) => length > LONGEST)) return null
  let best: { path: string; letters: number } | null = null
  for (const path of paths) {
    const letters = lettersApart(parts, partsOf(path))
    if (letters !== null && (best === null || letters < best.letters)) best = { path, letters }
  }
  return best?.path ?? null
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

function lettersApart(parts: readonly string[], known: readonly string[]): number | null {
  if (parts.length !== known.length) return null
  let letters = 0
  for (const [place, part] of parts.entries()) {
    const name = known[place] as string
    if (name.startsWith('{')) {
      letters += isId(part) ? 0 : NO_ID
      continue
    }
    const own = apart(part, name)
    if (own > Math.max(1, Math.floor(part.length / 3))) return null
    letters += own
  }
  return letters
}
