import { AppError, type Bytes } from '../../kernel/index.ts'
import type { Body } from './record-reader.ts'

/** Texts, brackets and commas of one record: more than the largest of any kind has. */
const MAX_SIGNS = 200_000

/**
 * The records of a JSON array that has some on every line, of which no more than a line is held, and one of them as an object.
 * @throws AppError `validation` for anything else.
 */
export async function* recordLines(content: Bytes): AsyncGenerator<Body> {
  let isEnded = false
  let isBegun = false
  for await (const line of lines(content)) {
    if (isEnded && line) throw notWhole()
    if (!isBegun && line !== '[') throw notWhole()
    if (isBegun && line === ']') isEnded = true
    else if (isBegun) yield* recordsIn(line)
    isBegun = true
  }
  if (!isEnded) throw notWhole()
}

function* recordsIn(line: string): Generator<Body> {
  if (line.trim() === '') return
  for (const text of recordTexts(line.startsWith(',') ? line.slice(1) : line)) yield recordOf(text)
}

function recordOf(text: string): Body {
  try {
    const record: unknown = JSON.parse(text)
    if (typeof record === 'object' && record !== null) return record as Body
  } catch {
    // Told below, as what is no record is.
  }
  throw notWhole()
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** What stands between the commas of a line: each is read by itself, as a short line packed well may hold millions. */
function* recordTexts(line: string): Generator<string> {
  let [start, depth, signs] = [0, 0, 0]
  for (let at = 0; at < line.length; at++) {
    const sign = line.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(line, at)
    else if (opening.has(sign)) depth++
    else if (closing.has(sign)) depth--
    else if (sign !== COMMA) continue
    else if (depth === 0) {
      yield line.slice(start, at)
      start = at + 1
      signs = 0
    }
    if (++signs > MAX_SIGNS) throw notWhole()
  }
  yield line.slice(start)
}

/** Where the text that a quote opens is closed. */
function endOfText(line: string, quote: number): number {
  let at = quote + 1
  while (at < line.length && line.charCodeAt(at) !== QUOTE) at += line.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

async function* lines(content: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let pieces: string[] = []
  for await (const bytes of content) {
    const [first = '', ...rest] = decoded(() => decoder.decode(bytes, { stream: true })).split('\n')
    pieces.push(first)
    for (const next of rest) {
      yield pieces.join('')
      pieces = [next]
    }
  }
  pieces.push(decoded(() => decoder.decode()))
  yield pieces.join('')
}

function decoded(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw notWhole()
  }
}

const notWhole = () => new AppError('validation', 'The records in the archive are damaged. Export it again.')
