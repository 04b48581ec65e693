import { z } from 'zod'
import { type ArchiveRule, defineKind, envelope, Instant, line, PlainDate, PlainDateTime, RecordId, TimeZone } from '../kernel/index.ts'
import { notificationId } from './notification-id.ts'

/** What every kind of notification says. Its texts are as they were at that moment. */
const told = {
  ...envelope,
  /** What the task, the win or the discussion it is about was called. */
  title: line(1, 500),
  /** The moment it is of; `createdAt` is when it came. */
  at: Instant,
  readAt: Instant.nullable(),
  /** When it was sent by mail as well. */
  mailedAt: Instant.nullable(),
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

/** Of something that happened in a discussion. */
export type DiscussionNotification = MessageNotification | PlaceNotification | FeedbackNotification

/** What goes by mail too, where the person wants it. */
export type MailedNotification = TaskReminder | AnsweredAttestation

/** Something a person is told. */
export const Notification = z
  .discriminatedUnion('type', [TaskReminder, AnsweredAttestation, MessageNotification, PlaceNotification, FeedbackNotification])
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

// Under the id that telling of this moment would have, so that it is not told again. What it is about may be long gone.
const archive: ArchiveRule<Notification> = {
  anew(notification, ids) {
    const anew = (id: string) => ids.of(id) ?? ids.within(id)
    if (notification.type === 'task-reminder') {
      const taskId = anew(notification.taskId)
      return { ...notification, taskId, id: notificationId(taskId, notification.at) }
    }
    // Discussions belong to several people, so that none is in an archive: it stays what it is.
    if ('discussionId' in notification) return notification
    const attestationId = anew(notification.attestationId)
    return { ...notification, attestationId, winId: anew(notification.winId), id: notificationId(attestationId, notification.at) }
  },
}

export const notifications = defineKind('notification', {
  schema: Notification,
  version: 1,
  keys: {
    unread: ({ readAt }) => readAt === null,
    discussionId: (notification) => ('discussionId' in notification ? notification.discussionId : null),
  },
  queries: {
    newest: { range: 'at', order: ['at', 'id'], descending: true },
    unread: { where: ['unread'], order: ['at', 'id'], descending: true },
    unreadOf: { where: ['unread', 'discussionId'], sparse: 'discussionId', range: 'at', order: ['at', 'id'] },
  },
  archive,
})
