import { zipSync } from 'fflate'
import { utf8 } from '../test-import.ts'

type Block = { text: string; isItem?: boolean } | { cells: readonly (readonly string[])[] }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraph = (text: string, isItem = false) =>
  `<w:p><w:pPr>${isItem ? '<w:numPr><w:ilvl w:val="0"/></w:numPr>' : ''}</w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

/** A Word document of paragraphs and tables of one row, as word processors write them. */
export const docxOf = (...blocks: readonly Block[]): Uint8Array<ArrayBuffer> => {
  const body = blocks.map((block) =>
    'text' in block
      ? paragraph(block.text, block.isItem)
      : `<w:tbl><w:tr>${block.cells.map((cell) => `<w:tc>${cell.map((text) => paragraph(text)).join('')}</w:tc>`).join('')}</w:tr></w:tbl>`,
  )
  return zipSync({
    '[Content_Types].xml': utf8('<Types/>'),
    'word/document.xml': utf8(`<?xml version="1.0"?><w:document><w:body>${body.join('')}</w:body></w:document>`),
  })
}
