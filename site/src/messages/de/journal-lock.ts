import type { journalLock as english } from '../journal-lock.ts'
import type { InGerman } from './words.ts'

export const journalLock: InGerman<typeof english> = {
  label: 'Sperrt sich von selbst',
  after: {
    5: 'nach 5 Minuten ohne Taste oder Druck',
    15: 'nach 15 Minuten ohne Taste oder Druck',
    60: 'nach einer Stunde ohne Taste oder Druck',
    never: 'wenn dieser Browser geschlossen wird',
  },
}
