const things = (n: number) => (n === 1 ? '1 thing' : `${n} things`)

/** The words of what waits to be sent. */
export const waiting = {
  mark: {
    'no-network': 'Offline',
    'no-answer': 'No answer',
    'signed-out': 'Signed out',
    kept: 'Not sent yet',
  },
  unsent: (n: number) => `${n} unsent`,
  /** Of a page that was kept. */
  asOf: (time: string) => `This page is as it was at ${time}.`,
  why: {
    'no-network': 'You are offline. What you write is kept here and sent when you are back.',
    'no-answer': 'The server does not answer. What you write is kept here and sent when it does.',
    'signed-out': 'You are signed out. What you wrote is kept here and sent when you have signed in again.',
    kept: 'This is kept here and not on the server yet.',
  },
  signIn: (n: number) => `Sign in again to send ${things(n)}`,
  list: 'Waiting to be sent',
  kinds: {
    task: 'Task',
    'new-task': 'New task',
    goal: 'Goal',
    'new-goal': 'New goal',
    'check-in': 'Check-in',
    'new-check-in': 'New check-in',
    entry: 'Entry',
    'new-entry': 'New entry',
    message: 'Message',
    other: 'Change',
  },
  did: {
    created: 'created',
    changed: 'changed',
    completed: 'completed',
    skipped: 'skipped',
    reopened: 'opened again',
    deleted: 'deleted',
    restored: 'restored',
  },
  inTalk: (talk: string) => `in “${talk}”`,
  since: (when: string) => `since ${when}`,
  refused: 'The server did not accept it. Your text is kept.',
  choice: 'Changed elsewhere too. Both are kept: choose which one stays.',
  elsewhere: 'In another tab',
  open: 'Open',
  choose: 'Choose',
  takeBack: 'Take back',
  takeBackOf: (what: string) => `Take back: ${what}`,
  tooLate: 'This may have arrived already. Undo it once it is sent.',
  tryNow: 'Try now',
  /** As they are typed, to be read where there is no network. */
  days: {
    today: 'today',
    tomorrow: 'tomorrow',
    more: /\d|(?<!\p{L})(?:every|each|daily|weekly|monthly|noon|midday|midnight|morning|afternoon|evening|night|at|by|for|from|until|till|in|next|half|quarter|start|starting|today|tomorrow|\p{L}+day)(?!\p{L})/iu,
  },
  told: {
    offline: 'Offline. What you write is kept here.',
    back: (n: number) => (n === 0 ? 'Back.' : `Back. ${things(n)} sent.`),
  },
  leaving: {
    title: (n: number) => (n === 1 ? '1 thing is kept only here' : `${n} things are kept only here`),
    text: 'It is in this browser and not on the server yet. If you keep it, it is sent when you sign in here again; until then, anyone who opens this browser could read it.',
    keep: 'Sign out and keep it here',
    throwAway: 'Discard it and sign out',
  },
}
