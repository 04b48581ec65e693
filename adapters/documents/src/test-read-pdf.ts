import type { ReadDocument } from '@throughline/contracts'
import { getDocumentProxy } from 'unpdf'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>
type Structure = Awaited<ReturnType<Page['getStructTree']>>

/** A PDF as pdf.js reads it, which knows nothing of how it was made. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const info = (await pdf.getMetadata()).info as { Title: string; Language: string }
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)))
  const outline = (await pdf.getOutline()) ?? []
  return {
    title: info.Title,
    language: info.Language,
    pages: await Promise.all(pages.map(textOf)),
    outline: outline.map(({ title, items }) => ({ title, items: items.map((item: { title: string }) => item.title) })),
    links: await Promise.all(pages.map((page) => linksOf(pdf, page))),
    tags: await Promise.all(pages.map(async (page) => tagsOf(await page.getStructTree()))),
    pictures: await Promise.all(pages.map(picturesOf)),
  }
}

/** What is marked as no part of the text is left out; what is marked by itself stands apart. */
async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const open: string[] = []
  let text = ''
  for (const item of items as { type?: string; tag?: string; str?: string; hasEOL?: boolean }[]) {
    if (item.type?.startsWith('beginMarked')) open.push(item.tag ?? '')
    else if (item.type === 'endMarkedContent') text += open.pop() === 'Span' ? '' : ' '
    else if (!open.includes('Artifact')) text += item.str + (item.hasEOL ? ' ' : '')
  }
  return text.replace(/ +/g, ' ').trim()
}

async function linksOf(pdf: Pdf, page: Page): Promise<string[]> {
  const links = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Link')
  return Promise.all(
    links.map(async ({ url, unsafeUrl, dest }) => {
      if (dest === undefined || dest === null) return unsafeUrl ?? url
      const [place] = (await pdf.getDestination(dest)) ?? []
      return `#${(await pdf.getPageIndex(place)) + 1}`
    }),
  )
}

const tagsOf = (node: Structure): string[] =>
  node ? [node.role, ...node.children.flatMap((child) => ('role' in child ? tagsOf(child) : []))].filter(Boolean) : []

async function picturesOf(page: Page): Promise<number> {
  const { fnArray } = await page.getOperatorList()
  const { OPS } = (await import('unpdf/pdfjs')) as { OPS: { paintImageXObject: number } }
  return fnArray.filter((operator: number) => operator === OPS.paintImageXObject).length
}
