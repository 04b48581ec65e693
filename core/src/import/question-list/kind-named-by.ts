import type { QuestionKind } from '../../interview/index.ts'
import { foldText, type Language, languageOf } from '../../kernel/index.ts'

/** How a word begins that names a kind: a sign that tells it from the others, in British and American spelling. */
const signs: Readonly<Record<Language, Readonly<Record<QuestionKind, string>>>> = {
  en: {
    ...{ behavioural: 'behavio', leadership: 'leaders', product: 'product', design: 'design', engineering: 'enginee' },
    ...{ data: 'data', sales: 'sales', people: 'people', closing: 'closing' },
  },
  de: {
    ...{ behavioural: 'verhalten', leadership: 'führung', product: 'produkt', design: 'gestaltung', engineering: 'techni' },
    ...{ data: 'daten', sales: 'vertrieb', people: 'personal', closing: 'schluss' },
  },
}

const readers = Object.fromEntries(
  Object.entries(signs).map(([language, kinds]) => [
    language,
    Object.entries(kinds).map(([kind, sign]) => ({ kind: kind as QuestionKind, named: new RegExp(`(?<!\\p{L})${foldText(sign)}`, 'u') })),
  ]),
) as Record<Language, { kind: QuestionKind; named: RegExp }[]>

/** The kind that a heading names, in English or in the language of the person: “Personal” is a kind in German alone. */
export function kindNamedBy(heading: string, locale: string): QuestionKind | null {
  const text = foldText(heading)
  return [...readers[languageOf(locale)], ...readers.en].find(({ named }) => named.test(text))?.kind ?? null
}
