import type { Part } from '@throughline/core/document'
import { AlignmentType, Document, type FileChild, LevelFormat, Packer } from 'docx'
import type { About, Setter } from '../setter.ts'
import { childrenOf } from './blocks.ts'

/** Twentieths of a point. */
const papers = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } }
const MARGIN = 1_440
const SERIF = 'Georgia'

const ink = '1D1B18'
const style = (size: number, before: number, after: number) => ({
  run: { font: SERIF, size, color: ink, bold: true },
  paragraph: { spacing: { before, after }, keepNext: true },
})

/** Sets the parts of one document as DOCX. The whole file is there once the last part is. */
export function createWordSetter({ title, author, language, paper }: About): Setter {
  const children: FileChild[] = []
  const starts: number[] = []
  let pieces: Uint8Array[] = []
  const numberingOf = (start: number) => {
    starts.push(start)
    return `numbers-${starts.length}`
  }
  const levels = (start: number) =>
    Array.from({ length: 9 }, (_, level) => ({
      ...{ level, format: LevelFormat.DECIMAL, text: `%${level + 1}.`, alignment: AlignmentType.LEFT, start },
      style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
    }))
  return {
    addPicture() {},
    add(part: Part) {
      children.push(...childrenOf(part, numberingOf))
    },
    async taken() {
      const taken = pieces
      pieces = []
      return taken
    },
    async end() {
      const document = new Document({
        title,
        creator: author,
        lastModifiedBy: author,
        description: '',
        styles: {
          default: {
            document: {
              run: { font: SERIF, size: 22, color: ink, language: { value: language } },
              paragraph: { spacing: { after: 140, line: 300 } },
            },
            heading1: style(44, 0, 60),
            heading2: style(28, 320, 80),
            heading3: style(25, 240, 60),
            heading4: style(23, 200, 60),
          },
          paragraphStyles: [
            { id: 'Note', name: 'Note', basedOn: 'Normal', run: { size: 18, color: '6B665D' }, paragraph: { spacing: { after: 120 } } },
          ],
        },
        numbering: { config: starts.map((start, i) => ({ reference: `numbers-${i + 1}`, levels: levels(start) })) },
        sections: [
          {
            properties: { page: { size: papers[paper], margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
            children,
          },
        ],
      })
      pieces.push(await Packer.toBuffer(document))
    },
  }
}
