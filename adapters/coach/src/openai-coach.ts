import { type Coach, CoachError, type CoachFault, type CoachRequest } from '@throughline/core/discussion'
import { readPieces } from './read-pieces.ts'
import { type Patience, patience, whileWaiting } from './while-waiting.ts'

export interface CoachEndpoint {
  /** Of the API, such as `https://models.example/v1`. */
  url: string
  model: string
  /** Sent as a bearer token. */
  key: string | null
  /** Shorter in tests. */
  patience?: Patience
}

/** A model behind any endpoint that speaks the OpenAI protocol (`/chat/completions`, streamed). */
export function createOpenAiCoach(endpoint: CoachEndpoint): Coach {
  const { model, patience: limits = patience } = endpoint
  return {
    model,
    async *answer(asked, signal) {
      const stop = new AbortController()
      const abort = () => stop.abort()
      signal.addEventListener('abort', abort, { once: true })
      if (signal.aborted) abort()
      const late = setTimeout(abort, limits.wholeMs)
      const until = performance.now() + limits.wholeMs
      try {
        const response = yield* whileWaiting(ask(endpoint, asked, stop.signal), limits, limits.firstMs)
        yield* readPieces(bodyOf(response), limits)
      } catch (error) {
        if (error instanceof CoachError) throw error
        throw new CoachError(performance.now() >= until ? 'slow' : 'unreachable', { cause: error })
      } finally {
        clearTimeout(late)
        signal.removeEventListener('abort', abort)
        // Whoever stops reading ends it there, too.
        stop.abort()
      }
    },
  }
}

const ask = ({ url, model, key }: CoachEndpoint, { system, user }: CoachRequest, signal: AbortSignal): Promise<Response> =>
  fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    // What is sent goes where the operator said and nowhere else.
    redirect: 'manual',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      stream: true,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    }),
  })

function bodyOf(response: Response): ReadableStream<Uint8Array> {
  const { status, headers, body } = response
  if (status !== 200) throw new CoachError(faultOf(status))
  if (!body || !/^text\/event-stream\b/i.test(headers.get('content-type') ?? '')) throw new CoachError('odd')
  return body
}

/** In one word; what an endpoint says of its faults may name keys and accounts. */
function faultOf(status: number): CoachFault {
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status >= 500) return 'unreachable'
  return status >= 400 ? 'refused' : 'odd'
}
