import type { ReadPage } from '@throughline/core/resume'
import { getDocumentProxy } from 'unpdf'

/** What lies in the file of each page, in its order, as pdf.js takes it out: the lines that a parser of résumés begins with. */
export async function readPages(bytes: Uint8Array): Promise<ReadPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push({ lines: linesOf(items) })
  }
  return pages
}

function linesOf(
  items: Awaited<ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>['getTextContent']>>['items'],
) {
  const lines = ['']
  for (const item of items) {
    if (!('str' in item)) continue
    lines[lines.length - 1] += item.str
    if (item.hasEOL) lines.push('')
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
