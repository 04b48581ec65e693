import type { places as english, exportEverything as englishExport } from '../places.ts'
import type { InGerman } from './words.ts'

/** What the palette calls the places that lead on from the rail and from one's own menu. */
export const places: InGerman<typeof english> = {
  interview: 'Bewerbung',
  settings: 'Einstellungen',
  profile: 'Profil',
  'goals-achieved': 'Erreichte Ziele',
  'my-discussions': 'Deine Gespräche',
  'resolved-discussions': 'Abgeschlossene Gespräche',
  experience: 'Stationen',
  skills: 'Fähigkeiten',
  packets: 'Rückblick-Mappen',
  resumes: 'Lebensläufe',
  stories: 'Geschichten',
  questions: 'Bewerbungsfragen',
  rehearsals: 'Laut üben',
  'target-jobs': 'Wunschstellen',
  'calendar-settings': 'Einstellungen: Kalender',
  'notification-settings': 'Einstellungen: Mitteilungen',
  subscription: 'Abo',
}

export const exportEverything: InGerman<typeof englishExport> = 'Alles exportieren'
