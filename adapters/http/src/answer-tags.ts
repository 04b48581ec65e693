import { instantText } from '@throughline/core/kernel'
import { contentTag, listTag, noneMatch } from './etag.ts'
import type { SignedInPerson } from './people.ts'
import type { Reply } from './reply.ts'
import { isTagged, type Route } from './route.ts'
import type { Notes } from './shared.ts'

/** The answer, whose ETag is that of its record; a 304 when that is what the reader has. */
export function withRecordTag(reply: Reply, etag: string, { method, headers }: Request, notes: Notes): Reply {
  notes.headers.etag = etag
  const known = (method === 'GET' || method === 'HEAD') && noneMatch(headers.get('if-none-match'), etag)
  return known ? { status: 304, body: null, headers: {} } : reply
}

/** The answer with an ETag by what it says, where nothing told sooner; making it costs what it costs, sending it may be spared. */
export async function withContentTag(route: Route, reply: Reply, request: Request, notes: Notes): Promise<Reply> {
  if (notes.headers.etag !== undefined || reply.status !== 200 || typeof reply.body !== 'string' || !isTagged(route)) return reply
  return withRecordTag(reply, await contentTag(reply.body), request, notes)
}

export async function currentListTag(
  { session: { space }, scopes, deps, today, askedLocale = '' }: SignedInPerson,
  { moves, byScopes }: Route,
  url: string,
): Promise<string> {
  // By a minute before what is read, an answer is only thought older than it is.
  const time = moves ? `${today}-${instantText(deps.clock.now()).slice(0, 16)}` : today
  return listTag(space, await deps.store.head(space), time, byScopes && scopes ? `${url} ${scopes.join()}` : `${url}${askedLocale}`)
}
