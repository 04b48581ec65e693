import { competencies } from '../../career/index.ts'
import { compareTexts, languagesOf } from '../../kernel/index.ts'
import { cueIndex, type Hits, wordsOf } from './cue-index.ts'
import { lexicon } from './lexicon/index.ts'
import { occasions } from './occasion/index.ts'
import { isTellingStretch } from './telling-words.ts'

const STRONG = 1.5
const CAREER = 1
const WEAK = 0.8

export interface Concept {
  /** An id of our library. */
  competency: string
  /** Above 0; grows with every different cue, less with those that tell of several competencies. */
  weight: number
  /** The words that led to it, in lower case and without accents but umlauts, in the order of the text; small words are not told. */
  words: string[]
  /** Those of the words that say so by themselves and are no hints. */
  sure: string[]
}

export interface Found {
  weight: number
  words: string[]
}

interface FoundSurely extends Found {
  sure: string[]
}

/** What a text tells of, by id. */
export interface ReadText {
  competencies: ReadonlyMap<string, FoundSurely>
  occasions: ReadonlyMap<string, Found>
}

const finders = (language: 'en' | 'de') => ({
  competencies: cueIndex(
    competencies.flatMap(({ id: of, cues }) => [
      { of, said: cues[language], points: CAREER },
      { of, said: lexicon[of]?.[language].strong ?? '', points: STRONG },
      { of, said: lexicon[of]?.[language].weak ?? '', points: WEAK },
    ]),
  ),
  occasions: cueIndex(Object.entries(occasions).map(([of, { told }]) => ({ of, said: told[language], points: 1 }))),
})

const find = { en: finders('en'), de: finders('de') }

/** What a text tells of, in English or German. */
export function readConcepts(text: string): ReadText {
  const words = wordsOf(text)
  const languages = languagesOf(words)
  return {
    competencies: weighed(languages.map((language) => find[language].competencies(words))),
    occasions: weighed(languages.map((language) => find[language].occasions(words))),
  }
}

function weighed(byLanguage: readonly Hits[]): ReadonlyMap<string, FoundSurely> {
  const all = new Map<string, Map<string, number>>()
  for (const hits of byLanguage) for (const [of, found] of hits) all.set(of, new Map([...(all.get(of) ?? []), ...found]))
  // A word that tells of several things tells less of each.
  const shared = new Map<string, number>()
  for (const found of all.values()) for (const word of found.keys()) shared.set(word, (shared.get(word) ?? 0) + 1)
  return new Map(
    [...all].map(([of, found]) => {
      const weight = [...found].reduce((sum, [word, points]) => sum + points / (shared.get(word) as number), 0)
      // Small words add to what is told; nobody is told that they speak for something.
      const words = [...found.keys()].filter(isTellingStretch)
      return [of, { weight, words, sure: [...found].flatMap(([word, points]) => (points > WEAK && isTellingStretch(word) ? word : [])) }]
    }),
  )
}

/** The competencies that a text tells of, in English or German, the one it tells most of first. */
export const conceptsOf = (text: string): Concept[] =>
  [...readConcepts(text).competencies]
    .filter(([, { words }]) => words.length > 0)
    .map(([competency, found]) => ({ competency, ...found }))
    .sort((a, b) => b.weight - a.weight || compareTexts(a.competency, b.competency))
