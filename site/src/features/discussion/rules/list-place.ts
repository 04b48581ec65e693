import { DiscussionKind, type DiscussionsAsked } from '@throughline/core/discussion'
import { RecordId } from '@throughline/core/kernel'
import { DISCUSSIONS } from '../../addresses/discussions.ts'

/** UTF-16 units of what is looked for. */
const MAX_WORDS = 200

/** Which discussions a list shows, as its address says. */
export interface ListPlace {
  show: 'open' | 'mine' | 'resolved' | 'trash'
  /** One narrowing at a time, which `mine` and the trash have none of. */
  kind?: DiscussionKind | undefined
  personId?: string | undefined
  unread?: boolean | undefined
  /** Words that are looked for, whatever the status. */
  q?: string | undefined
}

/** What an address says, with all left out that it cannot mean. */
export function placeAt(params: URLSearchParams): ListPlace {
  const show = (['mine', 'resolved', 'trash'] as const).find((name) => name === params.get('show')) ?? 'open'
  const q = params.get('q')?.trim().slice(0, MAX_WORDS)
  if (q && show !== 'trash') return { show: 'open', q }
  if (show === 'mine' || show === 'trash') return { show }
  const kind = DiscussionKind.safeParse(params.get('kind')).data
  if (kind) return { show, kind }
  const personId = RecordId.safeParse(params.get('person')).data
  if (personId) return { show, personId }
  return show === 'open' && params.get('unread') === 'yes' ? { show, unread: true } : { show }
}

/** The address of a list. */
export function placeHref({ show, kind, personId, unread, q }: ListPlace): string {
  const params = new URLSearchParams()
  if (show !== 'open') params.set('show', show)
  if (kind) params.set('kind', kind)
  if (personId) params.set('person', personId)
  if (unread) params.set('unread', 'yes')
  if (q) params.set('q', q)
  return params.size === 0 ? DISCUSSIONS : `${DISCUSSIONS}?${params}`
}

/** What the API is asked for. */
export function askedAt({ show, ...narrowed }: ListPlace): DiscussionsAsked {
  if (show === 'trash') return { trash: true }
  if (narrowed.q) return { q: narrowed.q }
  if (narrowed.unread) return { unread: true }
  return { status: show === 'resolved' ? 'resolved' : 'open', ...(show === 'mine' && { mine: true }), ...narrowed }
}
