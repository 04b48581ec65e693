import type { ResumeContent } from '@throughline/core/resume'
import { AlignmentType, Document, HeadingLevel, ImageRun, LevelFormat, Packer, type Paragraph } from 'docx'
import { BETWEEN } from '../header.ts'
import { look } from '../look.ts'
import { type Arranged, PHOTO, sheetOf } from '../sheet.ts'
import { paragraph, runsOf, saidOf, twips } from './paragraph.ts'
import { LIST, sectionOf } from './sections.ts'

/** Points. */
const MARGIN = { top: 54, side: 62 }
const INDENT = 14

/** How wide a photo is for its height. */
export type Shape = number | null

/** The same text in the same order as on the pages, in one column, for whoever wants to go on writing it. */
export async function docxOf(content: ResumeContent, arranged: Arranged, photo: Shape): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = sheetOf(content.paper)
  const author = content.header.name?.text ?? ''
  const right = width - 2 * MARGIN.side
  const document = new Document({
    title: content.title,
    creator: author,
    lastModifiedBy: author,
    styles: { default: { document: { run: { language: { value: content.language } } } } },
    numbering: { config: [{ reference: LIST, levels: [bullet] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: { top: twips(MARGIN.top), bottom: twips(MARGIN.top), left: twips(MARGIN.side), right: twips(MARGIN.side) },
          },
        },
        children: [
          ...headerOf(content, arranged, photo),
          ...arranged.sections.flatMap(({ section, style }) => sectionOf(section, { style, right })),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

const bullet = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: twips(INDENT), hanging: twips(INDENT) } } },
}

function headerOf({ header }: ResumeContent, { header: looks }: Arranged, photo: Shape): Paragraph[] {
  const more = { alignment: looks.align === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT }
  const contact = header.contact.flatMap((each, i) => [...(i > 0 ? runsOf(BETWEEN, looks.contact) : []), ...saidOf(each, looks.contact)])
  return [
    ...pictureOf(header, photo),
    ...(header.name ? [paragraph(saidOf(header.name, looks.name), looks.name, { heading: HeadingLevel.HEADING_1, more })] : []),
    ...(header.label ? [paragraph(saidOf(header.label, looks.label), looks.label, { above: 2, more })] : []),
    ...(contact.length > 0 ? [paragraph(contact, looks.contact, { above: 2, more })] : []),
  ]
}

const PHOTO_LINE = look('sans', 10, PHOTO)

/** Points are as many pixels, and a third. */
const PIXELS = 4 / 3

function pictureOf({ photo, name }: ResumeContent['header'], shape: Shape): Paragraph[] {
  if (!photo || !shape) return []
  const alt = name?.text ?? ''
  const image = new ImageRun({
    type: photo.type === 'image/png' ? 'png' : 'jpg',
    data: photo.bytes,
    transformation: { width: Math.round(PHOTO * PIXELS * Math.min(1, shape)), height: Math.round((PHOTO * PIXELS) / Math.max(1, shape)) },
    altText: { name: alt, title: alt, description: alt },
  })
  return [paragraph([image], PHOTO_LINE)]
}
