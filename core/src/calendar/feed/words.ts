import { type Actor, type Language, languageOf } from '../../kernel/index.ts'

const english = {
  goalEnds: (title: string) => `Goal ends: ${title}`,
  interview: (title: string, job: string) => `Interview: ${title} (${job})`,
  practice: (answers: number) => (answers === 1 ? 'Practice: 1 answer' : `Practice: ${answers} answers`),
}

const german: typeof english = {
  goalEnds: (title) => `Ziel endet: ${title}`,
  interview: (title, job) => `Vorstellungsgespräch: ${title} (${job})`,
  practice: (answers) => (answers === 1 ? 'Üben: 1 Antwort' : `Üben: ${answers} Antworten`),
}

const all: Readonly<Record<Language, typeof english>> = { en: english, de: german }

/** What events are called in somebody’s calendar. */
export const feedWords = ({ locale }: Pick<Actor, 'locale'>): typeof english => all[languageOf(locale)]
