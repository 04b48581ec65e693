const tasks = (n: number) => (n === 1 ? '1 task' : `${n} tasks`)

/** What is said of templates among the tasks. A translation is a file like this one. */
export const template = {
  used: (name: string) => `Created “${name}” from its template`,
  takenBack: (name: string) => `Moved “${name}” and its steps to the trash`,
  made: (name: string) => `Saved “${name}” as a template.`,
  replaced: (name: string) => `Replaced the template “${name}”.`,
  same: {
    title: (name: string) => `There is already a template “${name}”`,
    text: (own: string) => `Replace it, or keep both: the new one is then called “${own}”.`,
    replace: 'Replace it',
    both: 'Keep both',
    cancel: 'Cancel',
  },
  save: 'Save as template',
  notSaved: (why: string) => `Not saved as a template: ${why}`,
  fromTemplate: 'From a template',
}

/** The words of their page, which needs no script. */
export const templatePage = {
  title: 'Templates',
  subtitle: 'Tasks with their steps, ready to use again',
  empty: 'Open a task and choose “Save as template”: it is kept here with its steps, ready to use again from any day.',
  emptyAction: 'Go to all tasks',
  size: (n: number, days: number) => (days > 0 ? `${tasks(n)} over ${days + 1} days` : tasks(n)),
  counts: { start: 'Starts on', end: 'Ends on' },
  countsLabel: (name: string) => `Whether the day is the first or the last of “${name}”`,
  day: (name: string) => `The day for “${name}”`,
  use: 'Create the tasks',
  useNamed: (name: string) => `Create the tasks of “${name}”`,
  inIt: 'What it contains',
  dueOnDay: (day: number) => `day ${day + 1}`,
  name: 'Name',
  rename: 'Rename',
  remove: 'Move to the trash',
  removed: (name: string) => `“${name}” is in the trash. The tasks made from it stay.`,
  restore: 'Restore',
  more: 'More templates',
}
