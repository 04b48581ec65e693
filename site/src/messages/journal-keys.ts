/** The words of what can be done about the journal by keys and from the palette, on every page. */
export const journalKeys = {
  new: 'Write a new entry',
  alsoNew: 'journal diary begin note day',
  go: 'Journal',
  onThisDay: 'Look at this day in earlier years',
  alsoOnThisDay: 'journal memories past anniversary',
  templates: 'Go to the templates of entries',
  alsoTemplates: 'journal begin form own review',
  star: 'Star the entry, or no longer',
  alsoStar: 'favourite mark journal',
  remove: 'Move the entry to the trash',
  alsoRemove: 'delete journal bin throw away',
}
