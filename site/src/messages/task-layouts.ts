/** The words of the layouts of Tasks: board and calendar. A translation is a file like this one. */
export const taskLayouts = {
  label: 'Layout',
  names: { list: 'List', board: 'Board', calendar: 'Calendar' },

  board: {
    label: 'Tasks by status',
    lanes: { open: 'Open', 'in-progress': 'In progress', done: 'Done', cancelled: 'Cancelled' },
    doneToday: 'Done today',
    doneThisWeek: 'Done in the last 7 days',
    add: { open: 'Add an open task', 'in-progress': 'Add a task in progress' },
    field: 'New task',
    empty: {
      open: 'Nothing waits here.',
      'in-progress': 'Nothing is under way. Start one.',
      done: 'What you finish comes here.',
      cancelled: 'Nothing was called off.',
    },
    more: (n: number) => `Show ${n} more`,
    moved: (title: string, lane: string, position: number, of: number) => `“${title}” is in ${lane}, ${position} of ${of}`,
    movedTo: (title: string, lane: string) => `Moved “${title}” to ${lane}`,
    help: 'Drag a card, press Alt and an arrow key on it, or use its menu.',
  },

  move: {
    open: (title: string) => `Move “${title}”`,
    title: 'Move to…',
    to: (lane: string) => `Move to ${lane}`,
    up: 'Move up',
    down: 'Move down',
    close: 'Close',
    never: 'A round that is over cannot be called off.',
  },
}
