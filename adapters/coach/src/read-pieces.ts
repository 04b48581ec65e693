import { CoachError } from '@throughline/core/discussion'
import { createParser } from 'eventsource-parser'
import { type Patience, whileWaiting } from './while-waiting.ts'

/** Bytes of an answer: those of the longest that is kept, each word in an event of its own, and much more. */
const MAX_BYTES = 8 * 1024 * 1024

/** The text in a streamed answer (server-sent events of `chat.completion.chunk`), as it comes. @throws CoachError */
export async function* readPieces(body: ReadableStream<Uint8Array>, limits: Patience): AsyncGenerator<string> {
  const reader = body.getReader()
  // Letters may be cut in two by the way they come.
  const decoder = new TextDecoder()
  let pieces: string[] = []
  let isDone = false
  const parser = createParser({
    onEvent({ data }) {
      const { text, isLast } = read(data)
      if (!isDone) pieces.push(text)
      isDone ||= isLast
    },
  })
  for (let size = 0; ; ) {
    const { done, value } = yield* whileWaiting(reader.read(), limits, limits.idleMs)
    // What is not ended by an empty line was cut off.
    if (done) break
    size += value.length
    if (size > MAX_BYTES) throw new CoachError('odd')
    parser.feed(decoder.decode(value, { stream: true }))
    for (const piece of pieces) if (piece !== '') yield piece
    pieces = []
    if (isDone) return
  }
  throw new CoachError('odd')
}

interface Chunk {
  error?: unknown
  choices?: { delta?: { content?: unknown } | null; finish_reason?: unknown }[]
}

function read(data: string): { text: string; isLast: boolean } {
  if (data.trim() === '[DONE]') return { text: '', isLast: true }
  const { error, choices } = parsed(data)
  if (error || (choices !== undefined && !Array.isArray(choices))) throw new CoachError('odd')
  const [choice] = choices ?? []
  const content = choice?.delta?.content
  return { text: typeof content === 'string' ? content : '', isLast: typeof choice?.finish_reason === 'string' }
}

function parsed(data: string): Chunk {
  try {
    const chunk: unknown = JSON.parse(data)
    if (typeof chunk === 'object' && chunk !== null) return chunk
  } catch {
    // Told below.
  }
  throw new CoachError('odd')
}
