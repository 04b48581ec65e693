import { competencyName } from '../../career/index.ts'
import { languageOf } from '../../kernel/index.ts'
import type { Reason } from './fit-of.ts'

/** Words that are quoted for one reason, so that a sentence stays one. */
const MOST_QUOTED = 3
/** Reasons that are told; all are in the answer. */
const MOST_TOLD = 3

interface Words {
  quote(said: string): string
  and: string
  clause: Readonly<Record<Reason['code'], (competency: string, quoted: string) => string>>
}

const en: Words = {
  quote: (said) => `“${said}”`,
  and: ' and ',
  clause: {
    'tagged-main': (competency) => `its main point is ${competency}`,
    tagged: (competency) => `it also shows ${competency}`,
    tells: (competency, quoted) => `it tells of ${competency}: ${quoted}`,
    happens: (_, quoted) => `what is asked about happens in it: ${quoted}`,
    figures: () => 'figures prove it',
    evidence: () => 'it rests on evidence',
  },
}

const de: Words = {
  quote: (said) => `„${said}“`,
  and: ' und ',
  clause: {
    'tagged-main': (competency) => `ihr Kern ist ${competency}`,
    tagged: (competency) => `sie zeigt auch ${competency}`,
    tells: (competency, quoted) => `sie erzählt von ${competency}: ${quoted}`,
    happens: (_, quoted) => `wonach gefragt wird, geschieht in ihr: ${quoted}`,
    figures: () => 'Zahlen belegen sie',
    evidence: () => 'sie ruht auf Belegen',
  },
}

const languages = { en, de }

/**
 * Why a story fits, as one sentence, what counts most first; empty where nothing speaks for it.
 * @param locale BCP 47; German is told in German, all else in English
 */
export function reasonInWords(reasons: readonly Reason[], locale: string): string {
  const { clause, quote, and } = languages[languageOf(locale)]
  const told = telling(reasons).map(({ code, competency = '', words = [] }) =>
    clause[code](quote(competencyName(locale, competency)), listed(mostTelling(words).map(quote), and)),
  )
  const sentence = told.join('; ')
  return sentence === '' ? '' : `${sentence.charAt(0).toLocaleUpperCase(locale)}${sentence.slice(1)}.`
}

/** Of a competency that the person names, words are no news; one of the others is enough. */
function telling(reasons: readonly Reason[]): Reason[] {
  const named = new Set(reasons.filter(({ code }) => code.startsWith('tagged')).map(({ competency }) => competency))
  const rest = reasons.filter(({ code, competency }) => code !== 'tells' || !named.has(competency))
  const [first] = rest.filter(({ code }) => code === 'tells')
  return rest.filter((reason) => reason.code !== 'tells' || reason === first).slice(0, MOST_TOLD)
}

/** The longest, in the order of the story: short ones say little by themselves. */
function mostTelling(words: readonly string[]): string[] {
  const longest = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, MOST_QUOTED))
  return words.filter((word) => longest.has(word))
}

const listed = (quoted: readonly string[], and: string): string =>
  quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')}${and}${quoted.at(-1)}`
