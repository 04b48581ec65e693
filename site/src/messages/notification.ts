/** The words of notifications that come while one is on any page. */
export const notifications = {
  unreadWord: 'unread',
  /** What has no title of its own is called. */
  titles: {
    'daily-plan': 'Your day',
    'weekly-review': 'Your week in review',
    'practice-due': (cards: number) => (cards === 1 ? 'One answer to practise' : `${cards} answers to practise`),
    test: 'A test of your notifications',
  },
  goal: { 'goal-off-track': 'Off track', 'check-in-due': 'A check-in is due' },
  due: (when: string) => `due ${when}`,
  late: 'late',
  snoozed: (when: string) => `snoozed until ${when}`,

  toasts: 'New notifications',
  came: (title: string) => `Reminder: ${title}`,
  answered: { true: (name: string) => `${name} confirms it`, false: (name: string) => `${name} sees it differently` },
  answerCame: (name: string, title: string) => `${name} answered about ${title}`,
  happened: {
    mention: (name: string) => `${name} mentioned you`,
    reply: (name: string) => `${name} answered you`,
    'discussion-invite': (name: string) => `${name} invited you`,
    'discussion-removed': (name: string) => `${name} removed you from this discussion`,
    'discussion-owner': (name: string) => `${name} made you its owner`,
    'action-item': (name: string) => `${name} gave you this to do`,
    'feedback-answered': (name: string) => `${name} gave you feedback`,
  },
  /** Who has no name here any more. */
  somebody: 'Somebody',
  open: 'Open',
  complete: 'Complete',
  snooze: 'Snooze',
  snoozeOf: (title: string) => `Snooze: ${title}`,
  snoozes: { minutes: '10 minutes', hour: '1 hour', morning: 'Tomorrow morning' },
  dismiss: (title: string) => `Close and mark as read: ${title}`,
  more: (n: number) => (n === 1 ? '1 more' : `${n} more`),
  failed: 'The server did not answer. Try again.',
  done: {
    complete: (title: string) => `Completed “${title}”`,
    snooze: (when: string) => `Snoozed until ${when}`,
  },
}
