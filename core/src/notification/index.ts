export { deliverNotifications } from './deliver-notifications.ts'
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
export { type AnsweredAttestation, Notification, notifications, type TaskReminder } from './schema.ts'
export { resumeSnooze, SnoozeNotification, snoozeNotification } from './snooze-notification.ts'
