export const landing = {
  title: 'A private place for your working life',
  description:
    'Throughline keeps what you plan and finish, with its day and its number, so that a review or an interview is told from evidence. Runs on your own machine.',
  nav: { label: 'On this page', thread: 'The thread', state: 'What is in', host: 'Run it yourself', signIn: 'Sign in' },
  hero: {
    title: 'What you did, ready for when you are asked.',
    lead: 'Throughline is a private place for a working life. What you finish keeps its day, so that one day a review or an interview is told from evidence, not from memory.',
    start: 'Make an account',
    demo: 'Look around first',
    signIn: 'Sign in',
    fine: 'It is growing. The whole of the thread beside this is in use.',
  },
  thread: {
    label: 'An example: how one morning becomes an answer',
    steps: [
      {
        when: 'Thu 12 Nov',
        date: '2026-11-12',
        kind: 'Task, done 08:52',
        words: 'Rerun the bakeware model without week 31',
        look: 'plain',
      },
      {
        when: '18:40',
        date: '2026-11-12',
        kind: 'Journal',
        words: '“We held £61,000 of tins last winter for a customer who was never coming.”',
        look: 'quote',
      },
      {
        when: '19:05',
        date: '2026-11-12',
        kind: 'Win',
        words: 'Found the order that had bent the forecast for fifteen months. 69 to 78 %.',
        look: 'made',
      },
      {
        when: 'Wed 2 Dec',
        date: '2026-12-02',
        kind: 'Panel interview',
        words: 'Tell us about a time you found the real cause of a problem.',
        look: 'asked',
      },
    ],
  },
  picture: 'The Today list; on a wide screen, an open task beside it',
  state: {
    title: 'What is in',
    sub: 'A knot on the line is something you can use now.',
    work: [
      {
        name: 'Tasks',
        words:
          'Today with what is overdue, Upcoming, Inbox, everything, and what is done. Write “Friday 4pm” or “every Monday” and the date is read. Search, notes, order by hand, undo.',
      },
      {
        name: 'Goals',
        words: 'Measured by a figure, by milestones or by finished tasks, with check-ins, an honest pace and a review at the end.',
      },
      {
        name: 'Journal',
        words: 'A calm page for each day, with photos, prompts and its own search. It can be sealed with a passphrase that only you know.',
      },
      {
        name: 'Discussions',
        words:
          'Talk with the people you choose: one-on-ones with an agenda, and decisions that keep their reasons and come back to be looked at.',
      },
    ],
    later: [
      {
        name: 'Career',
        words: 'Finished work becomes wins that keep their evidence, and wins become review packets and résumés.',
      },
      {
        name: 'Interview prep',
        words:
          'Wins become stories. They answer questions, come back before you forget them, and are told aloud for the job you are after.',
      },
      {
        name: 'Import',
        words:
          'An export of Todoist, TickTick, Vikunja or a calendar, with a preview that names every line it could not read. All of it or nothing, and undone as one.',
      },
      {
        name: 'Your own server',
        words: 'One process, its database a file beside it, or MongoDB for many machines. The HTTP API does whatever the screens do.',
      },
    ],
    workTitle: 'While you work',
    laterTitle: 'What it becomes, and where it is kept',
  },
  kept: [
    {
      title: 'Nobody is watching',
      words: 'No adverts, no tracking, nothing loaded from anywhere else. This very page runs no script at all.',
    },
    {
      title: 'Saved means saved',
      words: 'When the app says a thing is stored, it is on the disk. What you delete waits in the trash for 30 days.',
    },
    { title: 'Hands on the keys', words: 'Everything works from the keyboard, in a light and a dark theme, on a phone as on a desk.' },
  ],
  host: {
    title: 'Run it yourself',
    sub: 'One command on your own machine, in a copy of the source. It needs Node and nothing else; mail goes to a folder until you name a server for it.',
    command: 'npm install && npm start',
    address: 'Then open http://localhost:4321.',
  },
  foot: { product: 'Throughline', api: 'API', sandbox: 'Sandbox', signIn: 'Sign in', signUp: 'Make an account' },
}
