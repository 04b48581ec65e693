/** The words of how an entry read before. */
export const revisions = {
  title: 'Earlier versions',
  close: 'Close',
  none: 'This entry has no earlier version yet. One is kept each time you come back to it.',
  failed: 'The earlier versions could not be loaded.',
  tryAgain: 'Try again',
  loading: 'Loading',
  when: (date: string) => `Version of ${date}`,
  fewer: (n: number) => `${n} ${n === 1 ? 'word' : 'words'} fewer than now`,
  more: (n: number) => `${n} ${n === 1 ? 'word' : 'words'} more than now`,
  same: 'as many words as now',
  row: (n: number, difference: string) => `${n} ${n === 1 ? 'word' : 'words'}, ${difference}`,
  since: (added: number, removed: number) =>
    `Since then ${added} ${added === 1 ? 'word was' : 'words were'} written and ${removed} removed.`,
  compared: 'Compared with now',
  legend: 'Underlined: in the text now. Struck through: only in the earlier one.',
  noChange: 'It reads the same now.',
  restore: 'Restore this version',
  did: 'The earlier version is back',
  stale: 'The entry has been changed in the meantime. Try again.',
  back: 'All earlier versions',
}
