import type { ImportReader } from '@throughline/core/import'
import type { Asking, FileSource } from '@throughline/core/kernel'
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
  await expect(reader.preview(readingOf('todoist-csv'), todoistFile(['Pack']))).rejects.toMatchObject({ code: 'rate-limited' })
  expect(await reader.preview(readingOf('todoist-csv', 'two'), todoistFile(['Pack']))).toMatchObject({ counts: { tasks: 1 } })
})

it('a file of a format may take less than all may', async () => {
  const reader = readerWith({ secondsOf: { 'throughline-zip': 1 } })
  await expect(reader.preview(readingOf('throughline-zip'), await archiveFile('endless'))).rejects.toMatchObject({ code: 'too-large' })
})

/** A costly file, and what is aborted once it begins to be read. */
async function endlessUntil() {
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const file = await archiveFile('endless')
  const bytes: FileSource['bytes'] = (range) => {
    resolve()
    return file.bytes(range)
  }
  const leaving = new AbortController()
  void begun.then(() => leaving.abort())
  return { file: { ...file, bytes }, leaving }
}

const open = () => Promise.reject(new Error('It was opened.'))

it.each([
  ['previewed', (reader: ImportReader, file: FileSource, asking?: Asking) => reader.preview(readingOf('throughline-zip'), file, asking)],
  ['opened', (reader: ImportReader, file: FileSource, asking?: Asking) => reader.open(readingOf('throughline-zip'), file, open, asking)],
])('a file is no longer %s for who has left, nor once this process is to end', async (_, read) => {
  const { file, leaving } = await endlessUntil()
  const reader = readerWith({ most: 1 })
  await expect(read(reader, file, leaving)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await reader.preview(readingOf('todoist-csv', 'two'), todoistFile(['Pack']))).toMatchObject({ counts: { tasks: 1 } })

  const last = await endlessUntil()
  await expect(read(readerWith({ ending: last.leaving.signal }), last.file)).rejects.toMatchObject({ code: 'unavailable' })
})

it('has who leaves again and again after a while wait as well', async () => {
  let now = 0
  const { file, leaving } = await endlessUntil()
  const reader = readerWith({ nowMs: () => now })
  leaving.signal.addEventListener('abort', () => {
    now += 6_000
  })
  await expect(reader.preview(readingOf('throughline-zip'), file, leaving)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(reader.preview(readingOf('todoist-csv'), todoistFile(['Pack']))).rejects.toMatchObject({
    ...{ code: 'rate-limited', details: { retryAfter: 10 } },
  })
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
