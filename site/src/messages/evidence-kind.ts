/** What each kind of evidence is called. */
export const evidenceKinds = {
  task: 'Task',
  goal: 'Goal',
  'check-in': 'Check-in',
  'journal-entry': 'Journal',
  message: 'Message',
  'feedback-answer': 'Feedback',
  file: 'File',
  link: 'Link',
  note: 'Note',
} as const
