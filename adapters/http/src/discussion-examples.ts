import type {
  Discussion,
  Invite,
  ListedMessage,
  Membership,
  Message,
  MessageRevision,
  OpenedInvite,
  Participation,
  WaitingInvite,
} from '@throughline/core/discussion'

const at = '2026-03-05T17:12:00.000Z'
const [ines, ruth] = ['019a9b3c-5d00-7cc0-8000-00000000a001', '019a9b3c-5d00-7cc0-8000-00000000a002']
const id = '019a9b60-0000-7cc0-8000-0123456789ab'
const kept = { createdAt: at, updatedAt: at, version: 1, deletedAt: null }
const fields = {
  title: '1:1 with Ruth',
  kind: 'one-on-one',
  status: 'open',
  series: { rrule: 'FREQ=WEEKLY;INTERVAL=2', startsAt: '2026-03-06T14:00', timeZone: 'Europe/Vienna', durationMinutes: 45 },
} as const

export const exampleDiscussion: Discussion = { id, ...kept, ...fields, resolvedAt: null }

export const exampleMembership: Membership = {
  id: ruth,
  ...kept,
  role: 'member',
  name: 'Ruth Callan',
  joinedAt: at,
  leftAt: null,
  removedBy: null,
  decidedAt: null,
}

export const exampleInvite: Invite = {
  id: '019a9b62-0000-7cc0-8000-0123456789ab',
  ...kept,
  role: 'member',
  madeBy: ines,
  email: null,
  mailedAt: null,
  mailTrouble: null,
  expiresAt: '2026-03-19T17:12:00.000Z',
  maxUses: 1,
  uses: 0,
  usedBy: [],
  revokedAt: null,
}

export const exampleOpenedInvite: OpenedInvite = {
  title: '1:1 with Ruth',
  kind: 'one-on-one',
  inviter: 'Ines Varga',
  role: 'member',
  email: 'ruth@example.org',
  expiresAt: '2026-03-19T17:12:00.000Z',
}

const { email: _, ...waiting } = exampleOpenedInvite
export const exampleWaitingInvite: WaitingInvite = { ...waiting, id: exampleInvite.id }

export const exampleMessage: Message = {
  id: '019a9b61-0000-7cc0-8000-0123456789ab',
  ...kept,
  authorId: ruth,
  body: 'I have to tell finance by Monday whether the number will hold.',
  replyTo: null,
  postedAt: at,
  editedAt: null,
  removedAt: null,
  removedBy: null,
  mentions: [ines],
  links: [],
  files: [],
}

export const exampleRevision: MessageRevision = {
  id: `${exampleMessage.id}:1:edited`,
  ...kept,
  messageId: exampleMessage.id,
  body: 'I have to tell finance whether the number will hold.',
  writtenAt: at,
  takenBack: null,
}

export const exampleListedMessage: ListedMessage = {
  ...exampleMessage,
  replies: { count: 2, lastAt: at, personIds: [ines, ruth] },
  reactions: [{ emoji: '👍', count: 1, personIds: [ines] }],
}

export const exampleParticipation: Participation = {
  id,
  ...kept,
  ...fields,
  role: 'owner',
  follow: 'all',
  readUpTo: null,
  others: [{ id: ruth, name: 'Ruth Callan' }],
  lastMessage: { id: exampleMessage.id, authorId: ruth, author: 'Ruth Callan', excerpt: exampleMessage.body, at },
  lastActivityAt: at,
  unread: 1,
  mentioned: 1,
  firstUnreadAt: at,
  openActions: 0,
  nextMeetingAt: '2026-03-06T13:00:00.000Z',
  meetingsAhead: [{ at: '2026-03-06T13:00:00.000Z', endsAt: '2026-03-06T13:45:00.000Z' }],
  deliveredSeq: 4,
}
