import { z } from 'zod'
import { defineKind, envelope, Instant, line, newEnvelope, PlainDateTime, RecordId, TimeZone } from '../kernel/index.ts'
import { comesRound, RecurrenceRule } from '../task/index.ts'
import { MAX_PEOPLE, MEETINGS_BROUGHT } from './limits.ts'

export const DiscussionKind = z.enum(['one-on-one', 'mentoring', 'feedback', 'decision', 'question']).meta({ id: 'DiscussionKind' })
export type DiscussionKind = z.infer<typeof DiscussionKind>

export const DiscussionStatus = z.enum(['open', 'resolved']).meta({ id: 'DiscussionStatus' })
export type DiscussionStatus = z.infer<typeof DiscussionStatus>

/** What a person may do in a discussion; see `permissions`. */
export const Role = z.enum(['owner', 'member', 'viewer']).meta({ id: 'DiscussionRole' })
export type Role = z.infer<typeof Role>

/** Of what happens in a discussion, what a person is told about. */
export const FollowLevel = z.enum(['all', 'mentions', 'muted']).meta({ id: 'FollowLevel' })
export type FollowLevel = z.infer<typeof FollowLevel>

/** Meetings that come again (RFC 5545). */
export const Series = z
  .strictObject({
    /** Without DTSTART, such as `FREQ=WEEKLY;INTERVAL=2`. A plain monthly one falls on the last day of a month that is too short. */
    rrule: RecurrenceRule,
    /** The first meeting, on the wall clock of `timeZone`. */
    startsAt: PlainDateTime,
    timeZone: TimeZone,
    durationMinutes: z.int().min(5).max(600),
  })
  .refine(({ rrule, startsAt }) => comesRound({ rrule, anchor: startsAt.slice(0, 10) }), {
    path: ['rrule'],
    error: 'There is no day on which these meetings come round.',
    params: { code: 'never' },
  })
  .meta({ id: 'DiscussionSeries' })
export type Series = z.infer<typeof Series>

const fields = { title: line(1, 200), kind: DiscussionKind, status: DiscussionStatus, series: Series.nullable() }

/** A thread between people. It lies in a space of its own that carries its id, with everything said in it. */
export const Discussion = z.object({ ...envelope, ...fields, resolvedAt: Instant.nullable() }).meta({ id: 'Discussion' })
export type Discussion = z.infer<typeof Discussion>

export const NewDiscussion = z
  .strictObject({
    id: RecordId.optional(),
    title: fields.title,
    kind: DiscussionKind.optional(),
    series: Series.nullable().optional(),
  })
  .meta({ id: 'NewDiscussion', example: { title: '1:1 with Ruth', kind: 'one-on-one' } })
export type NewDiscussion = z.input<typeof NewDiscussion>

/** RFC 7396. */
export const DiscussionChanges = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'DiscussionChanges', example: { status: 'resolved' } })
export type DiscussionChanges = z.input<typeof DiscussionChanges>

/** Archives and trashes go by the owner of a space; what belongs to several is exported by each of them instead. */
const shared = { archive: null } as const

export const discussions = defineKind('discussion', {
  schema: Discussion,
  version: 1,
  queries: {},
  text: ({ title }) => [title],
  ...shared,
})

/** A role that is given: an owner passes theirs on instead. */
export const GivenRole = z.enum(['member', 'viewer']).meta({ id: 'GivenDiscussionRole' })
export type GivenRole = z.infer<typeof GivenRole>

/**
 * That a person is in a discussion; its id is the account's. Who left or was removed stays, so that what they said keeps a
 * name. It lies in the discussion's space.
 */
export const Membership = z
  .object({
    ...envelope,
    role: Role,
    /** As the account says; empty once the account is gone. */
    name: line(0, 200),
    joinedAt: Instant,
    leftAt: Instant.nullable(),
    /** Who removed them; `null` for who left by themselves. */
    removedBy: RecordId.nullable(),
    /** When an owner last decided about them: a link made before that lets them in no further than they were left. */
    decidedAt: Instant.nullable(),
  })
  .meta({ id: 'Membership' })
export type Membership = z.infer<typeof Membership>

/** Of somebody who has just come in. `now` is an RFC 3339 instant. */
export const newMembership = (person: { id: string; name: string }, role: Role, now: string): Membership => ({
  ...newEnvelope(person.id, now),
  ...{ role, name: person.name, joinedAt: now, leftAt: null, removedBy: null, decidedAt: null },
})

/** RFC 7396. */
export const MembershipChanges = z.strictObject({ role: GivenRole }).meta({ id: 'MembershipChanges', example: { role: 'viewer' } })
export type MembershipChanges = z.infer<typeof MembershipChanges>

