const tasks = (n: number, title: string) => (n === 1 ? `“${title}”` : `${n} tasks`)

/** The words of what can be done by keys and from the palette. */
export const command = {
  open: 'Find or do',
  groups: { task: 'This task', list: 'In the list', go: 'Go to', do: 'Do', app: 'Throughline' },
  target: tasks,

  actions: {
    addTask: 'Add a task',
    search: 'Search tasks',
    undo: 'Undo',
    palette: 'Find or do',
    shortcuts: 'Shortcuts',
    nextTask: 'Next task',
    previousTask: 'Previous task',
    openTask: 'Open the task',
    closeTask: 'Close what is open',
    complete: 'Complete or reopen',
    completeHere: 'Complete',
    reopenHere: 'Reopen',
    editTitle: 'Edit the title',
    remove: 'Move to the trash',
    moveUp: 'Move up',
    moveDown: 'Move down',
    move: 'Move it on the board or in the calendar',
    go: (place: string) => `Go to ${place}`,
  },
  /** Other words an action is looked for by. */
  also: {
    addTask: 'new create quick',
    search: 'find filter',
    undo: 'take back revert',
    shortcuts: 'keys keyboard help settings',
    complete: 'done finish tick check off reopen',
    editTitle: 'rename change',
    remove: 'delete bin throw away',
    go: 'open view list show',
  },

  keys: {
    Mod: 'Ctrl',
    Escape: 'Esc',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    PageUp: 'Page up',
    PageDown: 'Page down',
  },
  macKeys: { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' },

  sheet: {
    title: 'Shortcuts',
    single: 'Single-key shortcuts',
    close: 'Close',
    none: 'No key',
    or: 'or',
  },
  notKept: 'Your shortcuts could not be saved. They are as they were.',
  notLoaded: 'This part could not be loaded. Try again when you are back online.',
}
