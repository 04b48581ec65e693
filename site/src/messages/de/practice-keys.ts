import type { practiceKeys as english } from '../practice-keys.ts'
import type { InGerman } from './words.ts'

export const practiceKeys: InGerman<typeof english> = {
  show: 'Die geübte Geschichte zeigen oder verbergen',
  rate: (rating: string) => `Sagen, wie es lief: ${rating}`,
  ratings: { again: 'noch mal', hard: 'schwer', good: 'gut', easy: 'leicht' },
  undo: 'Die letzte Bewertung zurücknehmen',
}
