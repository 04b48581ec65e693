import type { ReadPage } from '@throughline/core/resume'
import { getDocumentProxy } from 'unpdf'

/** What lies in the file of each page, in its order, as pdf.js takes it out: the lines that a parser of résumés begins with. */
export const readPages = async (bytes: Uint8Array): Promise<ReadPage[]> => (await readFirstPages(bytes, Number.POSITIVE_INFINITY)).pages

/** So many pages at most, and how many there are besides. */
export async function readFirstPages(bytes: Uint8Array, most: number): Promise<{ pages: ReadPage[]; left: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: ReadPage[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, most); number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push({ lines: linesOf(items) })
  }
  return { pages, left: pdf.numPages - pages.length }
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
