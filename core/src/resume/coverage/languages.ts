import type { Cefr } from '../../career/index.ts'
import { foldText } from '../../kernel/index.ts'

/** Languages that advertisements ask for, by their codes; what each is called, the platform knows. */
const codes = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'sk', 'hu', 'ro', 'bg', 'el', 'tr', 'ru', 'uk', 'ar', 'he', 'hi', 'zh', 'ja'],
  ...['ko', 'sv', 'da', 'nb', 'fi', 'hr', 'sr', 'sl', 'vi', 'th', 'id', 'fa', 'ur', 'bn', 'ca', 'lt', 'lv', 'et', 'sq'],
]

const named = new Map<string, string>(
  ['en', 'de'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    return codes.map((code) => [foldText(names.of(code) ?? code), code] as const)
  }),
)
for (const [name, code] of [
  ['mandarin', 'zh'],
  ['norwegian', 'nb'],
  ['norwegisch', 'nb'],
  ['farsi', 'fa'],
] as const)
  named.set(name, code)

/** What languages are called, folded, the longest first. */
export const languageNames: readonly string[] = [...named.keys()].sort((a, b) => b.length - a.length)

/** The code of a language by its name in English or German, in whatever words it stands: `Deutsch (Muttersprache)`. */
export function languageOfName(said: string): string | undefined {
  const folded = foldText(said.trim())
  return named.get(folded) ?? named.get(/^\p{L}+/u.exec(folded)?.[0] ?? '')
}

/** The code of a language that a skill is, and nothing beside it: “German”, “Deutschkenntnisse”, “English (C1)”; “German law” is none. */
export const languageOfSkill = (name: string): string | undefined =>
  named.get(
    foldText(
      name
        .replace(/\s*\([^()]*\)\s*$/u, '')
        .replace(/(?:sprach)?kenntnisse$|\s+(?:language|skills|speaking|sprache)$/iu, '')
        .trim(),
    ),
  )

/** How well, by what it is called; the highest first, as “very good” holds “good”. */
const levels: readonly (readonly [Cefr, string])[] = [
  ['native', 'native|mother[- ]tongue|muttersprach\\p{L}*|bilingual'],
  ['C2', 'C2'],
  [
    'C1',
    'C1|fluent(?:ly)?|fluency|proficien\\p{L}+|advanced|excellent|very good|fließend\\p{L}*|fliessend\\p{L}*|verhandlungssicher\\p{L}*|sehr gut\\p{L}*|ausgezeichnet\\p{L}*|exzellent\\p{L}*',
  ],
  ['B2', 'B2|good|strong|solid|gute?\\p{L}?|upper[- ]intermediate'],
  ['B1', 'B1|conversational|intermediate|working knowledge'],
  ['A2', 'A2|basic|elementary|grundkenntnisse|grundlegend\\p{L}*'],
  ['A1', 'A1'],
]

/** The words that say how well, as a pattern. */
export const levelWords = levels.map(([, words]) => words).join('|')

const patterns = levels.map(([level, words]) => [level, new RegExp(`^(?:${words})$`, 'iu')] as const)

/** The level that a word for it asks for at least. */
export const levelOf = (said: string): Cefr | null => patterns.find(([, pattern]) => pattern.test(said.trim()))?.[0] ?? null

const order: readonly Cefr[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']

/** Whether somebody speaks it as well as is asked for. */
export const isAsWell = (has: Cefr, asked: Cefr): boolean => order.indexOf(has) >= order.indexOf(asked)
