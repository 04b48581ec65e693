export { deliverNotifications } from './deliver-notifications.ts'
export { notificationId } from './notification-id.ts'
export {
  type AnswerMail,
  NOTIFICATION_MAIL_JOB,
  type NotificationMail,
  type NotificationMailRequest,
  notificationMailed,
  type ReminderMail,
  writeNotificationMail,
} from './notification-mail.ts'
export * from './read-notifications.ts'
export { readOfDiscussion } from './read-of-discussion.ts'
export {
  type AnsweredAttestation,
  type DiscussionNotification,
  Notification,
  notifications,
  type TaskReminder,
} from './schema.ts'
export { resumeSnooze, SnoozeNotification, snoozeNotification } from './snooze-notification.ts'
export type { TellDeps } from './tell.ts'
export { tellOfDiscussion } from './tell-of-discussion.ts'
