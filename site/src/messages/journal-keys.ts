/** The words of what can be done about the journal by keys and from the palette, on every page. */
export const journalKeys = {
  new: 'Write a new entry',
  go: 'Journal',
  onThisDay: 'Look at this day in earlier years',
  templates: 'Go to the templates of entries',
  star: 'Star the entry, or no longer',
  remove: 'Move the entry to the trash',
}
