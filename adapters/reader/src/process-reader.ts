import type { ImportReader, OpenImport, Reading, ReadRecord } from '@throughline/core/import'
import { type Bytes, createGate, type FileSource } from '@throughline/core/kernel'
import { type ReadingLimits, startReading } from './reading-process.ts'

export interface ReaderOptions extends Partial<ReadingLimits> {
  /** The module that calls `serveReading`. */
  entry: URL
  /** Files that are read at a time, of all accounts together. */
  most?: number
}

const words = {
  own: 'Other files of yours are being read. Try again once that is done.',
  full: 'Files of other people are being read. Try again in a moment.',
}

/** What is known of a file once it is open. */
export type OpenedFile = Pick<OpenImport, 'format' | 'counts' | 'problems' | 'report' | 'contents'>

/**
 * Reads each file in a process of its own, which is ended with it: whatever a file costs, it costs neither the time nor
 * the memory of this one, and is given up when it takes too much of either. A thread would not do: a heap that is full
 * can end all of its process.
 */
export function createProcessReader({ entry, most = 2, seconds = 60, mebibytes = 768, urgentSeconds = 5 }: ReaderOptions): ImportReader {
  const gate = createGate(most, words)

  async function withProcess<T>({ actor }: Reading, file: FileSource, use: (ask: Ask) => Promise<T>): Promise<T> {
    const leave = await gate.enter(actor.accountId)
    const reading = startReading(entry, file, { seconds, mebibytes, urgentSeconds })
    try {
      return await use(reading.ask)
    } finally {
      await reading.end()
      leave()
    }
  }

  return {
    preview: (reading, file) => withProcess(reading, file, (ask) => ask('preview', { reading, size: file.size })),
    open: (reading, file, use) =>
      withProcess(reading, file, async (ask) => {
        const opened = await ask<OpenedFile>('open', { reading, size: file.size })
        return use({ ...opened, records: () => recordsBy(ask), content: (name) => contentBy(ask, name) })
      }),
  }
}

type Ask = <T>(name: string, asked?: unknown) => Promise<T>

async function* recordsBy(ask: Ask): AsyncGenerator<ReadRecord[]> {
  for (let bundle = await next(); bundle; bundle = await next()) yield bundle
  function next() {
    return ask<ReadRecord[] | null>('nextRecords')
  }
}

async function* contentBy(ask: Ask, name: string): Bytes {
  await ask('content', name)
  for (let piece = await next(); piece; piece = await next()) yield piece
  function next() {
    return ask<Uint8Array | null>('nextContent')
  }
}
