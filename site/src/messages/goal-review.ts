const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

/** The words of going through goals in one sitting. A translation is a file like this one. */
export const goalReview = {
  title: 'Review of goals',
  back: 'Goals',
  place: (at: number, of: number) => `${at} of ${of}`,
  since: (day: string) => `Since ${day}`,
  sinceBegin: 'Since it began',
  done: (n: number) => `${count(n, 'task', 'tasks')} done`,
  added: (n: number) => `${count(n, 'task', 'tasks')} added`,
  time: (length: string) => `${length} spent`,
  nothing: 'Nothing happened to its tasks.',
  reading: 'Reading what happened…',
  unread: 'What happened could not be read.',
  save: 'Check in and go on',
  skip: 'Skip',
  goOn: 'Go on',
  previous: 'Back',
  keys: 'Enter checks in, Alt+S skips, Alt+B goes back.',
  finished: 'That is all.',
  moved: 'What moved',
  skipped: 'Skipped',
  nothingMoved: 'No check-in this time.',
  fromTo: (from: string | null, to: string) => (from === null ? to : `${from} → ${to}`),
  nothingDue: 'No goal is due for a check-in.',
  all: 'Go through all active goals',
  home: 'To your goals',
} as const
