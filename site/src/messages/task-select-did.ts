const tasks = (n: number) => (n === 1 ? '1 task' : `${n} tasks`)

/** The words of what was done to several tasks. A translation is a file like this one. */
export const selectDid = {
  complete: (n: number) => `Completed ${tasks(n)}`,
  reopen: (n: number) => `Reopened ${tasks(n)}`,
  restore: (n: number) => `Restored ${tasks(n)}`,
  remove: (n: number) => `Moved ${tasks(n)} to the trash`,
  due: (n: number, day: string | null) => (day ? `Moved ${tasks(n)} to ${day}` : `Cleared the due date of ${tasks(n)}`),
  start: (n: number, day: string | null) => (day ? `Set the start of ${tasks(n)} to ${day}` : `Cleared the start of ${tasks(n)}`),
  priority: (n: number, priority: string) => `Set ${tasks(n)} to ${priority.toLowerCase()}`,
  'add-tag': (n: number, tag: string) => `Added #${tag} to ${tasks(n)}`,
  'remove-tag': (n: number, tag: string) => `Removed #${tag} from ${tasks(n)}`,
  goal: (n: number, title: string | null) => (title ? `Linked ${tasks(n)} to “${title}”` : `Cleared the goal of ${tasks(n)}`),
  move: (n: number, title: string | null) => (title ? `Moved ${tasks(n)} under “${title}”` : `Moved ${tasks(n)} to the top level`),
  order: (n: number) => `Moved ${tasks(n)}`,
  nothingToDo: 'Nothing to change: they are already like that.',
}
