import { createImportReader, type OpenImport, type Reading, type ReadingMeans } from '@throughline/core/import'
import type { ByteRange, Bytes, FileSource, Kind } from '@throughline/core/kernel'
import { createCalls } from './calls.ts'
import type { OpenedFile } from './process-reader.ts'
import { watch } from './watch.ts'

/** Bytes of the file that are asked for at a time. */
const PIECE = 512 * 1024

/**
 * What the process does that reads one file: answers whoever started it, and is ended by them, or by itself as `watch` says.
 */
export function serveReading(kinds: readonly Kind[], means: ReadingMeans = {}): void {
  watch()
  const reader = createImportReader(kinds, means)
  let records: AsyncIterator<unknown> | undefined
  let content: AsyncIterator<Uint8Array> | undefined
  let open: OpenImport | undefined

  const channel = {
    send: (message: unknown) => void process.send?.(message),
    receive: (take: (message: unknown) => void) => void process.on('message', take),
  }
  const calls = createCalls(channel, {
    preview: ({ reading, size }: Asked) => reader.preview(reading, source(size)),
    open: ({ reading, size }: Asked) =>
      new Promise<OpenedFile>((resolve, reject) => {
        const use = (opened: OpenImport) => {
          open = opened
          records = opened.records()[Symbol.asyncIterator]()
          const { format, counts, problems, report, contents } = opened
          resolve({ format, counts, problems, report, contents })
          // It stays open until this process is ended.
          return new Promise<never>(() => {})
        }
        reader.open(reading, source(size), use).catch(reject)
      }),
    nextRecords: async () => passedOn(await records?.next()),
    content: async (file: string) => {
      content = open?.content(file)[Symbol.asyncIterator]()
    },
    nextContent: async () => passedOn(await content?.next()),
  })

  /** The file lies with the process that asks. */
  function source(size: number): FileSource {
    const piece = (range: ByteRange) => calls.ask<Uint8Array<ArrayBuffer>>('bytes', range)
    async function* read({ start, end }: ByteRange): Bytes {
      for (let at = start; at < end; at += PIECE) yield await piece({ start: at, end: Math.min(end, at + PIECE) })
    }
    return { size, read, bytes: piece }
  }
}

interface Asked {
  reading: Reading
  /** Bytes of the file. */
  size: number
}

const passedOn = (result: IteratorResult<unknown> | undefined) => (result?.done === false ? result.value : null)
