import type { ImportReader, OpenImport, Reading, ReadRecord } from '@throughline/core/import'
import { AppError, type Asking, type Bytes, createGate, type FileSource } from '@throughline/core/kernel'
import { createBackOff } from './back-off.ts'
import { type ReadingLimits, type ReadingProcess, startReading } from './reading-process.ts'

export interface ReaderOptions extends Partial<ReadingLimits> {
  /** The module that calls `serveReading`. */
  entry: URL
  /** Files that are read at a time, of all accounts together. */
  most?: number
  /** What files of a format may take of the processor, where that is less than all may. */
  secondsOf?: Readonly<Partial<Record<string, number>>>
  /** Aborted once this process is to end: what is being read then is given up. */
  ending?: AbortSignal
  /** Milliseconds that only ever go on. */
  nowMs?: () => number
}

const words = {
  own: 'Other files of yours are being read. Try again once that is done.',
  full: 'Files of other people are being read. Try again in a moment.',
}

/** A CV is a few pages. */
const usualSecondsOf: NonNullable<ReaderOptions['secondsOf']> = { 'cv-document': 10 }

/** How often is looked whether whoever asked is still there. */
const LOOK_MS = 250

/** What is known of a file once it is open. */
export type OpenedFile = Pick<OpenImport, 'format' | 'counts' | 'problems' | 'report' | 'contents'>

/**
 * Reads each file in a process of its own, which is ended with it: whatever a file costs, it costs neither the time nor
 * the memory of this one, and is given up when it takes too much of either. A thread would not do: a heap that is full
 * can end all of its process.
 */
export function createProcessReader({ entry, most = 2, ending, ...options }: ReaderOptions): ImportReader {
  const { seconds = 60, secondsOf = usualSecondsOf, mebibytes = 768, urgentSeconds = 5, nowMs = () => performance.now() } = options
  const gate = createGate(most, words)
  const backOff = createBackOff(nowMs)

  async function withProcess<T>(
    file: FileSource,
    { reading: { actor, format }, asking }: Asked,
    use: (process: ReadingProcess) => Promise<T>,
  ) {
    backOff.check(actor.accountId)
    const leave = await gate.enter(actor.accountId)
    const began = nowMs()
    const limits = { seconds: Math.min(seconds, secondsOf[format] ?? seconds), mebibytes, urgentSeconds }
    let process: ReadingProcess | undefined
    const stop = () => process?.stop(noLonger())
    ending?.addEventListener('abort', stop)
    try {
      // Who waited for another file of theirs may have gone meanwhile, or that one may have taken too much.
      backOff.check(actor.accountId)
      if (isOver(asking)) throw noLonger()
      process = startReading(entry, file, limits)
      return await use(process)
    } finally {
      ending?.removeEventListener('abort', stop)
      await process?.end()
      const took = nowMs() - began
      if (process?.tookTooMuch()) backOff.note(actor.accountId, took)
      else if (asking?.signal.aborted) backOff.note(actor.accountId, took - urgentSeconds * 1_000)
      leave()
    }
  }

  /** What is asked while somebody waits for it: it ends with them. */
  async function whileAsked<T>(process: ReadingProcess, asking: Asking | undefined, asked: (ask: Ask) => Promise<T>): Promise<T> {
    const looking = setInterval(() => asking?.signal.aborted && process.stop(noLonger()), LOOK_MS)
    try {
      return await asked(process.ask)
    } finally {
      clearInterval(looking)
    }
  }

  const isOver = (asking: Asking | undefined) => ending?.aborted === true || asking?.signal.aborted === true

  return {
    preview: (reading, file, asking) =>
      withProcess(file, { reading, asking }, (process) =>
        whileAsked(process, asking, (ask) => ask('preview', { reading, size: file.size })),
      ),
    open: (reading, file, use, asking) =>
      withProcess(file, { reading, asking }, async (process) => {
        const opened = await whileAsked(process, asking, (ask) => ask<OpenedFile>('open', { reading, size: file.size }))
        const { ask } = process
        return use({ ...opened, records: () => recordsBy(ask), content: (name) => contentBy(ask, name) })
      }),
  }
}

interface Asked {
  reading: Reading
  asking: Asking | undefined
}

const noLonger = () => new AppError('unavailable', 'Nobody waits for this any more.', { retryAfter: 1 })

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
