import type { ResumeContent, ResumeSource } from './content.ts'

/** One run of text on one line of a page. Lengths are in points (1/72 inch), from the upper left corner of the page. */
export interface LayoutLine {
  x: number
  /** Of its baseline. */
  y: number
  width: number
  /** Of the type. */
  size: number
  family: 'serif' | 'sans'
  weight: 400 | 500 | 600
  isItalic: boolean
  colour: 'ink' | 'muted' | 'accent'
  text: string
  href: string | null
  /** Of what it is part, with a comma where one follows; `null` for a mark such as a bullet. */
  source: ResumeSource | null
}

/** A rule or a ground, filled. */
export interface LayoutBox {
  x: number
  y: number
  width: number
  height: number
  colour: 'line' | 'ground' | 'accent'
}

export interface LayoutPage {
  /** In the order they are read. */
  lines: readonly LayoutLine[]
  boxes: readonly LayoutBox[]
  /** Where the photo stands. */
  photo: { x: number; y: number; width: number; height: number } | null
}

/** Where everything stands. PDF, preview and what is over the page target all come from this. */
export interface ResumeLayout {
  width: number
  height: number
  /** At least one. */
  pages: readonly LayoutPage[]
}

/** Text as a parser takes it out of the PDF, in the order it lies there: its lines, each blank as one space. */
export interface ReadPage {
  lines: readonly string[]
}

/**
 * Sets a résumé. Nothing is made smaller to fit, whatever the page target, and nothing is left out.
 * What it must do is said by `resumeSetterContract` in adapters/documents. Each is told whose turn it is: one thing of each
 * is done at a time, and one more may wait.
 * @throws AppError `too-large` for one that takes more than fifty pages; `rate-limited` when the same is asked for too often
 * at a time; `unavailable` when too many others are being set
 */
export interface ResumeSetter {
  layout(content: ResumeContent, turn: string): Promise<ResumeLayout>
  /** Of that layout: tagged, with real text in the order it is read. */
  pdf(content: ResumeContent, turn: string): Promise<Uint8Array<ArrayBuffer>>
  docx(content: ResumeContent, turn: string): Promise<Uint8Array<ArrayBuffer>>
  read(pdf: Uint8Array, turn: string): Promise<ReadPage[]>
}

export interface ResumeSetterDep {
  resumeSetter: ResumeSetter
}
