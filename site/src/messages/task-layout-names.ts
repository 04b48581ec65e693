/** The words of the switch between list, board and calendar. A translation is a file like this one. */
export const layoutNames = {
  label: 'Layout',
  names: { list: 'List', board: 'Board', calendar: 'Calendar' },
}
