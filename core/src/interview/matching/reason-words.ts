import { competencyName } from '../../career/index.ts'
import { languageOf } from '../../kernel/index.ts'
import type { Reason } from './fit-of.ts'

/** Words that are quoted for one reason, so that a sentence stays short. */
const MOST_QUOTED = 3
/** Reasons that are told; all are in the answer. */
const MOST_TOLD = 3

interface Words {
  quote(said: string): string
  and: string
  /** The first names the story, the others go on from there. */
  sentence: Readonly<Record<Reason['code'], (told: { isFirst: boolean; competency: string; quoted: string }) => string>>
}

const en: Words = {
  quote: (said) => `“${said}”`,
  and: ' and ',
  sentence: {
    'tagged-main': ({ isFirst, competency }) =>
      `You named ${competency} as ${isFirst ? 'the main point of this story' : 'its main point'}.`,
    tagged: ({ isFirst, competency }) =>
      isFirst ? `You named ${competency} among what this story shows.` : `You also named ${competency} among what it shows.`,
    tells: ({ isFirst, competency, quoted }) => `Your words in ${isFirst ? 'this story' : 'it'} tell of ${competency}: ${quoted}.`,
    happens: ({ isFirst, quoted }) => `What the question asks about happens in ${isFirst ? 'this story' : 'it'}: ${quoted}.`,
    figures: () => 'The question asks for figures, and the sources of the story have them.',
    evidence: () => 'The wins behind it have evidence.',
  },
}

const de: Words = {
  quote: (said) => `„${said}“`,
  and: ' und ',
  sentence: {
    'tagged-main': ({ isFirst, competency }) => `Als ${isFirst ? 'Kern dieser Geschichte' : 'ihren Kern'} hast du ${competency} genannt.`,
    tagged: ({ isFirst, competency }) =>
      isFirst
        ? `Du hast ${competency} bei dem genannt, was diese Geschichte zeigt.`
        : `Du hast auch ${competency} bei dem genannt, was sie zeigt.`,
    tells: ({ isFirst, competency, quoted }) =>
      `Deine Worte in ${isFirst ? 'dieser Geschichte' : 'ihr'} erzählen von ${competency}: ${quoted}.`,
    happens: ({ isFirst, quoted }) => `Wonach gefragt wird, geschieht in ${isFirst ? 'dieser Geschichte' : 'ihr'}: ${quoted}.`,
    figures: () => 'Gefragt ist nach Zahlen, und die Quellen der Geschichte nennen welche.',
    evidence: () => 'Die Erfolge hinter ihr haben Belege.',
  },
}

const languages = { en, de }

/**
 * Why a story fits and what tells it, in whole sentences, what counts most first; empty where nothing speaks for it.
 * @param locale BCP 47; German is told in German, all else in English
 */
export function reasonInWords(reasons: readonly Reason[], locale: string): string {
  const { sentence, quote, and } = languages[languageOf(locale)]
  return telling(reasons)
    .map(({ code, competency = '', words = [] }, at) =>
      sentence[code]({
        isFirst: at === 0,
        competency: quote(competencyName(locale, competency)),
        quoted: listed(mostTelling(words).map(quote), and),
      }),
    )
    .join(' ')
}

/** Of a competency that the person names, words are no news; one of the others is enough. One word does not say what happens. */
function telling(all: readonly Reason[]): Reason[] {
  const reasons = all.filter(({ code, words = [] }) => code !== 'happens' || words.length > 1 || words[0]?.includes(' '))
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
