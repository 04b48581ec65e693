const tasks = (n: number) => (n === 1 ? '1 task' : `${n} tasks`)

/** What is said of templates among the tasks. A translation is a file like this one. */
export const template = {
  used: (name: string) => `Made “${name}” from its template`,
  takenBack: (name: string) => `Moved “${name}” and its steps to the trash`,
  made: (name: string) => `“${name}” is kept as a template.`,
  replaced: (name: string) => `“${name}” takes the place of the template it had.`,
  same: {
    title: (name: string) => `There is a template “${name}” already`,
    text: (own: string) => `Replace it, or keep both: the new one is then called “${own}”.`,
    replace: 'Replace it',
    both: 'Keep both',
    cancel: 'Cancel',
  },
  save: 'Save as template',
  notSaved: (why: string) => `Not kept as a template: ${why}`,
  fromTemplate: 'From a template',
}

/** The words of their page, which needs no script. */
export const templatePage = {
  title: 'Templates',
  subtitle: 'Tasks with their steps, to be made again',
  empty: 'Open a task and choose “Save as template”: it is kept here with its steps, and made again from any day on.',
  emptyAction: 'Go to all tasks',
  size: (n: number, days: number) => (days > 0 ? `${tasks(n)} over ${days + 1} days` : tasks(n)),
  counts: { start: 'Begins on', end: 'Ends on' },
  countsLabel: (name: string) => `Whether the day is the first or the last of “${name}”`,
  day: (name: string) => `The day for “${name}”`,
  use: 'Make the tasks',
  useNamed: (name: string) => `Make the tasks of “${name}”`,
  inIt: 'What is in it',
  dueOnDay: (day: number) => `day ${day + 1}`,
  name: 'Name',
  rename: 'Rename',
  remove: 'Move to the trash',
  removed: (name: string) => `“${name}” is in the trash. The tasks made from it stay.`,
  restore: 'Bring it back',
  more: 'More templates',
}
