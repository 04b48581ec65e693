// Run as a process of its own for each file that is imported.
import { kinds } from '@throughline/core/kinds'
import { serveReading } from '@throughline/reader/serve'

serveReading(kinds, {
  // Loaded for a PDF alone: most files are none.
  async pdfLines(bytes, mostPages) {
    const { readFirstPages } = await import('@throughline/documents/read')
    const { pages, left } = await readFirstPages(bytes, mostPages)
    return { lines: pages.flatMap(({ lines }) => lines), left }
  },
})
