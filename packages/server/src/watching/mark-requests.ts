import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { RequestMark } from '@throughline/http'
import type { EndedRequest, Watch } from '@throughline/telemetry'

type Marked = IncomingMessage & { mark?: RequestMark }

/** What is known of a request in this process: its id, and its route once that is found. */
export function markOf(request: IncomingMessage): RequestMark {
  const marked = request as Marked
  marked.mark ??= { id: randomUUID() }
  return marked.mark
}

interface Marking {
  /** Whether a proxy of ours says which id a request has. */
  trustProxy: boolean
  watches: readonly Watch[]
}

/** Gives each request an id, and tells of it once it has ended. */
export function markRequests(listener: RequestListener, { trustProxy, watches }: Marking): RequestListener {
  return (request, response) => {
    const given = trustProxy ? wellFormed(request.headers['x-request-id']) : null
    const mark: RequestMark = { id: given ?? randomUUID() }
    ;(request as Marked).mark = mark
    if (watches.length === 0) return listener(request, response)

    const since = performance.now()
    const { socket } = request
    const sentBefore = socket.bytesWritten
    const begun = watches.flatMap(({ begin }) => (begin ? [begin(request)] : []))
    response.once('close', () => {
      const ended: EndedRequest = {
        requestId: mark.id,
        method: METHODS.has(request.method ?? '') ? (request.method as string) : 'OTHER',
        route: mark.route ?? '*',
        status: response.writableFinished ? response.statusCode : WENT_AWAY,
        seconds: (performance.now() - since) / 1000,
        bytes: socket.bytesWritten - sentBefore,
      }
      for (const { end } of begun) end(ended)
    })
    const answer = begun.reduce<() => void>(
      (inner, { run }) => (run ? () => run(inner) : inner),
      () => listener(request, response),
    )
    answer()
  }
}

/** As nginx and others log it. */
const WENT_AWAY = 499

/** Others are one, so that nobody makes up new ones without end. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PROPPATCH', 'REPORT'])

/** A UUID, with its dashes or without: in anything else a proxy might pass on what somebody wrote. */
const wellFormed = (id: string | string[] | undefined): string | null =>
  typeof id === 'string' && /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i.test(id) ? id.toLowerCase() : null