/** Who is to own a discussion. */
export const NewOwner = z
  .strictObject({ personId: RecordId })
  .meta({ id: 'NewDiscussionOwner', example: { personId: '019a9b3c-5d00-7cc0-8000-00000000a002' } })
export type NewOwner = z.infer<typeof NewOwner>

export const memberships = defineKind('membership', {
  schema: Membership,
  version: 1,
  noun: 'person',
  keys: { isIn: ({ leftAt }) => leftAt === null },
  queries: { byJoining: { order: ['joinedAt', 'id'] }, present: { where: ['isIn'], order: ['joinedAt', 'id'] } },
  ...shared,
})

const LastMessage = z.object({ id: RecordId, authorId: RecordId, author: line(0, 200), excerpt: line(0, 300), at: Instant })

/**
 * A discussion as one person has it: it lies in their own space, under the discussion's id. What is theirs to say is
 * `follow` and `readUpTo`; all else is brought over from the discussion whenever something happens there.
 */
export const Participation = z
  .object({
    ...envelope,
    ...fields,
    role: Role,
    follow: FollowLevel,
    /** `postedAt` of the newest message read; `null` before the first. */
    readUpTo: Instant.nullable(),
    /** The others who are in it, by when they joined. */
    others: z.array(z.object({ id: RecordId, name: line(0, 200) })).max(MAX_PEOPLE),
    lastMessage: LastMessage.nullable(),
    /** When something was last said or done there. */
    lastActivityAt: Instant,
    /** Messages of others after `readUpTo`, and those of them that mention the person. */
    unread: z.int().min(0),
    mentioned: z.int().min(0),
    /** The first of them. */
    firstUnreadAt: Instant.nullable(),
    /** Action items that are open, of anybody. */
    openActions: z.int().min(0),
    /** When the next meeting begins, or the one that is on began: the first of `meetingsAhead` that is not over. */
    nextMeetingAt: Instant.nullable(),
    /** The next meetings, so that it is known without asking again which is next once one has passed. */
    meetingsAhead: z.array(z.object({ at: Instant, endsAt: Instant })).max(MEETINGS_BROUGHT),
    /** The last change of the discussion's feed that this person's own feed tells of. */
    deliveredSeq: z.int().min(0),
  })
  .meta({ id: 'Participation' })
export type Participation = z.infer<typeof Participation>

export const ParticipationChanges = z
  .strictObject({
    follow: FollowLevel,
    /** Up to which message all is read: its `postedAt`, or `null` for nothing. An earlier one marks what came after it unread. */
    readUpTo: Instant.nullable(),
  })
  .partial()
  .meta({ id: 'ParticipationChanges', example: { follow: 'mentions' } })
export type ParticipationChanges = z.input<typeof ParticipationChanges>

export const participations = defineKind('participation', {
  schema: Participation,
  version: 1,
  noun: 'discussion',
  keys: {
    /** Whether people of it meet: in a series, or once more that is known. */
    meets: ({ series, meetingsAhead }) => series !== null || meetingsAhead.length > 0 || null,
    isUnread: ({ unread, mentioned, follow }) => ({ all: unread, mentions: mentioned, muted: 0 })[follow] > 0,
    otherIds: ({ others }) => others.map(({ id }) => id),
  },
  queries: {
    latest: { order: ['lastActivityAt', 'id'], descending: true },
    ofStatus: { where: ['status'], order: ['lastActivityAt', 'id'], descending: true },
    ofKind: { where: ['status', 'kind'], order: ['lastActivityAt', 'id'], descending: true },
    ofRole: { where: ['status', 'role'], order: ['lastActivityAt', 'id'], descending: true },
    withPerson: { where: ['status'], each: 'otherIds', order: ['lastActivityAt', 'id'], descending: true },
    meeting: { where: ['status', 'meets'], sparse: 'meets', order: ['id'] },
    unread: { where: ['isUnread'], order: ['lastActivityAt', 'id'], descending: true },
    /** Only who threw a discussion away may bring it back: to everybody else it is gone. */
    ownTrash: { where: ['role'], range: 'deletedAt', order: ['deletedAt', 'id'], descending: true, trash: true },
  },
  text: ({ title, others, lastMessage }) => [title, ...others.map(({ name }) => name), lastMessage?.excerpt ?? ''],
  ...shared,
})

/**
 * That a person was in a discussion which they have no more, under its id, in their own space: so that their name can be
 * taken out of it, and so that who comes back has it as they left it.
 */
export const LeftDiscussion = z.object({ ...envelope, follow: FollowLevel, readUpTo: Instant.nullable() })
export type LeftDiscussion = z.infer<typeof LeftDiscussion>

export const leftDiscussions = defineKind('left-discussion', { schema: LeftDiscussion, version: 1, queries: {}, ...shared })
