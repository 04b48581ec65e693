import type { ImportReport } from '@throughline/core/import'
import { expect, it } from 'vitest'
import { reportWords } from './report-words.ts'

const report: ImportReport = {
  isAsExported: true,
  kinds: [
    { kind: 'task', noun: 'task', inFile: 1200, brought: 1200 },
    { kind: 'goal', noun: 'goal', inFile: 3, brought: 3 },
  ],
  files: { inFile: 2, brought: 2 },
  settings: { inFile: 7, brought: 7 },
  copies: 0,
}

it('says that nothing was lost, with how much that was', () => {
  expect(reportWords(report, 'en-GB')).toEqual({
    sentences: [
      'Nothing was lost: all 1,203 records, all 2 files and all 7 settings of the archive are here.',
      'Everything in it is as it was exported, by size and SHA-256.',
    ],
    short: [],
  })
  const noFiles = { ...report, isAsExported: null, files: { inFile: 0, brought: 0 }, settings: { inFile: 0, brought: 0 } }
  expect(reportWords(noFiles, 'en-GB').sentences).toEqual(['Nothing was lost: all 1,203 records of the archive are here.'])
})

it('says exactly what is not there', () => {
  const [tasks, goals] = report.kinds as [ImportReport['kinds'][number], ImportReport['kinds'][number]]
  const short = {
    ...report,
    isAsExported: false,
    kinds: [{ ...tasks, brought: 1198 }, goals],
    files: { inFile: 2, brought: 1 },
    settings: { inFile: 7, brought: 6 },
  }
  expect(reportWords(short, 'en-GB')).toEqual({
    sentences: ['Not all of the archive is here:', 'Something in it was changed after it was exported, as the preview said.'],
    short: ['task: 1,198 of 1,200', 'files: 1 of 2', 'settings: 6 of 7'],
  })
})

it('tells of what is in the archive to read alone', () => {
  const [, , copies] = reportWords({ ...report, copies: 2 }, 'en-GB').sentences
  expect(copies).toBe('The copies of 2 discussions stay in the archive to read: what several people share is not imported.')
})
