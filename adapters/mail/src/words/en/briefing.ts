/** The words of the morning’s mails: titles are the person’s own. */
export const plan = {
  subject: (day: string, tasks: number) =>
    tasks === 0 ? `Your ${day}` : tasks === 1 ? `Your ${day}: one task` : `Your ${day}: ${tasks} tasks`,
  lead: (name: string) => `Good morning, ${name}. This is what the day holds.`,
  meetings: 'Meetings',
  tasks: 'Today',
  moreTasks: (more: number) => (more === 1 ? 'and one more' : `and ${more} more`),
  also: 'Also waiting',
  overdue: (n: number) => (n === 1 ? 'One task is overdue' : `${n} tasks are overdue`),
  overdueDetail: 'Move them all to today in one step',
  practice: (n: number) => (n === 1 ? 'One answer to practise' : `${n} answers to practise`),
  offTrack: 'Off track',
  checkIns: 'Check in on',
  priority: { high: 'high', urgent: 'urgent' } as Partial<Record<string, string>>,
  button: 'Open today',
  footer: 'This is the plan of your day from Throughline. Days without tasks are left out.',
}

export const review = {
  subject: (done: number) =>
    done === 0 ? 'Your week in review' : done === 1 ? 'Your week: one task done' : `Your week: ${done} tasks done`,
  lead: (from: string, until: string) => `${from} to ${until}.`,
  done: (n: number) => (n === 1 ? 'Done: one task' : `Done: ${n} tasks`),
  wins: 'Worth keeping',
  winsDetail: 'Keep it as a win, with its date and source',
  goals: 'How your goals go',
  pace: { 'on-track': 'On track', behind: 'Behind', 'at-risk': 'At risk' },
  ahead: (n: number) => (n === 1 ? 'The week ahead: one task' : `The week ahead: ${n} tasks`),
  more: (n: number) => (n === 1 ? 'and one more' : `and ${n} more`),
  button: 'Review your goals',
  footer: 'This is the review of your week from Throughline. Weeks without anything done are left out.',
}
