import type { Language } from '@throughline/core/kernel'
import type { AppDeps } from './deps.ts'
import { type Encode, MIN_COMPRESSED_LENGTH } from './encoding.ts'
import { isForeseen, type Problem, problemOf } from './problem.ts'
import { inWordsOf } from './problem-words/translate.ts'
import type { Reply } from './reply.ts'

/** Headers of every answer that is private and is data: nothing keeps it, guesses at it, or runs what is in it. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

interface Answered {
  requestId: string
  reply: Reply
  headers?: Record<string, string>
}

/** The reply as a Response, made smaller when the reader can take that; only then it takes a while. */
export function respond(
  request: Request,
  encode: Encode | undefined,
  { requestId, reply, headers: own }: Answered,
): Response | Promise<Response> {
  const headers: Record<string, string> = Object.assign({ ...DATA_HEADERS, 'x-request-id': requestId }, own, reply.headers)
  const { status, body } = reply
  if (!encode || typeof body !== 'string' || body.length < MIN_COMPRESSED_LENGTH) return new Response(body, { status, headers })
  headers.vary = 'Accept-Encoding'
  const accepted = request.headers.get('accept-encoding')
  const coding = accepted === null ? null : encode.coding(accepted)
  if (coding === null) return new Response(body, { status, headers })
  headers['content-encoding'] = coding
  return encode.compress(coding, body).then((bytes) => new Response(bytes, { status, headers }))
}

interface Failed {
  requestId: string
  instance: string
  method: string
  route: string
  headers?: Record<string, string>
}

/** The problem an error stands for; what was not foreseen is logged, and its answer says nothing of it. */
export function problemResponse(error: unknown, failed: Failed, app: Pick<AppDeps, 'log'>): Response {
  const { problem, headers } = problemFor(error, failed, app)
  return answerWith(problem, headers)
}

/** The same in the words of a language, for what people are told as it goes wrong. */
export async function problemInWords(error: unknown, failed: Failed, app: Pick<AppDeps, 'log'>, language: Language): Promise<Response> {
  const { problem, headers } = problemFor(error, failed, app)
  if (language === 'en') return answerWith(problem, headers)
  return answerWith(await inWordsOf(language, problem), { ...headers, 'content-language': language })
}

function problemFor(error: unknown, { requestId, instance, method, route, headers }: Failed, app: Pick<AppDeps, 'log'>) {
  if (!isForeseen(error)) app.log({ level: 'error', event: 'request-failed', requestId, method, route, error })
  const { problem, headers: own } = problemOf(error, { instance, requestId })
  return { problem, headers: { ...headers, ...own } }
}

const answerWith = (problem: Problem, headers: Record<string, string>): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...DATA_HEADERS, 'content-type': 'application/problem+json', 'x-request-id': problem.requestId, ...headers },
  })
