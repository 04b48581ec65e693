/** The words of the editor of the journal. */
export const editor = {
  done: 'Done',
  help: 'Type a slash to insert something, an at sign or two square brackets to link a task, goal or entry. Tab indents a list item; Escape, then Tab, leaves the text.',
  sending: (name: string) => `Sending ${name}`,
  withPassage: 'With this passage',
  toPassage: 'Alt+F10 goes to what this passage can become.',
  ticked: 'Ticked',
  unticked: 'Not ticked',
  finished: 'Done',
}
