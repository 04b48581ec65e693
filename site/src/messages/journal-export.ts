const count = (n: number, locale: string, one: string, more: string) => `${n.toLocaleString(locale)} ${n === 1 ? one : more}`

/** The words of exporting the journal. */
export const journalExport = {
  title: 'Export the journal',
  subtitle: 'What you wrote, in files that other programs can read and that stay readable without any.',
  days: 'Which days',
  ranges: { month: 'This month', year: 'This year', all: 'Everything', days: 'From one day to another' },
  from: 'From',
  to: 'To',
  toHint: 'This day is included.',
  journal: 'Journal',
  journals: { all: 'All of them', open: 'The one you started with' },
  notDays: 'Choose two days, the earlier one first.',
  measure: 'Count',
  /** Of what there is: entries, words, files. */
  amount({ entries, words, files }: { entries: number; words: number; files: number }, locale: string) {
    if (entries === 0) return 'Nothing was written during that time.'
    const parts = [count(entries, locale, 'entry', 'entries'), count(words, locale, 'word', 'words')]
    return [...parts, ...(files > 0 ? [count(files, locale, 'file', 'files')] : [])].join(', ')
  },
  sealed: (n: number, locale: string) =>
    `${count(n, locale, 'of these entries is', 'of these entries are')} sealed. The folder and the JSON contain sealed entries encrypted; the document only lists them.`,
  about: (size: string) => `about ${size}`,
  as: 'Format',
  formats: {
    zip: {
      name: 'A folder of Markdown',
      how: 'A file for each entry, by year and day, with its photos beside it. Opens in Obsidian, Logseq and any editor; can be imported here again.',
    },
    pdf: {
      name: 'A document to read and print (PDF)',
      how: 'Typeset like these pages, a chapter for each month. Links work, and text can be copied and read aloud.',
    },
    json: {
      name: 'JSON',
      how: 'The records as they are stored, with earlier versions of their texts; for scripts. The contents of files are not included.',
    },
  },
  download: 'Download',
  downloadAs: (name: string) => `Download: ${name}`,
  papers: { a4: 'A4', letter: 'Letter' },
  onPaper: (paper: string) => `Download as PDF on ${paper}`,
  whole: 'Everything you have here, including tasks and goals, is in the archive under',
  wholeLink: 'Import and export',
}
