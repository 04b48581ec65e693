import type {
  Discussion,
  Invite,
  Membership,
  MembershipChanges,
  NewInvite,
  OpenedInvite,
  WaitingInvites,
} from '@throughline/core/discussion'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

/** An invitation with its link; `null` where that goes by mail. It is in no other answer. */
export interface InviteWithLink {
  invite: Invite
  token: string | null
  url: string | null
}

const at = (id: string) => `/discussions/${encodeURIComponent(id)}`
const personAt = (id: string, personId: string) => `${at(id)}/people/${encodeURIComponent(personId)}`

/** Who is in a discussion. */
export const discussionPeople = (request: Connection['request']) => ({
  /** Also who was, by when they joined. */
  list: async (id: string) => (await request<{ items: Membership[] }>('GET', `${at(id)}/people`)).items,
  change: (id: string, personId: string, changes: MembershipChanges, { version }: VersionOption = {}) =>
    request<Membership>('PATCH', personAt(id, personId), { body: changes, version }),
  remove: (id: string, personId: string, { version }: VersionOption = {}) =>
    request<Membership>('DELETE', personAt(id, personId), { version }),
  /** Within ten minutes of removing them. */
  putBack: (id: string, personId: string) => request<Membership>('POST', `${personAt(id, personId)}/restore`),
  /** Makes somebody else the owner, and the person a member. */
  passOn: (id: string, personId: string) => request<Membership>('POST', `${at(id)}/ownership`, { body: { personId } }),
  leave: (id: string) => request<Membership>('POST', `${at(id)}/leave`),
})

/** Invitations to discussions. */
export const discussionInvites = (request: Connection['request']) => ({
  list: (id: string, options: PageOptions = {}) => request<Page<Invite>>('GET', `${at(id)}/invites`, { query: { ...options } }),
  /** For one person, as a member, for 14 days, unless said. With an `email`, the link goes there. */
  make: (id: string, input: NewInvite = {}) => request<InviteWithLink>('POST', `${at(id)}/invites`, { body: input }),
  revoke: (id: string, inviteId: string, { version }: VersionOption = {}) =>
    request<Invite>('POST', `${at(id)}/invites/${encodeURIComponent(inviteId)}/revoke`, { version }),
  /** For whoever holds a link. */
  open: (token: string) => request<OpenedInvite>('GET', `/invites/${encodeURIComponent(token)}`),
  /** Where it leads who is in its discussion already. */
  discussion: (token: string) => request<Discussion>('GET', `/invites/${encodeURIComponent(token)}/discussion`),
  accept: (token: string) => request<Discussion>('POST', `/invites/${encodeURIComponent(token)}/accept`),
  /** Those that were mailed to one's own address. */
  waiting: () => request<WaitingInvites>('GET', '/waiting-invites'),
  acceptWaiting: (inviteId: string) => request<Discussion>('POST', `/waiting-invites/${encodeURIComponent(inviteId)}/accept`),
  decline: (inviteId: string) => request<void>('POST', `/waiting-invites/${encodeURIComponent(inviteId)}/decline`),
})
