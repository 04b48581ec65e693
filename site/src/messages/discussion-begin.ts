/** The form of a new discussion, apart from what the list of them says too. */
export const beginning = {
  people: 'Invite by e-mail',
  peopleHelp: 'One address or several. Each gets a link for one person; nobody is told whether they have an account.',
  link: 'Invite by a link afterwards',
  agenda: 'To talk about',
  agendaHelp: 'A line each. What is not settled goes on to the next meeting.',
  every: 'Meets',
  never: 'Not regularly',
  rules: { 'FREQ=WEEKLY': 'Every week', 'FREQ=WEEKLY;INTERVAL=2': 'Every second week', 'FREQ=MONTHLY': 'Every month' },
  firstMeeting: 'First meeting',
  minutes: 'For',
  lasts: (n: number) => `${n} minutes`,
  decision:
    'Say what there is to decide. Once it is decided, write it down with “/decision”: with a day to look again, it comes back as a task that asks how it turned out.',
  noTitle: 'Say in up to 200 characters what it is about.',
  noFirstMeeting: 'Say when the first meeting is, or that you do not meet regularly.',
  noSeries: 'The meetings have no day on which they come round.',
  noEmail: (email: string) => `“${email}” is no e-mail address.`,
  tooManyEmails: (n: number) => `Invite up to ${n} people at a time.`,
  longAgenda: (n: number) => `An agenda has up to 50 lines of ${n} characters.`,
  longMessage: 'A message has at most 20,000 characters.',
}
