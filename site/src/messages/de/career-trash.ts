import type { careerTrash as english } from '../career-trash.ts'
import type { InGerman } from './words.ts'

/** The words of the trash of Career. */
export const careerTrash: InGerman<typeof english> = {
  title: 'Papierkorb',
  heading: 'Papierkorb des Werdegangs',
  kinds: {
    experience: 'Station',
    win: 'Erfolg',
    skill: 'Fähigkeit',
    resume: 'Lebenslauf',
    'review-packet': 'Rückblick-Mappe',
  },
  newest: 'Zuletzt gelöscht',
  earlier: {
    experience: 'Weitere Stationen',
    win: 'Weitere Erfolge',
    skill: 'Weitere Fähigkeiten',
    resume: 'Weitere Lebensläufe',
    'review-packet': 'Weitere Mappen',
  },
  since: (day) => `Gelöscht am ${day}`,
  restored: (name) => `„${name}“ ist wieder da.`,
  look: 'Ansehen',
  undo: 'Rückgängig',
  restore: 'Wiederherstellen',
  restoreOf: (name) => `„${name}“ wiederherstellen`,
  empty: 'Aus deinem Werdegang wurde in den letzten 30 Tagen nichts gelöscht.',
  back: 'Zurück zum Werdegang',
}
