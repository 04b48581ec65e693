/** The form of a new discussion, apart from what the list of them says too. */
export const beginning = {
  people: 'Invite by e-mail',
  peopleHelp:
    'One address or several, separated by commas. Each person gets a link of their own; you won’t be told whether they have an account.',
  link: 'Get a link to share once it has started',
  /** Of that, where mail is not set up. */
  noMail: 'This server doesn’t send e-mail, so you pass the link on yourself.',
  agenda: 'To talk about',
  agendaHelp: 'One per line. Anything not settled moves on to the next meeting.',
  every: 'Meets',
  never: 'Not regularly',
  rules: { 'FREQ=WEEKLY': 'Every week', 'FREQ=WEEKLY;INTERVAL=2': 'Every two weeks', 'FREQ=MONTHLY': 'Every month' },
  firstMeeting: 'First meeting',
  minutes: 'Length',
  lasts: (n: number) => `${n} minutes`,
  decision:
    'Say what needs deciding. Once it is decided, record it with “/decision”. Give it a day to come back, and on that day a task will ask you how it turned out.',
  noTitle: 'Say what it is about, in up to 200 characters.',
  noFirstMeeting: 'Set the first meeting, or choose “Not regularly”.',
  noSeries: 'Repeated like this, the meetings never fall on any day.',
  noEmail: (email: string) => `“${email}” is not an e-mail address.`,
  tooManyEmails: (n: number) => `Invite up to ${n} people at a time.`,
  longAgenda: (n: number) => `An agenda can have up to 50 lines of ${n} characters.`,
  longMessage: 'A message can have at most 20,000 characters.',
}
