import { type Actor, type Language, languageOf } from '../kernel/index.ts'

const english = {
  journal: {
    title: 'Journal',
    moods: ['Low', 'Flat', 'Even', 'Good', 'Bright'],
    energy: (level: number) => `energy ${level} of 5`,
    empty: 'Nothing was written in this time.',
    sealed: 'This entry is sealed: it can be read once its journal is opened, and not here.',
  },
  tasks: {
    title: 'Tasks',
    due: (when: string) => `due ${when}`,
    repeats: 'repeats',
    cancelled: 'cancelled',
    priority: { low: 'low', medium: 'medium', high: 'high', urgent: 'urgent' },
  },
  goals: {
    title: 'Goals',
    columns: ['Day', 'Value', 'Note'],
    span: (from: string, until: string) => `${from} to ${until}`,
    status: { draft: 'draft', active: 'active', paused: 'paused', achieved: 'achieved', missed: 'missed', dropped: 'dropped' },
    horizon: { week: 'week', month: 'month', quarter: 'quarter', year: 'year', life: 'life' },
  },
  wins: { title: 'Wins', quoted: (text: string) => `“${text}”` },
  stories: {
    title: 'Stories',
    length: (minutes: number) => `In ${minutes} min`,
    parts: { situation: 'Situation', task: 'Task', action: 'Action', result: 'Result', reflection: 'Reflection' },
  },
}

const german: typeof english = {
  journal: {
    title: 'Journal',
    moods: ['Tief', 'Matt', 'Ruhig', 'Gut', 'Heiter'],
    energy: (level: number) => `Energie ${level} von 5`,
    empty: 'In dieser Zeit wurde nichts geschrieben.',
    sealed: 'Dieser Eintrag ist versiegelt: Er lässt sich lesen, sobald sein Journal geöffnet ist, und nicht hier.',
  },
  tasks: {
    title: 'Aufgaben',
    due: (when: string) => `fällig ${when}`,
    repeats: 'wiederholt sich',
    cancelled: 'verworfen',
    priority: { low: 'niedrig', medium: 'mittel', high: 'hoch', urgent: 'dringend' },
  },
  goals: {
    title: 'Ziele',
    columns: ['Tag', 'Wert', 'Notiz'],
    span: (from: string, until: string) => `${from} bis ${until}`,
    status: {
      ...{ draft: 'Entwurf', active: 'offen', paused: 'pausiert' },
      ...{ achieved: 'erreicht', missed: 'verfehlt', dropped: 'verworfen' },
    },
    horizon: { week: 'Woche', month: 'Monat', quarter: 'Quartal', year: 'Jahr', life: 'Leben' },
  },
  wins: { title: 'Erfolge', quoted: (text: string) => `„${text}“` },
  stories: {
    title: 'Geschichten',
    length: (minutes: number) => `In ${minutes} min`,
    parts: { situation: 'Situation', task: 'Aufgabe', action: 'Vorgehen', result: 'Ergebnis', reflection: 'Erkenntnis' },
  },
}

const all: Readonly<Record<Language, typeof english>> = { en: english, de: german }

/** What is written around what people wrote, where it leaves Throughline to be read. */
export const exportWords = ({ locale }: Pick<Actor, 'locale'>): typeof english => all[languageOf(locale)]
