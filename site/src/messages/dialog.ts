/** The words of what opens over a page, whatever it is about. A translation is a file like this one. */
export const dialog = {
  close: 'Close',
  /** Before anything is typed. */
  offered: (n: number) => `${n} to choose from`,
  found: (n: number) => (n === 0 ? 'Nothing found' : `${n} found`),
}
