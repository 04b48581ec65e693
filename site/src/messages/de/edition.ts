import type { edition as english } from '../edition.ts'
import type { InGerman } from './words.ts'

/** The words of documents that were handed out. */
export const edition: InGerman<typeof english> = {
  note: 'Wer hat es?',
  field: 'Notiz',
  did: 'Notiert, wer das Dokument hat.',
}
