/** How much of an own archive came in. */
export const importReport = {
  /** `parts` as words, such as `all 12 records`. */
  whole: (parts: readonly string[]) => `Nothing was lost: ${new Intl.ListFormat('en-GB').format(parts)} of the archive are here.`,
  records: (n: number, format: (n: number) => string) => (n === 1 ? 'the one record' : `all ${format(n)} records`),
  filesOf: (n: number, format: (n: number) => string) => (n === 1 ? 'the one file' : `all ${format(n)} files`),
  settingsOf: (n: number, format: (n: number) => string) => (n === 1 ? 'the one setting' : `all ${format(n)} settings`),
  copies: (n: number, format: (n: number) => string) =>
    n === 1
      ? 'The copy of a discussion stays in the archive to read: what several people share is not imported.'
      : `The copies of ${format(n)} discussions stay in the archive to read: what several people share is not imported.`,
  asExported: 'Everything in it is as it was exported, by size and SHA-256.',
  notAsExported: 'Something in it was changed after it was exported, as the preview said.',
  missing: 'Not all of the archive is here:',
  ofKind: (noun: string, brought: string, inFile: string) => `${noun}: ${brought} of ${inFile}`,
  files: 'files',
  settings: 'settings',
}
