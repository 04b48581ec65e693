/** The words of what is done by keys while one practises; every page has them. */
export const practiceKeys = {
  show: 'Show or hide the story',
  rate: (rating: string) => `Say how it went: ${rating}`,
  ratings: { again: 'again', hard: 'hard', good: 'good', easy: 'easy' },
  undo: 'Undo the last rating',
}
