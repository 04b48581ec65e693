/** The words of how an entry read before. */
export const revisions = {
  title: 'Earlier texts',
  close: 'Close',
  none: 'This entry has no earlier text yet. One is kept each time you come back to it.',
  failed: 'The earlier texts could not be read.',
  tryAgain: 'Try again',
  loading: 'Reading',
  when: (date: string) => `Text of ${date}`,
  fewer: (n: number) => `${n} ${n === 1 ? 'word' : 'words'} fewer than now`,
  more: (n: number) => `${n} ${n === 1 ? 'word' : 'words'} more than now`,
  same: 'as many words as now',
  row: (n: number, difference: string) => `${n} ${n === 1 ? 'word' : 'words'}, ${difference}`,
  since: (added: number, removed: number) =>
    `Since then ${added} ${added === 1 ? 'word was' : 'words were'} written and ${removed} taken away.`,
  compared: 'Compared with now',
  legend: 'Underlined: in the text now. Struck through: only in the earlier one.',
  noChange: 'It read as it reads now.',
  restore: 'Write it like this again',
  did: 'The earlier text is back',
  stale: 'The entry was changed meanwhile. Try again.',
  back: 'All earlier texts',
}
