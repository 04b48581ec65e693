import { z } from 'zod'
import { type Channel, SecurityEvent, type ToldKind } from '../account/index.ts'
import {
  type ArchiveRule,
  anyAnew,
  defineKind,
  envelope,
  Instant,
  line,
  PlainDate,
  PlainDateTime,
  RecordId,
  TimeZone,
} from '../kernel/index.ts'
import { notificationId } from './notification-id.ts'

/** What every kind of notification says. Its texts are as they were at that moment. */
const toldOf = {
  ...envelope,
  /** The moment it is of; `createdAt` is when it came. */
  at: Instant,
  readAt: Instant.nullable(),
  /** When it was sent by mail as well. */
  mailedAt: Instant.nullable(),
  /** When it was sent as a push message. */
  pushedAt: Instant.nullable(),
  /** Whether it stands below the bell; another goes by mail or push alone. */
  isShown: z.boolean(),
  /** When it goes into a mail, and a push message, with others; `null` where it goes by itself, has gone, or does not go. */
  mailHeldUntil: Instant.nullable(),
  pushHeldUntil: Instant.nullable(),
}

const told = {
  ...toldOf,
  /** What the task, the win, the goal or the discussion it is about was called. */
  title: line(1, 500),
}

/** That a task asks to be remembered; `at` is the moment that was asked for. */
export const TaskReminder = z
  .object({
    ...told,
    type: z.literal('task-reminder'),
    taskId: RecordId,
    /** When the task was due, if it was. */
    due: z.object({ dueDate: PlainDate.nullable(), dueAt: PlainDateTime.nullable(), timeZone: TimeZone.nullable() }),
    /** Whether it came much later than asked for, such as when the server was down. */
    late: z.boolean(),
    /** Comes again then; a snoozed one counts as read. */
    snoozedUntil: Instant.nullable(),
  })
  .meta({ id: 'TaskReminder' })
export type TaskReminder = z.infer<typeof TaskReminder>

/** That a colleague has said a word on a win; `at` is when. The word itself is with the win. */
export const AnsweredAttestation = z
  .object({
    ...told,
    type: z.literal('attestation-answered'),
    winId: RecordId,
    attestationId: RecordId,
    /** Who answered, as they say themselves. */
    name: line(1, 200),
    isConfirmed: z.boolean(),
  })
  .meta({ id: 'AnsweredAttestation' })
export type AnsweredAttestation = z.infer<typeof AnsweredAttestation>

/** In which discussion it happened, and who did it. */
const inDiscussion = { ...told, discussionId: RecordId, name: line(0, 200) }

/** That somebody named the person in a message, or answered one of theirs; `at` is its `postedAt`. What it says is with the message. */
export const MessageNotification = z
  .object({ ...inDiscussion, type: z.literal(['mention', 'reply']), messageId: RecordId })
  .meta({ id: 'MessageNotification' })
export type MessageNotification = z.infer<typeof MessageNotification>

/** That somebody invited the person to a discussion, removed them from it, or made them its owner; `at` is when. */
export const PlaceNotification = z
  .object({ ...inDiscussion, type: z.literal(['discussion-invite', 'discussion-removed', 'discussion-owner']) })
  .meta({ id: 'PlaceNotification' })
export type PlaceNotification = z.infer<typeof PlaceNotification>

/** That somebody gave the feedback the person asked for, by the name they gave; `at` is when. What they said is in the discussion. */
export const FeedbackNotification = z
  .object({ ...inDiscussion, type: z.literal('feedback-answered'), feedbackId: RecordId })
  .meta({ id: 'FeedbackNotification' })
export type FeedbackNotification = z.infer<typeof FeedbackNotification>

/** That somebody gave the person something to do in a discussion, by the words they gave it; `at` is when. It is a task of theirs. */
export const ActionNotification = z
  .object({ ...inDiscussion, type: z.literal('action-item'), actionId: RecordId, taskId: RecordId })
  .meta({ id: 'ActionNotification' })
export type ActionNotification = z.infer<typeof ActionNotification>

/** What the day holds, or what the last week came to: the first of its days. What there is is read when it is looked at. */
export const BriefingNotification = z
  .object({ ...toldOf, type: z.literal(['daily-plan', 'weekly-review']), date: PlainDate })
  .meta({ id: 'BriefingNotification' })
export type BriefingNotification = z.infer<typeof BriefingNotification>

/** That cards are due for practice on a day. */
export const PracticeNotification = z
  .object({ ...toldOf, type: z.literal('practice-due'), date: PlainDate, cards: z.int().min(1) })
  .meta({ id: 'PracticeNotification' })
export type PracticeNotification = z.infer<typeof PracticeNotification>

/** That a goal fell behind, or has had no check-in for long. */
export const GoalNotification = z
  .object({ ...told, type: z.literal(['goal-off-track', 'check-in-due']), goalId: RecordId })
  .meta({ id: 'GoalNotification' })
export type GoalNotification = z.infer<typeof GoalNotification>

