const tasks = (n: number) => (n === 1 ? '1 task' : `${n} tasks`)

/** The words of Tasks. A translation is a file like this one. */
export const task = {
  views: { today: 'Today', upcoming: 'Upcoming', inbox: 'Inbox', all: 'All', completed: 'Completed', trash: 'Trash' },

  more: 'More tasks',
  loading: 'Loading tasks',
  failed: { title: 'This did not load', text: 'The server did not answer. Nothing is lost.', retry: 'Load again' },
  notKept: { title: 'Not on this device yet', text: 'You have not opened this here before. It comes once you are connected.' },

  act: { copyLink: 'Copy link', start: 'Start', pause: 'Pause' },

  repeats: {
    skip: 'Skip this one',
    skipPast: 'Skip to the next after today',
  },

  did: {
    create: (title: string) => `Added “${title}”`,
    createMany: (n: number) => `Added ${tasks(n)}`,
    createIn: (title: string, place: string) => `Added “${title}” to ${place}`,
    createFor: (title: string, day: string) => `Added “${title}” for ${day}`,
    complete: (title: string) => `Completed “${title}”`,
    completeRound: (title: string, next: string) => `Completed “${title}”, next ${next}`,
    skip: (title: string) => `Skipped “${title}”`,
    skipTo: (title: string, next: string) => `Skipped “${title}”, next ${next}`,
    reopen: (title: string) => `Reopened “${title}”`,
    remove: (title: string) => `Moved “${title}” to the trash`,
    restore: (title: string) => `Restored “${title}”`,
    edit: (field: string, title: string) => `Changed the ${field} of “${title}”`,
    moveToToday: (n: number) => `Moved ${tasks(n)} to today`,
    order: (title: string) => `Moved “${title}”`,
    linkCopied: 'Link copied',
  },
  fields: {
    title: 'title',
    notes: 'notes',
    status: 'status',
    priority: 'priority',
    dueDate: 'due date',
    dueAt: 'due date',
    timeZone: 'due date',
    startDate: 'start',
    durationMinutes: 'estimate',
    recurrence: 'repeat',
    reminders: 'reminders',
    tags: 'tags',
    checklist: 'checklist',
    blockedBy: 'tasks it waits for',
    links: 'links',
    goalId: 'goal',
    parentId: 'place',
    order: 'place',
  },

  move: {
    moved: (title: string, position: number, of: number) => `“${title}” is now ${position} of ${of}`,
    byDay: 'Days and times come first here. Tasks of one day without a time can change places.',
    atEdge: 'It cannot go further.',
    up: 'Move up',
    down: 'Move down',
  },
}
