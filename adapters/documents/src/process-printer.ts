import type { Block, Part, PrintedDocument, Printer } from '@throughline/core/document'
import { type Bytes, bounded, createGate, joined } from '@throughline/core/kernel'
import type { Format, ToldToPrint } from './messages.ts'
import { type ProcessLimits, type SandboxedProcess, startProcess } from './sandboxed-process.ts'

export interface PrinterOptions extends Partial<ProcessLimits> {
  format?: Format
  /** Documents that are set at a time, of all people together. */
  most?: number
  /** What one document may take in all, waiting for its reader included: as long it keeps others from printing. */
  secondsInAll?: number
}

type PrintingProcess = SandboxedProcess<ToldToPrint, readonly Uint8Array[]>

const script = new URL('./print-process.ts', import.meta.url)

/** Parts that are passed on at once: setting them takes some tenths of a second. */
const BUNDLE = 100
/** Bytes that are passed on at once: a slow reader takes so much within the time after which it is given up. */
const PIECE = 64 * 1024
/** Bytes of one picture: none that is kept is larger. */
const MOST_PICTURE = 25 * 1024 * 1024

const words = {
  own: 'Another document of yours is being printed. Try again once that is done.',
  full: 'Documents of other people are being printed. Try again in a moment.',
  tooMuch: 'Printing this takes more time or memory than one document may have. Choose a shorter range.',
}

/**
 * Sets each document, as PDF unless said, in a process of its own, which is ended with it: setting text is work for a processor, and this
 * one goes on answering meanwhile. The library is loaded there alone.
 */
export function createProcessPrinter({
  format = 'pdf',
  most = 2,
  seconds = 120,
  secondsInAll = 300,
  mebibytes = 768,
}: PrinterOptions = {}): Printer {
  const gate = createGate(most, words, { mayWait: false })
  return {
    async *print(document, turn) {
      const leave = await gate.enter(turn)
      const printing: PrintingProcess = startProcess(script, { seconds, mebibytes }, words.tooMuch)
      let ending: Promise<void> | undefined
      const end = () => {
        ending ??= printing.end().then(leave)
        return ending
      }
      // Also while nobody reads on.
      const deadline = setTimeout(end, secondsInAll * 1000)
      try {
        for await (const bytes of printed(document, format, printing))
          for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
      } finally {
        clearTimeout(deadline)
        await end()
      }
    },
  }
}

async function* printed(
  { parts, picture, title, author, language, paper }: PrintedDocument,
  format: Format,
  { tell }: PrintingProcess,
): Bytes {
  yield* await tell({ begin: { format, title, author, language, paper } })
  let bundle: Part[] = []
  for await (const part of parts) {
    const ids = part.kind === 'section' ? [] : picturesIn(part)
    if (bundle.length >= BUNDLE || (ids.length > 0 && bundle.length > 0)) {
      yield* await tell({ parts: bundle })
      bundle = []
    }
    for (const id of ids) yield* await tell({ picture: { id, bytes: await contentOf(await picture(id)) } })
    bundle.push(part)
  }
  yield* await tell({ parts: bundle })
  yield* await tell({ end: true })
}

const contentOf = (content: Bytes | null) => content && joined(bounded(content, MOST_PICTURE))

function picturesIn(block: Block): string[] {
  if (block.kind === 'picture') return [block.id]
  if (block.kind === 'quote') return block.blocks.flatMap(picturesIn)
  return block.kind === 'list' ? block.items.flatMap(({ blocks }) => blocks.flatMap(picturesIn)) : []
}
