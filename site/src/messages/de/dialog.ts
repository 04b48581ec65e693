import type { dialog as english } from '../dialog.ts'
import type { InGerman } from './words.ts'

export const dialog: InGerman<typeof english> = {
  close: 'Schließen',
  offered: (n: number) => `${n} zur Auswahl`,
  found: (n: number) => (n === 0 ? 'Nichts gefunden' : `${n} gefunden`),
}
