import type { Notification } from './schema.ts'

/** Where on the site a notification leads. */
export function pathOf(told: Notification): string {
  switch (told.type) {
    case 'task-reminder':
    case 'action-item':
      return `/tasks/${told.taskId}`
    case 'attestation-answered':
      return `/career/wins/${told.winId}`
    case 'goal-off-track':
    case 'check-in-due':
      return `/goals/${told.goalId}`
    case 'practice-due':
      return '/interview-prep'
    case 'daily-plan':
      return '/tasks'
    case 'weekly-review':
      return '/goals/review'
    case 'security-notice':
      return '/settings/account'
    case 'test':
      return '/settings/notifications'
    // Who was removed finds nothing there any more, and who was invited nothing yet.
    case 'discussion-removed':
    case 'discussion-invite':
      return '/discussions'
    case 'feedback-answered':
      return `/discussions/${told.discussionId}#feedback-${told.feedbackId}`
    default:
      return 'messageId' in told ? `/discussions/${told.discussionId}?message=${told.messageId}` : `/discussions/${told.discussionId}`
  }
}
