import { z } from 'zod'
import { type ArchiveRule, defineKind, envelope, Instant, line, PlainDate, PlainDateTime, RecordId, TimeZone } from '../kernel/index.ts'
import { notificationId } from './notification-id.ts'

/** Something a person is told: that a task asks to be remembered. Its texts are as they were at that moment. */
export const Notification = z
  .object({
    ...envelope,
    type: z.enum(['task-reminder']),
    taskId: RecordId,
    title: line(1, 500),
    /** When the task was due, if it was. */
    due: z.object({ dueDate: PlainDate.nullable(), dueAt: PlainDateTime.nullable(), timeZone: TimeZone.nullable() }),
    /** The moment that was asked for; `createdAt` is when it came. */
    at: Instant,
    /** Whether it came much later than asked for, such as when the server was down. */
    late: z.boolean(),
    readAt: Instant.nullable(),
    /** Comes again then; a snoozed one counts as read. */
    snoozedUntil: Instant.nullable(),
    /** When it was sent by mail as well. */
    mailedAt: Instant.nullable(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

// Under the id that telling of this moment would have, so that it is not told again. Its task may be long gone.
const archive: ArchiveRule<Notification> = {
  anew(notification, ids) {
    const taskId = ids.of(notification.taskId) ?? ids.within(notification.taskId)
    return { ...notification, taskId, id: notificationId(taskId, notification.at) }
  },
}

export const notifications = defineKind('notification', {
  schema: Notification,
  version: 1,
  keys: { unread: ({ readAt }) => readAt === null },
  queries: {
    newest: { range: 'at', order: ['at', 'id'], descending: true },
    unread: { where: ['unread'], order: ['at', 'id'], descending: true },
  },
  archive,
})
