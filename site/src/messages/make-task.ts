/** The words of making a task of a passage. */
export const makeTask = {
  title: 'Make a task',
  field: 'New task',
  cancel: 'Cancel',
  add: 'Add task',
  made: (title: string) => `Made “${title}” a task`,
}
