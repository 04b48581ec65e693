import {
  countUnread,
  editNotification,
  listNotifications,
  Notification,
  NotificationChanges,
  readAllNotifications,
  SnoozeNotification,
  snoozeNotification,
} from '@throughline/core/notification'
import { z } from 'zod'
import { exampleNotification } from '../examples.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { flag, pageOf, paging } from '../query.ts'
import { json, jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const notification = { description: 'The notification.', schema: Notification, example: exampleNotification, headers: ['ETag'] } as const

const unread = { schema: z.object({ unread: z.int() }), example: { unread: 2 } }

export const notificationRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/notifications',
    operationId: 'listNotifications',
    summary: 'What you were told, newest first',
    area: 'Notifications',
    query: z.strictObject({ unread: flag.describe('Only what is unread.'), ...paging }),
    caching: 'list',
    answers: {
      200: pageAnswer(Notification, exampleNotification),
    },
    run: async ({ deps, query }) => jsonPage(await listNotifications(deps, query, pageOf(query))),
  }),
  forPerson({
    method: 'GET',
    path: '/notifications/count',
    operationId: 'countNotifications',
    summary: 'How many notifications are unread',
    area: 'Notifications',
    caching: 'list',
    answers: { 200: { description: 'The count.', ...unread, headers: ['ETag'] } },
    run: async ({ deps }) => json({ unread: await countUnread(deps) }),
  }),
  forPerson({
    method: 'PATCH',
    path: '/notifications/{id}',
    operationId: 'editNotification',
    summary: 'Mark a notification as read or unread',
    area: 'Notifications',
    body: NotificationChanges,
    answers: { 200: notification },
    run: async ({ deps, params, body }) => record(await editNotification(deps, pathId(params.id, 'notification'), body)),
  }),
  forPerson({
    method: 'POST',
    path: '/notifications/read',
    operationId: 'readAllNotifications',
    summary: 'Mark all notifications as read, the newest 200 at a time',
    area: 'Notifications',
    answers: { 200: { description: 'How many are still unread.', ...unread, example: { unread: 0 } } },
    run: async ({ deps }) => json({ unread: await readAllNotifications(deps) }),
  }),
  forPerson({
    method: 'POST',
    path: '/notifications/{id}/snooze',
    operationId: 'snoozeNotification',
    summary: 'Let a reminder rest until a moment; it then comes again',
    area: 'Notifications',
    body: SnoozeNotification,
    answers: { 200: notification, 409: { description: 'The task is closed, or it is no reminder.' } },
    run: async ({ deps, params, body }) => record(await snoozeNotification(deps, pathId(params.id, 'notification'), body)),
  }),
]
