export const landing = {
  title: 'A private place for your working life',
  description:
    'Tasks, goals, a journal and conversations in one private place. What you finish becomes the evidence for reviews and interviews. Free software that runs on your own machine.',
  preview: 'The words “What you did, ready for when you are asked.” beside a thread from a morning’s work to an interview',
  nav: { label: 'On this page', thread: 'The thread', data: 'Your data', host: 'Run it yourself', price: 'Price', signIn: 'Sign in' },
  hero: {
    title: 'What you did, ready for when you are asked.',
    lead: 'Tasks, goals, a journal and 1:1s in one private place that remembers what you did. Each thing you finish keeps its day and its number, so reviews and interviews are told from evidence, not from memory.',
    start: 'Create an account',
    demo: 'Open the demo',
    fine: 'The demo runs in your browser with an invented person’s data; nothing is sent. This page runs no script at all.',
  },
  thread: {
    label: 'An example: how a few days become an answer',
    steps: [
      {
        when: 'Mon 9 Nov',
        date: '2026-11-09',
        kind: 'Check-in',
        words: 'Forecast accuracy: 77.6 %. Bakeware is the drag.',
        look: 'plain',
      },
      {
        when: 'Thu 12 Nov',
        date: '2026-11-12',
        kind: 'Task, done 06:52',
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
        kind: 'Win, made of these three',
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
  pictures: {
    tasks: 'The Today list; on a wide screen, an open task beside it',
    career: {
      light: { alt: 'Career: a win with its number, and the task, journal entry and goal it was made of', under: 'Career, by day' },
      dark: { alt: 'The same page in the dark theme', under: 'The same page after dark' },
    },
  },
  uses: {
    title: 'What people use it for',
    points: [
      {
        title: 'Write a half-year review in an afternoon',
        words:
          'Choose the months and who reads it. The draft is made of your wins, goals and numbers, each sentence linked to its source. Edit it, and save it as Word or PDF.',
      },
      {
        title: 'Answer “tell us about a time when…”',
        words:
          'Tell a win as a story of one or two minutes, see what the job asks for that you cannot prove yet, and practise aloud on days chosen to make it stick.',
      },
      {
        title: 'Have 1:1s that lead somewhere',
        words:
          'Share an agenda, record what was decided and why, and give out actions as tasks. Months later it asks how the decision turned out.',
      },
    ],
  },
  claim: {
    title: 'Every claim walks back to its day',
    sub: 'A finished task, a check-in, a line of the journal or a message becomes a win in one step. Wins make stories, and stories answer questions. Open any of them and you are back at the morning it happened.',
  },
  places: {
    title: 'Six places, one thread',
    sub: 'Each is worth having by itself. Together they remember what you did.',
    first: {
      title: 'While you work',
      each: [
        {
          name: 'Tasks',
          words: 'Write “Friday 4pm” or “every Monday” and the date is read. List, board and calendar, all of it from the keyboard.',
        },
        { name: 'Goals', words: 'A number, milestones or finished tasks, with check-ins, an honest pace and a review at the end.' },
        { name: 'Journal', words: 'A calm page for each day, with photos, prompts and its own search.' },
      ],
    },
    second: {
      title: 'What it becomes',
      each: [
        {
          name: 'Discussions',
          words: '1:1s with an agenda, and decisions that keep their reasons and come back for a second look.',
        },
        { name: 'Career', words: 'Wins with their evidence, review packets, and résumés as PDF, Word and JSON Resume.' },
        { name: 'Interview prep', words: 'Stories made of wins, a bank of questions, rehearsals and a plan for each target job.' },
      ],
    },
  },
  data: {
    title: 'What happens to your data',
    sub: 'It is yours, in ways you can check.',
    points: [
      {
        title: 'It stays on one machine',
        words: 'A database, and a folder for your files, where you or your host put them. Nothing on any page is loaded from elsewhere.',
      },
      {
        title: 'A journal can be sealed',
        words: 'It is encrypted in your browser with a passphrase that only you know. Not even whoever runs the server can read it.',
      },
      {
        title: 'Saved means saved',
        words: 'When the app says something is saved, it is on the disk. What you delete waits in the trash for 30 days.',
      },
      {
        title: 'Take it along',
        words: 'Everything as Markdown and JSON, with your files, at any time. Another install reads it all back in.',
      },
      {
        title: 'Gone means gone',
        words: 'Delete your account, and after 14 days to think again it is erased, down to the words that search had kept.',
      },
      {
        title: 'No model reads along',
        words:
          'Drafts are made by plain rules. A language model answers only where a host has set one up, when you ask, and sees what you attach.',
      },
    ],
  },
  host: {
    title: 'Run it yourself',
    sub: 'Two commands in a copy of the source, for one person or a whole firm. The right Node, the database and everything else come along.',
    address: 'Then open http://localhost:4321. Any Node from 20 on, with its npm, is enough to begin.',
  },
  price: {
    title: 'Price',
    own: { name: 'On your own machine', about: 'Everything, for as many people as you like', sum: 'Free' },
    or: ' or ',
    free: (days: number) => (days === 1 ? 'The first day is free.' : `The first ${days} days are free.`),
    kept: 'Without a plan, all that you have stays yours to read, to edit and to take along.',
  },
  foot: { product: 'Throughline', api: 'API', sandbox: 'Sandbox', signIn: 'Sign in', signUp: 'Create an account' },
}