/** That something happened to the ways into the account; `at` is when. It cannot be switched off. */
export const SecurityNotice = z
  .object({
    ...toldOf,
    type: z.literal('security-notice'),
    what: SecurityEvent,
    /** Which one: the name of a passkey or a token, a device. */
    detail: z.string().max(200).nullable(),
  })
  .meta({ id: 'SecurityNotice' })
export type SecurityNotice = z.infer<typeof SecurityNotice>

/** That somebody tried out how they are told. */
export const TestNotification = z.object({ ...toldOf, type: z.literal('test') }).meta({ id: 'TestNotification' })
export type TestNotification = z.infer<typeof TestNotification>

/** Of something that happened in a discussion. */
export type DiscussionNotification = MessageNotification | PlaceNotification | FeedbackNotification | ActionNotification

/** Something a person is told. */
export const Notification = z
  .discriminatedUnion('type', [
    TaskReminder,
    AnsweredAttestation,
    MessageNotification,
    PlaceNotification,
    FeedbackNotification,
    ActionNotification,
    BriefingNotification,
    PracticeNotification,
    GoalNotification,
    SecurityNotice,
    TestNotification,
  ])
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

/** Whether it is one whose mail is read anew when it is written, and has much to say. */
export const isBriefing = (told: Notification): told is BriefingNotification => isBriefingType(told.type)

export const isBriefingType = (type: Notification['type']): type is BriefingNotification['type'] =>
  type === 'daily-plan' || type === 'weekly-review'

/** What each goes by in the settings; `null` for what is always told, by every channel. */
export const kindOfType: Record<Notification['type'], ToldKind | null> = {
  'task-reminder': 'task-reminder',
  'attestation-answered': 'answer',
  'feedback-answered': 'answer',
  mention: 'mention',
  reply: 'reply',
  // One is meant by it, as by one's name.
  'action-item': 'mention',
  'discussion-invite': 'place',
  'discussion-removed': 'place',
  'discussion-owner': 'place',
  'daily-plan': 'daily-plan',
  'weekly-review': 'weekly-review',
  'practice-due': 'practice-due',
  'goal-off-track': 'goal-off-track',
  'check-in-due': 'check-in-due',
  'security-notice': null,
  test: null,
}

/** When a notification went out by a channel. */
export const sentAt = { mail: 'mailedAt', push: 'pushedAt' } as const satisfies Record<Channel, keyof Notification>

/** Until when a notification is held back from a channel. */
export const heldUntil = { mail: 'mailHeldUntil', push: 'pushHeldUntil' } as const satisfies Record<Channel, keyof Notification>

/** Of what is told in the app alone, and has gone nowhere yet. */
export const toldInApp = {
  ...{ readAt: null, mailedAt: null, pushedAt: null },
  ...{ isShown: true, mailHeldUntil: null, pushHeldUntil: null },
} satisfies Partial<Notification>

// Under the id that telling of this moment would have, so that it is not told again. What it is about may be long gone.
const archive: ArchiveRule<Notification> = {
  anew({ ...notification }, ids) {
    // What was to be sent from there is not sent from here.
    Object.assign(notification, { mailHeldUntil: null, pushHeldUntil: null })
    const anew = (id: string) => anyAnew(ids, id)
    if (notification.type === 'task-reminder') {
      const taskId = anew(notification.taskId)
      return { ...notification, taskId, id: notificationId(taskId, notification.at) }
    }
    // Discussions belong to several people, so that none is in an archive: it stays what it is.
    if ('discussionId' in notification) return notification
    if ('goalId' in notification) {
      const goalId = anew(notification.goalId)
      return { ...notification, goalId, id: notificationId(goalId, notification.at) }
    }
    if (!('attestationId' in notification)) return { ...notification, id: ids.within(notification.id) }
    const attestationId = anew(notification.attestationId)
    return { ...notification, attestationId, winId: anew(notification.winId), id: notificationId(attestationId, notification.at) }
  },
}

export const notifications = defineKind('notification', {
  schema: Notification,
  version: 2,
  upcasters: { 1: (told) => ({ ...told, pushedAt: null, isShown: true, mailHeldUntil: null, pushHeldUntil: null }) },
  keys: {
    unread: ({ readAt, isShown }) => isShown && readAt === null,
    discussionId: (notification) => ('discussionId' in notification ? notification.discussionId : null),
  },
  queries: {
    newest: { range: 'at', order: ['at', 'id'], descending: true },
    shown: { where: ['isShown'], order: ['at', 'id'], descending: true },
    ofType: { where: ['type'], range: 'at', order: ['at', 'id'], descending: true },
    mailHeld: { range: 'mailHeldUntil', sparse: 'mailHeldUntil', order: ['mailHeldUntil', 'id'] },
    pushHeld: { range: 'pushHeldUntil', sparse: 'pushHeldUntil', order: ['pushHeldUntil', 'id'] },
    unread: { where: ['unread'], order: ['at', 'id'], descending: true },
    unreadOf: { where: ['unread', 'discussionId'], sparse: 'discussionId', range: 'at', order: ['at', 'id'] },
  },
  archive,
})
