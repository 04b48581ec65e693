import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { accounts, credentials, deletions, type SecretSource, secondFactors, usualNotifications } from '../account/index.ts'
import { noShortcuts } from '../account/shortcuts.ts'
import { attachments, storageUses } from '../attachment/index.ts'
import { attestations, dismissedCandidates, experiences, profileFillings, skills, wins } from '../career/index.ts'
import { checkIns, goals } from '../goal/index.ts'
import { journalEntries } from '../journal/index.ts'
import { type Actor, type Kind, newEnvelope, type Store } from '../kernel/index.ts'
import { notifications, pushSubscriptions } from '../notification/index.ts'
import { calendarObjects, completions, tasks, timeEntries } from '../task/index.ts'
import { actionItems } from './action/schema.ts'
import { agendaItems } from './agenda/schema.ts'
import { coachAnswers } from './coach/schema.ts'
import { decisions } from './decision/schema.ts'
import { feedbackCopies, feedbackRequests, givenFeedbacks } from './feedback/schema.ts'
import { invites } from './invite/schema.ts'
import { meetings } from './meeting/schema.ts'
import { reactions } from './message/reaction.ts'
import { messageRevisions } from './message/revision.ts'
import { lastSaids, waitingMessages } from './message/say-next.ts'
import { messages } from './message/schema.ts'
import { discussionNotes } from './note/schema.ts'
import { presences } from './presence/schema.ts'
import { discussions, leftDiscussions, memberships, newMembership, participations } from './schema.ts'

/** What tasks made here are made of. */
const ofTasks: readonly Kind[] = [tasks, completions, timeEntries, calendarObjects, attachments, storageUses, goals]

/** What wins made here are made of. */
const ofWins: readonly Kind[] = [wins, attestations, dismissedCandidates, profileFillings, experiences, skills, checkIns, journalEntries]

/** What lies in the space of a discussion. */
const shared: readonly Kind[] = [
  discussions,
  memberships,
  messages,
  messageRevisions,
  reactions,
  lastSaids,
  decisions,
  actionItems,
  meetings,
  agendaItems,
  invites,
  feedbackRequests,
  feedbackCopies,
  waitingMessages,
  presences,
  coachAnswers,
]

const kinds: readonly Kind[] = [
  accounts,
  credentials,
  secondFactors,
  deletions,
  participations,
  notifications,
  pushSubscriptions,
  leftDiscussions,
  discussionNotes,
  givenFeedbacks,
  ...shared,
  ...ofTasks,
  ...ofWins,
]

/** Secrets as different as real ones, and digests that do not hold them. */
let made = 0
const secrets: SecretSource = {
  create: () => `secret-${(++made).toString().padStart(36, '0')}`,
  digest: (secret) => [...secret].reverse().join(''),
  keyed: (text) => bytesToHex(sha256(utf8ToBytes(text))),
}

/** Several people over one storage in memory and a clock that stands still; it is 5 March 2026. */
export async function people<const Names extends readonly string[]>(...names: Names) {
  const clock = fakeClock()
  const ids = sequentialIds()
  const storage = createMemoryStorage({ kinds })
  const base = { ...storage, kinds, clock, ids, secrets, sendsMail: true, giveWay: async () => {} }
  const depsOf = (actor: Partial<Actor>) => ({ ...base, actor: fakeActor(actor) })
  const signedUp = names.map((name, place) => ({
    name,
    accountId: `019a9b3c-5d00-7cc0-8000-aaaaaaaaaa${place.toString().padStart(2, '0')}`,
  }))
  for (const { name, accountId } of signedUp) await signUp(storage.store, accountId, name)
  const found = Object.fromEntries(signedUp.map(({ name, accountId }) => [name, depsOf({ accountId })]))
  return { ...base, ...(found as Record<Names[number], TestPerson>) }
}

export type TestPerson = ReturnType<typeof createMemoryStorage> & {
  kinds: readonly Kind[]
  clock: ReturnType<typeof fakeClock>
  ids: ReturnType<typeof sequentialIds>
  secrets: SecretSource
  sendsMail: boolean
  giveWay(): Promise<void>
  actor: Actor
}

async function signUp(store: Store, accountId: string, name: string): Promise<void> {
  const settings = { timeZone: 'UTC', weekStart: 1, dayStart: 0, locale: 'en-GB', language: null, theme: 'system' } as const
  const account = {
    ...newEnvelope(accountId, '2026-03-01T09:00:00.000Z'),
    ...settings,
    ...{ email: `${name}@post.example`, name, notifications: usualNotifications, shortcuts: noShortcuts },
  }
  await store.save(accountId, accounts, account, { expectedVersion: 0 })
}

/** Has the account of somebody waiting to be deleted, until what it answers is called: then it is kept. */
export async function willBeDeleted({ store, actor: { accountId } }: TestPerson): Promise<() => Promise<void>> {
  const deletion = { ...newEnvelope(accountId, '2026-03-05T09:00:00.000Z'), purgeAt: '2026-03-19T09:00:00.000Z' }
  await store.save(accountId, deletions, deletion, { expectedVersion: 0 })
  return () => store.erase(accountId, deletions, accountId)
}

/** Lets somebody into a discussion with a role, as an invitation would. */
export async function letIn(deps: TestPerson, discussionId: string, role: 'owner' | 'member' | 'viewer' = 'member'): Promise<void> {
  const { store, actor } = deps
  const at = '2026-03-05T09:00:00.000Z'
  const account = await store.get(actor.accountId, accounts, actor.accountId)
  const member = newMembership({ id: actor.accountId, name: account?.name ?? '' }, role, at)
  const joined = {
    id: deps.ids.next(),
    type: 'membership.created',
    at,
    actor: actor.accountId,
    kind: 'membership',
    recordId: member.id,
    version: 1,
  }
  await store.save(discussionId, memberships, member, { expectedVersion: 0, events: [joined] })
}
