import { type Language, languageOf } from '../../kernel/text/language.ts'
import { foldText } from '../../kernel/text/search-text.ts'
import { german } from './aliases/de.ts'
import { english } from './aliases/en.ts'
import { germanNames } from './german.ts'
import { type CompetencyId, competencies, type LibraryCompetency } from './library/index.ts'

/** Names by ids; in English they are the library's own. */
const namesIn: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<CompetencyId, string>>>> = { de: germanNames }

const aliasesIn: Readonly<Record<Language, Readonly<Record<CompetencyId, readonly string[]>>>> = { en: english, de: german }

const namesOf = ({ id, name }: LibraryCompetency): string[] => [name, ...Object.values(namesIn).map((names) => names[id])]

const byKey = new Map(competencies.flatMap((one) => [one.id, ...namesOf(one)].map((name) => [foldText(name), one] as const)))

/** The competency of our library that an id or a name in any language stands for, whatever its case; `null` for one of the person's own. */
export const libraryCompetency = (said: string): LibraryCompetency | null => byKey.get(foldText(said.trim())) ?? null

/**
 * What else one of our library is called, by whom it is looked for: its names in other languages, words people use for it, and
 * its id, each once however it is written.
 */
export function otherNames(locale: string, one: LibraryCompetency): string[] {
  const others = [...namesOf(one), ...Object.values(aliasesIn).flatMap((names) => names[one.id]), one.id]
  const own = unhyphened(competencyName(locale, one.id))
  return [...Map.groupBy(others, unhyphened)].flatMap(([key, [first]]) => (key === own || first === undefined ? [] : [first]))
}

const unhyphened = (name: string) => foldText(name).replaceAll('-', ' ')

/** What wins and goals that mean the same are gathered under: the id of the library, or the name folded. */
export const competencyKey = (said: string): string => libraryCompetency(said)?.id ?? foldText(said.trim())

/** What a competency is called where this locale is read: one of our library by its name there, one of the person's own as they say it. */
export function competencyName(locale: string, said: string): string {
  const known = libraryCompetency(said)
  if (!known) return said
  const language = languageOf(locale)
  return language === 'en' ? known.name : namesIn[language][known.id]
}
