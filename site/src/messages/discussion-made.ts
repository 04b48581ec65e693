/** The words of what is made of a message. */
export const made = {
  /** In the menu of a message. */
  makeWin: 'Make a win of it',
  makeTask: 'Make a task of it',
  /** With a passage of one. */
  win: 'Make a win',
  task: 'Make a task',
  toolbar: 'With the selected passage',
}
