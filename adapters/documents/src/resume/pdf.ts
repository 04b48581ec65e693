import type { LayoutBox, LayoutPage, ResumeContent, ResumeHeader, ResumeLayout } from '@throughline/core/resume'
import { createFlow, type Tagged } from '../pdf/flow.ts'
import { createFonts } from '../pdf/fonts.ts'
import { createPdf } from '../pdf/pdf.ts'
import { createPictures, type Image, type Pictures } from '../pdf/pictures.ts'
import { below, drawFragment, drawLine, type Setting } from '../pdf/setting.ts'
import { ASIDE, arrange, layoutOf } from './arrange.ts'
import { COLOURS } from './look.ts'
import type { Page } from './pages.ts'
import type { Place } from './rows.ts'
import type { Arranged } from './sheet.ts'

/** Letters stand one by one, so that each is found in the text as it was typed; they are still kerned. */
const AS_TYPED = { liga: false, clig: false, dlig: false, hlig: false, calt: false }
const ROOT: Place = { tag: 'Document', parent: null }
const NO_MARGINS = { top: 0, bottom: 0, left: 0, right: 0 }

/** A résumé that is set: where everything stands, and the document of it. */
export function setResume(asked: ResumeContent) {
  const { title, language, paper } = asked
  const pdf = createPdf({ title, author: asked.header.name?.text ?? '', language, paper }, NO_MARGINS)
  const fonts = createFonts(pdf, AS_TYPED)
  const pictures = createPictures(pdf)
  const image = imageOf(asked.header.photo, pictures)
  const content = image ? asked : { ...asked, header: { ...asked.header, photo: null } }
  const arranged = arrange(content, fonts, ROOT)
  return {
    arranged,
    /** How wide the photo is for its height; `null` where there is none that can be shown. */
    photoShape: image && image.width / image.height,
    layout: (): ResumeLayout => layoutOf(content, arranged),
    async pdf(): Promise<Uint8Array<ArrayBuffer>> {
      const pieces: Uint8Array[] = []
      pdf.on('data', (piece: Uint8Array) => pieces.push(piece))
      const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
      const flow = createFlow(pdf, () => {})
      draw(arranged, content.header, { pdf, fonts, flow, pictures, hasPlainLinks: true, missing: () => {} })
      pdf.end()
      await ended
      return new Uint8Array(Buffer.concat(pieces))
    },
  }
}

function imageOf(photo: ResumeHeader['photo'], pictures: Pictures): Image | null {
  if (!photo) return null
  pictures.add(photo.id, photo.bytes)
  const image = pictures.get(photo.id)
  return typeof image === 'string' ? null : image
}

function draw({ pages }: Arranged, { name, photo }: ResumeHeader, setting: Setting): void {
  const { pdf, flow } = setting
  const root: Tagged = { tag: ROOT.tag, element: pdf.struct(ROOT.tag) }
  pdf.addStructure(root.element)
  const tagged = createStructure(root, setting)
  const alt = name?.text ?? ''
  for (const page of pages) {
    flow.newPage()
    flow.aside(() => {
      for (const box of page.boxes) drawBox(box, pdf)
    })
    if (photo && page.photo) drawPhoto(photo.id, page.photo, alt, root, setting)
    drawRuns(page, tagged, setting)
    flow.close()
  }
  root.element.end()
}

function drawRuns({ runs }: Page, tagged: (place: Place) => Tagged, setting: Setting): void {
  for (const { fragment, x, y, place } of runs) {
    const line = { fragments: [fragment], width: fragment.width }
    if (place.tag === ASIDE) setting.flow.aside(() => drawFragment(fragment, x, y, setting))
    else drawLine(line, { x, y }, tagged(place), setting)
  }
}

/** The places of the structure as elements, each made when something first stands there. */
function createStructure(root: Tagged, setting: Setting): (place: Place) => Tagged {
  const made = new Map<Place, Tagged>([[ROOT, root]])
  return function tagged(place) {
    const known = made.get(place)
    if (known) return known
    const one = below(place.parent ? tagged(place.parent) : root, place.tag, setting)
    made.set(place, one)
    return one
  }
}

const drawBox = ({ x, y, width, height, colour }: LayoutBox, pdf: PDFKit.PDFDocument) => pdf.rect(x, y, width, height).fill(COLOURS[colour])

/** Cut to a square, from its middle. */
function drawPhoto(id: string, at: NonNullable<LayoutPage['photo']>, alt: string, root: Tagged, setting: Setting): void {
  const { x, y, width, height } = at
  const { pdf, flow, pictures } = setting
  const image = pictures.get(id)
  if (typeof image === 'string') return
  flow.mark(below(root, 'Figure', setting, { alt }))
  pdf.save().roundedRect(x, y, width, height, 3).clip()
  pdf.image(image as never, x, y, { cover: [width, height], align: 'center', valign: 'center' })
  pdf.restore()
  flow.close()
}
