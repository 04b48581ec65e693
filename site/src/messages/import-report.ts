/** How much of an own archive came in. */
export const importReport = {
  whole: (records: number, files: number, format: (n: number) => string) =>
    `Nothing was lost: all ${format(records)} records${files ? ` and ${files === 1 ? 'the one file' : `all ${format(files)} files`}` : ''} of the archive are here.`,
  asExported: 'Everything in it is as it was exported, by size and SHA-256.',
  notAsExported: 'Something in it was changed after it was exported, as the preview said.',
  missing: 'Not all of the archive is here:',
  ofKind: (noun: string, brought: string, inFile: string) => `${noun}: ${brought} of ${inFile}`,
  files: 'files',
}
