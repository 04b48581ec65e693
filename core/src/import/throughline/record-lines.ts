import { AppError, type Bytes } from '../../kernel/index.ts'
import type { Body } from './record-reader.ts'

// Part of every JavaScript platform, though not of the language's own types.
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: true },
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string }

/**
 * The records of a JSON array that has some on every line, of which no more than a line is held.
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

function recordsIn(line: string): Body[] {
  try {
    const records: unknown[] = JSON.parse(`[${line.startsWith(',') ? line.slice(1) : line}]`)
    if (records.every((record) => typeof record === 'object' && record !== null)) return records as Body[]
  } catch {
    // Told below, as what is no record is.
  }
  throw notWhole()
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
