import type { requirements as english } from '../requirements.ts'
import { type InGerman, listed } from './words.ts'

/** What a description asks for in so many words. */
export const requirements: InGerman<typeof english> = {
  states: {
    page: { met: 'Auf der Seite oder in deinen Angaben', open: 'Das kannst nur du beurteilen' },
    account: { met: 'Steht in deinen Angaben', open: 'Das kannst nur du beurteilen' },
  },
  duties: {
    page: { met: 'Aufgaben, von denen eine Zeile der Seite erzählt', open: 'Aufgaben, von denen noch keine Zeile erzählt' },
    account: { met: 'Aufgaben, von denen deine Angaben erzählen', open: 'Aufgaben, von denen in deinen Angaben noch nichts steht' },
  },
  optional: 'von Vorteil',
  learnt: (at) => `In deiner Ausbildung: ${listed(at)}.`,
  noDegree: 'Keine deiner Ausbildungen heißt so.',
  lasted: (duration, at) => `${duration} bei ${listed(at)}`,
  undated: (at) => `Steht bei ${listed(at)}, aber ohne die Daten, die zählen würden`,
  noPosition: 'Keine Stelle heißt so',
  worked: (told, inAll) => (inAll ? `${told}; insgesamt ${inAll} Berufserfahrung.` : `${told}.`),
  profile: (languages) => `In deinem Profil: ${listed(languages)}.`,
  noLanguage: 'Nicht in deinem Profil.',
  says: {
    page: (lines) => listed(lines.map((line) => `„${line}“`)),
    account: (names) => `Genannt bei ${listed(names.map((name) => `„${name}“`))}.`,
  },
  unsaid: { page: 'Steht nicht auf der Seite.', account: 'Keine deiner Fähigkeiten, Stellen oder Erfolge nennt es.' },
  doneBy: (names) => `Davon erzählt: ${listed(names.map((name) => `„${name}“`))}.`,
  ways: {
    years: 'Mehr zu einer Stelle schreiben',
    language: 'Ins Profil schreiben',
    degree: 'Bei der Ausbildung eintragen',
    item: 'Erfolg hinzufügen, der es zeigt',
    duty: 'Erfolg hinzufügen, der es zeigt',
    skill: 'Bei den Fähigkeiten eintragen',
    win: 'Erfolg hinzufügen',
  },
  winOf: (name) => `Erfolg hinzufügen, der es zeigt: ${name}`,
}
