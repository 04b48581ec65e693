// Run as a process of its own for each file that is imported.
import { kinds } from '@throughline/core/kinds'
import { serveReading } from '@throughline/reader/serve'

serveReading(kinds, {
  // Loaded for a PDF alone: most files are none.
  pdfLines: async (bytes) => (await (await import('@throughline/documents/read')).readPages(bytes)).flatMap(({ lines }) => lines),
})
