import { namesApart, plainText, withoutCounted } from '../../journal/index.ts'
import type { Pace } from '../../kernel/index.ts'
import { mayTellMetric, readMetric } from '../suggest/read-metric.ts'

/** UTF-16 units of a passage. */
const MAX_PASSAGE = 300

/** UTF-16 units that are read as Markdown at once, which takes more than twice as long for twice as much; and of all texts. */
const [PIECE, MOST_READ] = [2_000, 400_000]

/** How many times as long as to look at a text it takes to read it as Markdown. */
const READ = 3

export interface Passage {
  text: string
  /** The stretch that says a number. */
  said: string
}

/**
 * Finds the first sentence of a text whose own words say a number: what a goal is called may say one, too. Others have their
 * turn, and of many long texts the last are not read.
 */
export function passageReader(pace: Pace): (body: string) => Promise<Passage | null> {
  let left = MOST_READ
  return async (body) => {
    await pace(body.length)
    const { text, own, whole } = namesApart(withoutCounted(body))
    for (const piece of piecesOf(text)) {
      if (!mayTellMetric(own(piece))) continue
      left -= piece.length
      if (left < 0) return null
      await pace(READ * piece.length)
      for (const sentence of plainText(piece).split(/(?<=[.!?…])\s|\n/u)) {
        const said = sentence.length <= MAX_PASSAGE && readMetric(own(sentence))
        const told = said && whole(sentence).trim()
        if (told && told.length <= MAX_PASSAGE) return { text: told, said: said.because }
      }
    }
    return null
  }
}

/** A text in pieces that end where nothing is torn apart: at an empty line if there is one, else at a line, a sentence or a word. */
function* piecesOf(text: string): Generator<string> {
  let begin = 0
  while (begin < text.length) {
    const piece = text.slice(begin, begin + PIECE)
    const isLast = begin + PIECE >= text.length
    const end = isLast ? piece.length : (ends.map((sign) => piece.lastIndexOf(sign) + sign.length).find((at) => at > PIECE / 4) ?? PIECE)
    yield piece.slice(0, end)
    begin += end
  }
}

const ends = ['\n\n', '\n', '. ', '! ', '? ', '… ', ' ']
