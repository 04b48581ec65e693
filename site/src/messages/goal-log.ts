/** The words of writing down how a goal goes from the palette. */
export const goalLog = {
  action: 'Check in on a goal',
  label: 'Check in',
  placeholder: 'A goal and its value, such as accuracy 77.6',
  /** What a line begins with that says a goal and its value. */
  verbs: ['check in', 'log', 'record'],
  on: (figure: string, title: string) => `${figure} on ${title}`,
  marks: {
    yes: (title: string) => `${title}, yes today`,
    no: (title: string) => `${title}, not today`,
    skip: (title: string) => `${title}, skip today`,
  },
  /** Words that are typed for a mark. */
  read: { yes: ['yes', 'y', 'done', 'ja'], no: ['no', 'n', 'not', 'nein'], skip: ['skip', 'skipped'] },
  number: 'a number',
  inUnit: (unit: string) => `in ${unit}`,
  inTime: 'minutes, or 1:30',
  create: 'New goal',
  createHint: 'What do you want to reach?',
  /** What a line begins with that names a new goal. */
  createVerbs: ['new goal', 'add goal', 'set goal', 'goal:'],
  named: (title: string) => `“${title}”…`,
  unnamed: 'Open the form…',
  go: 'Goals',
  review: 'Review goals',
}
