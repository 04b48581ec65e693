import type { journalTrash as english } from '../journal-trash.ts'
import type { InGerman } from './words.ts'

export const journalTrash: InGerman<typeof english> = {
  title: 'Gelöschte Einträge',
  restore: 'Wiederherstellen',
  restoreOf: (name: string) => `„${name}“ wiederherstellen`,
  empty: 'Keine gelöschten Einträge.',
  back: 'Zum Journal',
}
