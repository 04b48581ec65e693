export { deliveryOf, wants } from './channels.ts'
export { deliverNotifications } from './deliver-notifications.ts'
export { type DigestMail, digestSent, type Held, letGo, readHeld, writeDigestMail } from './digest/digest-mail.ts'
export { DIGEST_JOBS, type DigestRequest } from './digest/request-digest.ts'
export { notificationKinds } from './kinds.ts'
export { notificationId } from './notification-id.ts'
export {
  type AnswerMail,
  type MailDeps,
  type MailedNotification,
  NOTIFICATION_MAIL_JOB,
  type NotificationMail,
  type NotificationMailRequest,
  notificationMailed,
  notificationToMail,
  type ReminderMail,
  type SecurityMail,
  type ToldMail,
  toldMail,
  writeNotificationMail,
} from './notification-mail.ts'
export { pathOf } from './path-of.ts'
export type { PushWordsDep } from './push/deliver-push.ts'
export { createPushRunner, type PushRunner } from './push/run-push.ts'
export * from './push/schema.ts'
export {
  carryPush,
  endPushSubscription,
  endPushSubscriptions,
  listPushSubscriptions,
  NewPushSubscription,
  ShownPushSubscription,
  subscribeToPush,
} from './push/subscriptions.ts'
export { nextTimeOfDay, quietUntil } from './quiet-hours.ts'
export * from './read-notifications.ts'
export { readOfDiscussion } from './read-of-discussion.ts'
export {
  type AnsweredAttestation,
  type BriefingNotification,
  type DiscussionNotification,
  isBriefing,
  isBriefingType,
  Notification,
  notifications,
  type SecurityNotice,
  type TaskReminder,
  toldInApp,
} from './schema.ts'
export { editNotificationSettings, readNotificationSettings, tryNotifications } from './settings.ts'
export { resumeSnooze, SnoozeNotification, snoozeNotification } from './snooze-notification.ts'
export { type NewNotification, type Outcome, type TellDeps, tell } from './tell.ts'
export { tellOfDiscussion } from './tell-of-discussion.ts'
export { unsubscribeToken } from './unsubscribe/token.ts'
export * from './unsubscribe/unsubscribe.ts'
