import { MARGINS } from './look.ts'

type Element = ReturnType<PDFKit.PDFDocument['struct']>

/** A place in the structure of the document. */
export interface Tagged {
  tag: string
  element: Element
}

/** What is never parted between two pages. */
export interface Row {
  /** Points. */
  height: number
  /** Whether what follows stands on the same page. */
  joined?: boolean
  /** Left out at the head of a page. */
  isSpace?: boolean
  draw?(y: number): void
  after?: (() => void)[]
}

/** Sets rows one below the other, page by page. */
export function createFlow(pdf: PDFKit.PDFDocument, furnish: (page: number) => void) {
  const bottom = () => pdf.page.height - MARGINS.bottom
  let pages = 0
  let y = 0
  let open: Tagged | null = null
  /** Rows that stand or fall with the next one. */
  let waiting: Row[] = []

  function close(): void {
    if (open) pdf.endMarkedContent()
    open = null
  }

  function newPage(): void {
    close()
    pdf.addPage()
    furnish(++pages)
    y = MARGINS.top
  }

  function draw(row: Row): void {
    if (row.isSpace && y === MARGINS.top) return
    if (y + row.height > bottom() && y > MARGINS.top) newPage()
    row.draw?.(y)
    y += row.height
    for (const after of row.after ?? []) after()
  }

  function settle(): void {
    const firm = waiting.slice(waiting.findIndex(({ isSpace }) => !isSpace))
    const height = waiting.reduce((sum, row) => sum + row.height, 0)
    if (pages === 0 || (y + height > bottom() && y > MARGINS.top && height < bottom() - MARGINS.top)) newPage()
    for (const row of y === MARGINS.top ? firm : waiting) draw(row)
    waiting = []
  }

  return {
    add(rows: Iterable<Row>): void {
      for (const row of rows) {
        waiting.push(row)
        if (!row.joined) settle()
      }
    },
    /** Draws what still waits for something to follow. */
    settle() {
      if (waiting.length > 0) settle()
      close()
    },
    newPage,
    get isAtTop() {
      return y === MARGINS.top
    },
    get hasPages() {
      return pages > 0
    },
    /** What is drawn from here on is a part of this. */
    mark(tagged: Tagged): void {
      if (open?.element === tagged.element) return
      close()
      tagged.element.add(pdf.markStructureContent(tagged.tag))
      open = tagged
    },
    /** What is drawn is no part of the text. */
    aside(paint: () => void): void {
      close()
      pdf.markContent('Artifact', { type: 'Layout' })
      paint()
      pdf.endMarkedContent()
    },
    close,
  }
}

export type Flow = ReturnType<typeof createFlow>
