import { expect, it } from 'vitest'
import { archiveFile, bundlesIn, importReaderContract, readingOf, todoistFile } from '../../../core/src/import/test-import-reader.ts'
import { createProcessReader, type ReaderOptions } from './process-reader.ts'
import { yieldToOthers } from './reading-process.ts'

const readerWith = (options: Partial<ReaderOptions> = {}) =>
  createProcessReader({ entry: new URL('./test-entry.ts', import.meta.url), ...options })

importReaderContract('process', readerWith)

it.each([
  ['time', 'endless', { seconds: 1 }],
  ['memory', 'hoarding', { mebibytes: 60 }],
])('a file that takes too much %s is given up, and this process goes on meanwhile', async (_, title, limits) => {
  let ticks = 0
  const ticking = setInterval(() => ticks++, 10)
  const reader = readerWith(limits)
  await expect(reader.preview(readingOf('throughline-zip'), await archiveFile(title))).rejects.toMatchObject({ code: 'too-large' })
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(20)
  expect(await reader.preview(readingOf('todoist-csv'), todoistFile(['Pack']))).toMatchObject({ counts: { tasks: 1 } })
})

it('sees no file but its code and nothing of the environment', async () => {
  expect((await readerWith().preview(readingOf('throughline-zip'), await archiveFile('Pack'))).counts.tasks).toBe(1)
  const read = await readerWith().preview(readingOf('throughline-zip'), await archiveFile('nosy'))
  expect(read.counts.tasks).toBe(0)
})

it.each([
  ['after a while', { urgentSeconds: 0 }, 1],
  ['not while it is short', { urgentSeconds: 600 }, 0],
])('gives way to everything else: %s', async (_, limits, yielding) => {
  const read = await readerWith(limits).preview(readingOf('throughline-zip'), await archiveFile('yielding'))
  expect(read.counts.tasks).toBe(yielding)
})

it('minds nothing where it cannot give way', () => {
  // No process has such a number, so that the system refuses.
  expect(() => yieldToOthers({ pid: 2 ** 30 })).not.toThrow()
})

it('reads only so many files at a time, and the next once one is closed', async () => {
  const reader = readerWith({ most: 1 })
  const file = todoistFile(['Pack'])
  await reader.open(readingOf('todoist-csv', 'one'), file, async () => {
    await expect(reader.preview(readingOf('todoist-csv', 'two'), file)).rejects.toMatchObject({ code: 'unavailable' })
  })
  expect(await reader.preview(readingOf('todoist-csv', 'two'), file)).toMatchObject({ counts: { tasks: 1 } })
})

it('that is not started at all says so', async () => {
  const reader = createProcessReader({ entry: new URL('./missing.ts', import.meta.url) })
  await expect(bundlesIn(reader, 'todoist-csv', todoistFile(['Pack']))).rejects.toThrow(/process that reads/)
})
