/** The words of the editor of the journal. */
export const editor = {
  done: 'Done',
}
