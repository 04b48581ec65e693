/** The words of whatever is changed: that it is taken back, saved again, could not be, or was changed elsewhere too. */
export const changes = {
  again: 'Saved',
  undone: (words: string) => `Undone: ${midSentence(words)}`,
  nothingToUndo: 'There is nothing to undo',
  notSaved: (n: number, why: string) => (n === 1 ? `Not saved: ${why}` : `${n} changes were not saved: ${why}`),
  noAnswer: 'the server did not answer. Your text is kept.',
  undo: 'Undo',
  saving: (done: number, of: number) => `Saved ${done} of ${of}`,
  openIt: 'Open',
  tryAgain: 'Try again',
  dismiss: 'Close this message',

  conflict: {
    title: (field: string) => `The ${field} ${['notes', 'tags', 'reminders'].includes(field) ? 'were' : 'was'} also changed elsewhere`,
    elsewhere: (field: string, title: string) => `Two versions of the ${field} of “${title}”: choose which one stays`,
    text: 'Both are kept. Which one should stay?',
    mine: 'Yours',
    theirs: 'The other',
    keepMine: 'Keep yours',
    keepTheirs: 'Keep the other',
    empty: 'empty',
  },
}

/** What was done as it stands within a sentence. A name or a title that it begins with keeps its capital. */
function midSentence(words: string): string {
  return words.replace(/^[A-Z][a-z]+(?:ed(?=$| (?:“|\d|the |how |to ))| (?:recorded|changed|deleted)$)/, (verb) => verb.toLowerCase())
}
