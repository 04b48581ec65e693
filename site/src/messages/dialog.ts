/** The words of what opens over a page, whatever it is about. A translation is a file like this one. */
export const dialog = {
  close: 'Close',
  found: (n: number) => (n === 0 ? 'Nothing found' : `${n} found`),
}
