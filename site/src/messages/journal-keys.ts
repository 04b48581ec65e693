/** The words of what can be done about the journal by keys and from the palette, on every page. */
export const journalKeys = {
  new: 'Write a new entry',
  go: 'Journal',
  onThisDay: 'See this day in earlier years',
  templates: 'Go to entry templates',
  star: 'Star or unstar the entry',
  remove: 'Move the entry to the trash',
}
