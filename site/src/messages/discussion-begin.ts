/** The form of a new discussion, apart from what the list of them says too. */
export const beginning = {
  people: 'Invite by e-mail',
  peopleHelp: 'One address or several. Each gets a personal link; you are not told whether they have an account.',
  /** In place of that, where mail is not set up. */
  noMail: 'This server sends no e-mail, so nobody would hear of it. Invite by link, and send it yourself.',
  link: 'Invite by link later',
  agenda: 'To talk about',
  agendaHelp: 'One per line. What is not settled moves on to the next meeting.',
  every: 'Meets',
  never: 'Not regularly',
  rules: { 'FREQ=WEEKLY': 'Every week', 'FREQ=WEEKLY;INTERVAL=2': 'Every two weeks', 'FREQ=MONTHLY': 'Every month' },
  firstMeeting: 'First meeting',
  minutes: 'For',
  lasts: (n: number) => `${n} minutes`,
  decision:
    'Say what there is to decide. Once decided, record it with “/decision”: give it a day to come back, and a task will ask how it turned out.',
  noTitle: 'Say in up to 200 characters what it is about.',
  noFirstMeeting: 'Set the first meeting, or choose “Not regularly”.',
  noSeries: 'These meetings never fall on a day.',
  noEmail: (email: string) => `“${email}” is not an e-mail address.`,
  tooManyEmails: (n: number) => `Invite up to ${n} people at a time.`,
  longAgenda: (n: number) => `An agenda can have up to 50 lines of ${n} characters.`,
  longMessage: 'A message can have at most 20,000 characters.',
}
