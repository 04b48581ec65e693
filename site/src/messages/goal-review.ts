const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

/** The words of going through goals in one sitting. A translation is a file like this one. */
export const goalReview = {
  title: 'Goal review',
  back: 'Goals',
  place: (at: number, of: number) => `${at} of ${of}`,
  since: (day: string) => `Since ${day}`,
  sinceBegin: 'Since it started',
  done: (n: number) => `${count(n, 'task', 'tasks')} done`,
  added: (n: number) => `${count(n, 'task', 'tasks')} added`,
  time: (length: string) => `${length} spent`,
  nothing: 'No changes to its tasks.',
  reading: 'Loading what happened…',
  unread: 'What happened could not be loaded.',
  save: 'Check in, then next',
  skip: 'Skip',
  goOn: 'Next',
  previous: 'Back',
  keys: 'Enter checks in, Alt+S skips, Alt+B goes back.',
  finished: 'All done.',
  moved: 'What moved',
  skipped: 'Skipped',
  nothingMoved: 'No check-in this time.',
  fromTo: (from: string | null, to: string) => (from === null ? to : `${from} → ${to}`),
  nothingDue: 'No goal is due for a check-in.',
  all: 'Review all active goals',
  home: 'Back to your goals',
} as const
