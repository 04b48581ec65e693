import { type Language, languageOf } from '../../kernel/language.ts'
import { foldText } from '../../kernel/search-text.ts'
import { competencyAliases } from './aliases.ts'
import type { Competency } from './competency.ts'
import { germanNames } from './german.ts'
import { competencies } from './library/index.ts'

/** Names by ids; in English they are the library's own. */
const namesIn: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = { de: germanNames }

const namesOf = ({ id, name }: Competency): string[] => [id, name, ...Object.values(namesIn).flatMap((names) => names[id] ?? [])]

const byKey = new Map(competencies.flatMap((one) => namesOf(one).map((name) => [foldText(name), one] as const)))

/** The competency of our library that an id or a name in any language stands for, whatever its case; `null` for one of the person's own. */
export const libraryCompetency = (said: string): Competency | null => byKey.get(foldText(said.trim())) ?? null

/** What else one of our library is called, by whom it is looked for: its names in other languages, and words people use for it. */
export function otherNames(locale: string, one: Competency): string[] {
  const name = competencyName(locale, one.id)
  return [...new Set([...namesOf(one), ...(competencyAliases[one.id] ?? [])])].filter((other) => foldText(other) !== foldText(name))
}

/** What wins and goals that mean the same are gathered under: the id of the library, or the name folded. */
export const competencyKey = (said: string): string => libraryCompetency(said)?.id ?? foldText(said.trim())

/** What a competency is called where this locale is read: one of our library by its name there, one of the person's own as they say it. */
export function competencyName(locale: string, said: string): string {
  const known = libraryCompetency(said)
  if (!known) return said
  const language = languageOf(locale)
  return (language !== 'en' && namesIn[language][known.id]) || known.name
}
