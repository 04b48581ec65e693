import type { Part, Section } from '@throughline/core/document'
import type { About, Setter } from '../setter.ts'
import { hairline, rowsOf } from './blocks.ts'
import { createFlow, type Row, type Tagged } from './flow.ts'
import { createFonts } from './fonts.ts'
import { linesOf } from './lines.ts'
import { chapter, MARGINS, small, title as titleLook } from './look.ts'
import { createPdf } from './pdf.ts'
import { createPictures } from './pictures.ts'
import { below, ending, type Setting, space, textRows } from './setting.ts'

/** Sets the parts of one document as PDF. */
export function createTypesetter(about: About): Setter {
  const pdf = createPdf(about, MARGINS)
  let pieces: Uint8Array[] = []
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))

  const fonts = createFonts(pdf)
  const pictures = createPictures(pdf)
  const flow = createFlow(pdf, (page) => drawFoot(page))
  let boxes = 0
  const setting: Setting = { pdf, fonts, flow, pictures, missing: () => boxes++ }
  const frame = () => ({ x: MARGINS.left, width: (about.paper === 'letter' ? 612 : 595.28) - MARGINS.left - MARGINS.right })

  const root: Tagged = { tag: 'Document', element: pdf.struct('Document') }
  pdf.addStructure(root.element)
  let section: Tagged | null = null
  let chapterItem: PDFKit.PDFOutline | null = null

  function drawFoot(page: number): void {
    const y = pdf.page.height - MARGINS.bottom + 34
    const [number] = linesOf([{ text: String(page) }], 100, fonts, small)
    pdf.markContent('Artifact', { type: 'Pagination' })
    if (number) {
      for (const { text, font, look } of number.fragments)
        pdf
          .font(font)
          .fontSize(look.size)
          .fillColor(look.color)
          .text(text, (pdf.page.width - number.width) / 2, y, { lineBreak: false, baseline: 'alphabetic' })
    }
    pdf.endMarkedContent()
  }

  function endSection(): void {
    flow.settle()
    if (section && boxes > 0) flow.add(rowsOf({ kind: 'note', spans: [{ text: aboutBoxes(boxes) }] }, frame(), section, setting))
    flow.settle()
    boxes = 0
    section?.element.end()
    section = null
  }

  function begin({ level, title, outline, above, below: under, anchor }: Section): void {
    endSection()
    if (level === 1) flow.newPage()
    section = below(root, 'Sect', setting)
    const into = section
    const text = (said: string | undefined, look: typeof small, tag: string): Row[] => {
      if (!said) return []
      const tagged = below(into, tag, setting)
      return ending(textRows(linesOf([{ text: said }], frame().width, fonts, look), frame(), look, tagged, setting), tagged)
    }
    const named: Row = {
      height: 0,
      draw(y) {
        chapterItem = addToOutline(outline ?? title, level, y)
        if (anchor) pdf.addNamedDestination(anchor, 'XYZ', 0, y - 8, null as never)
      },
    }
    const line: Row = { height: 14, draw: (y) => flow.aside(() => hairline(setting, frame().x, y + 8, frame().width)) }
    const rows = [
      ...(level === 2 ? [space(34)] : []),
      named,
      ...text(above, small, title ? 'P' : 'H2'),
      ...(title ? [{ height: 3 }] : []),
      ...text(title, level === 1 ? chapter : titleLook, level === 1 ? 'H1' : 'H2'),
      ...(under ? [{ height: 3 }] : []),
      ...text(under, small, 'P'),
      ...(level === 1 ? [line] : [{ height: 4 }]),
    ]
    flow.add(rows.map((row) => ({ ...row, joined: true })))
  }

  function addToOutline(name: string, level: 1 | 2, y: number): PDFKit.PDFOutline | null {
    // PDFKit counts `left` from the right.
    const at = { top: Math.max(0, y - 8), left: pdf.page.width, expanded: false }
    if (level === 1) return pdf.outline.addItem(name, at)
    ;(chapterItem ?? pdf.outline).addItem(name, at)
    return chapterItem
  }

  return {
    addPicture: pictures.add,
    add(part: Part): void {
      if (part.kind === 'section') {
        begin(part)
        return
      }
      section ??= below(root, 'Sect', setting)
      flow.add(rowsOf(part, frame(), section, setting))
      pictures.clear()
    },
    async taken(): Promise<Uint8Array[]> {
      await new Promise(setImmediate)
      const taken = pieces
      pieces = []
      return taken
    },
    async end(): Promise<void> {
      endSection()
      if (!flow.hasPages) flow.newPage()
      flow.close()
      root.element.end()
      pdf.end()
      await ended
    },
  }
}

const aboutBoxes = (count: number) =>
  `${count === 1 ? 'One sign' : `${count} signs`} above stand${count === 1 ? 's' : ''} as □: the fonts of this document lack ${count === 1 ? 'it' : 'them'}. Copied as text, what was written is whole.`
