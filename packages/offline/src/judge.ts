import { type Way, withoutHash } from './addresses.ts'
import { ACCOUNT_HEADER } from './names.ts'

/** What of an answer decides. */
export type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'url'> & { headers: Pick<Headers, 'get'> }

/** What an answer of the server means for what is kept. */
export type Verdict =
  /** It takes the place of the last one. */
  | 'keep'
  /** There is no such thing any more, or not for this person. */
  | 'drop'
  /** Nobody is signed in. */
  | 'clear'
  | 'nothing'

/** Judges what came for a request, by headers alone. */
export function judge(way: Way, asked: string, answer: Answer): Verdict {
  const { status, type, redirected, url, headers } = answer
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  const isWhose = headers.get(ACCOUNT_HEADER) !== null
  // What was asked for may have been answered by a door.
  const isDoor = way === 'door' || (redirected && new URL(url, asked).pathname.startsWith('/auth/'))
  if (isDoor) return isHtml && !isWhose && status < 500 ? 'clear' : 'nothing'
  // A page of somebody who has gone is refused as well, though another is in.
  if (way === 'read' && status === 401) return isWhose ? 'nothing' : 'clear'
  if (way !== 'page' && way !== 'read') return 'nothing'
  if (status === 403 || status === 404 || status === 410) return 'drop'
  // Not what another address answered, nor another site, nor a part.
  const isOwn = status === 200 && type === 'basic' && !redirected && withoutHash(url) === withoutHash(asked)
  const isOfKind = way === 'page' ? isHtml : (headers.get('content-type')?.startsWith('application/json') ?? false)
  return isOwn && isOfKind && isWhose ? 'keep' : 'nothing'
}
