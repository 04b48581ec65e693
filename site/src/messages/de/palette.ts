import type { palette as english } from '../palette.ts'
import type { InGerman } from './words.ts'

/** The words of the palette, which come with it. */
export const palette: InGerman<typeof english> = {
  recent: 'Zuletzt',
  value: (asked, value) => `${asked}: ${value}`,
  kinds: {
    task: 'Aufgabe',
    goal: 'Ziel',
    win: 'Erfolg',
    experience: 'Station',
    skill: 'Fähigkeit',
    'review-packet': 'Rückblick-Mappe',
    resume: 'Lebenslauf',
    story: 'Geschichte',
    question: 'Bewerbungsfrage',
    'target-job': (company) => (company ? `Wunschstelle, ${company}` : 'Wunschstelle'),
    participation: 'Gespräch',
    'check-in': (day) => `Check-in, ${day}`,
    'journal-entry': (day) => `Journal, ${day}`,
  },

  placeholder: 'Suchen oder Befehl eingeben',
  list: 'Treffer und Befehle',
  found: (n, isMore) => `${isMore ? `Mehr als ${n}` : n} Treffer`,
  foundHere: 'Treffer hier',
  said: 'In Gesprächen gesagt',
  add: (title) => `Aufgabe „${title}“ hinzufügen`,
  looking: 'Suche läuft',
  nothing: 'Nichts gefunden.',
  noRecord: (typed) => `„${typed}“ kommt nirgends vor.`,
  offline: 'Du bist offline: Durchsucht wurde nur, was hier offen ist.',
  failed: 'Die Suche hat nicht geantwortet: Durchsucht wurde nur, was hier offen ist.',
  retry: 'Erneut suchen',
  lines: (n) => (n === 1 ? '1 Zeile' : `${n} Zeilen`),
  back: 'Zurück',
  close: 'Esc: schließen',
  hints: [
    ['↑ ↓', 'wählen'],
    ['↵', 'öffnen oder ausführen'],
    ['>', 'nur Befehle'],
  ],
  stepHints: [
    ['↑ ↓', 'wählen'],
    ['↵', 'setzen'],
    ['Esc', 'zurück'],
  ],
}
