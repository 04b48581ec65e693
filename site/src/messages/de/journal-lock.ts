import type { journalLock as english } from '../journal-lock.ts'
import type { InGerman } from './words.ts'

export const journalLock: InGerman<typeof english> = {
  label: 'Automatisch sperren',
  after: {
    5: 'nach 5 Minuten ohne Eingabe',
    15: 'nach 15 Minuten ohne Eingabe',
    60: 'nach einer Stunde ohne Eingabe',
    never: 'wenn dieser Browser geschlossen wird',
  },
}
