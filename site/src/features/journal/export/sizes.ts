import type { JournalMeasure } from '@throughline/core/export'

/**
 * Bytes that the files come to, roughly, from what was seen of them: text is packed in the folder, and stands in the JSON
 * with its earlier versions left aside; a page of a document carries its structure.
 */
export const sizesOf = ({ entries, textLength, fileBytes, sealed }: JournalMeasure) => ({
  zip: 22 + entries * 700 + textLength * 0.4 + fileBytes,
  json: 400 + entries * 800 + textLength * 1.15,
  pdf: 60_000 + (entries - sealed) * 1_500 + textLength * 4 + fileBytes,
})
