const tasks = (n: number) => (n === 1 ? '1 task' : `${n} tasks`)

/** The words of what can be done to several tasks, which come once some are chosen. A translation is a file like this one. */
export const bulk = {
  bar: 'Selected tasks',
  count: (n: number) => `${n} selected`,
  elsewhere: (n: number) => `${n} not in this list`,
  all: 'Select all',
  clear: 'Clear the selection',
  close: 'Close',

  short: {
    complete: 'Complete',
    reopen: 'Reopen',
    restore: 'Restore',
    win: 'Make wins',
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
    win: (n: number) => `Make wins of ${n} that ${n === 1 ? 'is' : 'are'} done`,
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
      none: (n: number) => `Clear the due date of ${n}`,
    },
    start: {
      on: (n: number, day: string) => `Start ${n} ${day.toLowerCase()}`,
      none: (n: number) => `Clear the start of ${n}`,
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
    none: (n: number) => `Clear the goal of ${n}`,
  },
  place: {
    field: 'Find the task to put them under',
    under: (n: number, title: string) => `Move ${n} under “${title}”`,
    top: (n: number) => `Move ${n} to the top level`,
    found: (n: number) => (n === 0 ? 'No task found' : `${n} found`),
  },
}
