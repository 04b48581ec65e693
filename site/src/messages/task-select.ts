const tasks = (n: number) => (n === 1 ? '1 task' : `${n} tasks`)

/** The words of choosing several tasks and doing something to all of them. A translation is a file like this one. */
export const select = {
  selectHelp: 'Select several tasks',
  row: (title: string) => `Select: ${title}`,
  bar: 'Selected tasks',
  count: (n: number) => `${n} selected`,
  countAloud: (n: number) => (n === 0 ? 'No task selected' : `${tasks(n)} selected`),
  dragged: tasks,
  elsewhere: (n: number) => `${n} not in this list`,
  all: 'Select all',
  allFailed: 'The list could not be read to its end. What was read is selected.',
  clear: 'Clear the selection',
  ended: 'Selection cleared',
  saving: (done: number, of: number) => `Saved ${done} of ${of}`,
  close: 'Close',

  short: {
    complete: 'Complete',
    reopen: 'Reopen',
    restore: 'Restore',
    due: 'Due',
    start: 'Start',
    priority: 'Priority',
    tags: 'Tags',
    goal: 'Goal',
    move: 'Move',
    remove: 'Trash',
  },
  long: {
    complete: (n: number) => `Complete ${n}`,
    reopen: (n: number) => `Reopen ${n}`,
    restore: (n: number) => `Restore ${n}`,
    due: (n: number) => `Due date of ${tasks(n)}`,
    start: (n: number) => `Start of ${tasks(n)}`,
    priority: (n: number) => `Priority of ${tasks(n)}`,
    tags: (n: number) => `Tags of ${tasks(n)}`,
    goal: (n: number) => `Goal of ${tasks(n)}`,
    move: (n: number) => `Move ${tasks(n)} under another`,
    remove: (n: number) => `Move ${n} to the trash`,
  },

  day: {
    due: {
      on: (n: number, day: string) => `Move ${n} to ${day.toLowerCase()}`,
      none: (n: number) => `Take the due date off ${n}`,
    },
    start: {
      on: (n: number, day: string) => `Start ${n} ${day.toLowerCase()}`,
      none: (n: number) => `Take the start off ${n}`,
    },
  },
  priority: (n: number, priority: string) => `Set ${n} to ${priority.toLowerCase()}`,
  tags: {
    add: (n: number) => `Add to ${n}`,
    field: 'Tag to add',
    remove: (tag: string, n: number) => `Remove #${tag} from ${n}`,
    wrong: 'A tag is one word without spaces.',
  },
  goal: {
    set: (n: number, title: string) => `Link ${n} to “${title}”`,
    none: (n: number) => `Take the goal off ${n}`,
  },
  place: {
    field: 'Find the task they go under',
    under: (n: number, title: string) => `Move ${n} under “${title}”`,
    top: (n: number) => `Move ${n} to the top level`,
    found: (n: number) => (n === 0 ? 'No task found' : `${n} found`),
  },

  did: {
    complete: (n: number) => `Completed ${tasks(n)}`,
    reopen: (n: number) => `Reopened ${tasks(n)}`,
    restore: (n: number) => `Restored ${tasks(n)}`,
    remove: (n: number) => `Moved ${tasks(n)} to the trash`,
    due: (n: number, day: string | null) => (day ? `Moved ${tasks(n)} to ${day}` : `Took the due date off ${tasks(n)}`),
    start: (n: number, day: string | null) => (day ? `Set the start of ${tasks(n)} to ${day}` : `Took the start off ${tasks(n)}`),
    priority: (n: number, priority: string) => `Set ${tasks(n)} to ${priority.toLowerCase()}`,
    'add-tag': (n: number, tag: string) => `Added #${tag} to ${tasks(n)}`,
    'remove-tag': (n: number, tag: string) => `Removed #${tag} from ${tasks(n)}`,
    goal: (n: number, title: string | null) => (title ? `Linked ${tasks(n)} to “${title}”` : `Took the goal off ${tasks(n)}`),
    move: (n: number, title: string | null) => (title ? `Moved ${tasks(n)} under “${title}”` : `Moved ${tasks(n)} to the top level`),
    order: (n: number) => `Moved ${tasks(n)}`,
  },
  nothingToDo: 'Nothing changes: they are like that already.',
}
