import type { journal as english } from '../journal.ts'
import type { InGerman } from './words.ts'

export const journal: InGerman<typeof english> = {
  title: 'Journal',
  views: { new: 'Neuer Eintrag', timeline: 'Zeitleiste', 'on-this-day': 'An diesem Tag' },
  viewsLabel: 'Ansichten des Journals',
  moods: { '-2': 'Schlecht', '-1': 'Gedrückt', '0': 'Mittel', '1': 'Gut', '2': 'Sehr gut' },
  mood: 'Stimmung',
  energy: 'Energie',
  energies: { '1': 'Erschöpft', '2': 'Müde', '3': 'Genug', '4': 'Frisch', '5': 'Voller Kraft' },
  untitled: 'Ohne Titel',
  did: {
    star: (isStarred: boolean, name: string) => (isStarred ? `„${name}“ hat jetzt einen Stern` : `„${name}“ hat keinen Stern mehr`),
    remove: (name: string) => `„${name}“ in den Papierkorb gelegt`,
  },
  words: (n: number, locale: string) => `${n.toLocaleString(locale)} ${n === 1 ? 'Wort' : 'Wörter'}`,
}
