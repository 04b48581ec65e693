const things = (n: number) => (n === 1 ? '1 thing' : `${n} things`)

/** The words of what waits to be sent. */
export const waiting = {
  mark: {
    'no-network': 'Offline',
    'no-answer': 'No answer',
    'signed-out': 'Signed out',
    kept: 'Kept here',
  },
  keptHere: 'kept here',
  number: (n: number) => (n === 1 ? '1 waits' : `${n} wait`),
  asOf: (time: string) => `as of ${time}`,
  why: {
    'no-network': 'You are offline. What you write is kept here and sent when you are back.',
    'no-answer': 'The server does not answer. What you write is kept here and sent when it does.',
    'signed-out': 'You are signed out. What you wrote is kept here and sent when you have signed in again.',
    kept: 'This is kept here and not on the server yet.',
  },
  signIn: (n: number) => `Sign in again to send ${things(n)}`,
  list: 'What waits',
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
  since: (when: string) => `since ${when}`,
  refused: 'Not taken by the server. Your text is kept.',
  choice: 'Changed elsewhere too. Both are kept: choose which one stays.',
  elsewhere: 'In another tab',
  open: 'Open',
  choose: 'Choose',
  takeBack: 'Take back',
  takeBackOf: (what: string) => `Take back: ${what}`,
  tooLate: 'This may have arrived already. Undo it once it is sent.',
  tryNow: 'Try now',
  told: {
    offline: 'Offline. What you write is kept here.',
    back: (n: number) => (n === 0 ? 'Back.' : `Back. ${things(n)} sent.`),
  },
  leaving: {
    title: (n: number) => (n === 1 ? '1 thing is kept only here' : `${n} things are kept only here`),
    text: 'It is in this browser and not on the server yet. Kept, it is sent when you sign in here again; until then, whoever opens this browser could read it.',
    keep: 'Sign out and keep it here',
    throwAway: 'Throw it away and sign out',
  },
}
