import type { Bytes } from '../kernel/index.ts'
import type { Part } from './model.ts'

export const PAPERS = ['a4', 'letter'] as const

/** A document to be printed, however long: its parts are read as they are set. */
export interface PrintedDocument {
  title: string
  author: string
  /** BCP 47. */
  language: string
  paper: (typeof PAPERS)[number]
  parts: AsyncIterable<Part>
  /** The content of a picture, which is looked at as it is reached; `null` when it is gone. */
  picture(id: string): Promise<Bytes | null>
}

/** Sets documents as files of one format. As PDF, what it must do is said by `printerContract` in packages/contracts. */
export interface Printer {
  /**
   * The file in pieces as they are set, with real text in the order it is read. Nothing is left out in silence: what
   * cannot be shown is named where it would stand. Ends its work when the reader lets go of it.
   * @param turn whose turn it is: one document of each is set at a time
   * @throws AppError `rate-limited` or `unavailable` when too many are being set; `too-large` for what takes too much.
   */
  print(document: PrintedDocument, turn: string): Bytes
}

/** Sets documents as PDF. */
export interface PrinterDep {
  printer: Printer
}

/** Sets documents as DOCX, from the same parts. */
export interface WordPrinterDep {
  wordPrinter: Printer
}
