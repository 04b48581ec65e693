import type { Skill } from '../../career/index.ts'
import { foldText } from '../../kernel/index.ts'
import { withAlternatives } from './alternatives.ts'
import { itemsBeside, withoutPartsOf } from './asked-items.ts'
import { type AskedSentence, placesIn, sentencesIn } from './asked-sentences.ts'
import { certificatesIn } from './certificates.ts'
import { languageOfSkill } from './languages.ts'
import { type AskedRequirement, readRequirements } from './read-requirements.ts'
import type { Term } from './terms.ts'

type AskedWords = AskedRequirement & { kind: 'words' }

/** Skills whose places in the description are looked at: no advertisement asks for as many. */
const MOST_LOOKED = 200

export interface AskedBeside {
  /** In so many words, each once, with what would do as well as one. */
  requirements: AskedRequirement[]
  /** Skills that are asked for by themselves. */
  skills: Term[]
  /** Whether one may do without a skill. */
  isOptional(term: Term): boolean
}

/**
 * What a description asks for beside competencies: nothing twice, such as a language that is also a skill, or a subject that a
 * degree is asked in; of skills one of which is enough one requirement.
 * @param text what the firm says of itself left out
 * @param terms skills and competencies that were read in it
 */
export function askedBeside(text: string, terms: readonly Term[], own: readonly Pick<Skill, 'name' | 'aliases'>[]): AskedBeside {
  const sentences = sentencesIn(text)
  const all = terms.filter(({ kind }) => kind === 'skill')
  const looked = all.slice(0, MOST_LOOKED)
  const found = readRequirements(text)
  const these = [...looked, ...terms.filter(({ kind }) => kind !== 'skill')]
  const items = itemsBeside(text, found, these)
  const read = besideTerms(withoutPartsOf(items, text, found), these)
  const languages = new Set(read.flatMap((one) => (one.kind === 'language' ? one.languages : [])))
  const isOptional = ({ because }: Term) => isWishedIn(sentences, because)
  const skills = looked.filter((term) => {
    const language = languageOfSkill(term.name)
    return !(language && languages.has(language))
  })
  const named = skills.map((term): [Term, AskedWords] => [term, asWords(term, own, isOptional(term))])
  const { certificates, parts } = certificatesIn(sentences, named)
  const words = named.filter(([term]) => !parts.has(term))
  const whole = read.filter(({ kind }) => kind === 'years' || kind === 'degree')
  const isAskedAlready = (said: string) => whole.some((one) => isIn([said], one))
  const asked = withAlternatives(
    sentences,
    [...read.filter((one) => one.kind === 'words'), ...certificates, ...words.map(([, one]) => one)],
    isAskedAlready,
  )
  const joined = asked.filter(({ anyOf }) => anyOf)
  const isJoined = (one: AskedRequirement) => one.kind === 'words' && !asked.includes(one)
  const isOfDegree = ({ because }: Term) => whole.some((one) => one.kind === 'degree' && isIn(because, one))
  return {
    requirements: [
      ...[...read, ...certificates].filter((one) => !isJoined(one)),
      ...joined,
      ...items.map((one) => ({ kind: 'item' as const, ...one })),
    ],
    skills: [...words.filter(([term, one]) => !isJoined(one) && !isOfDegree(term)).map(([term]) => term), ...all.slice(MOST_LOOKED)],
    isOptional,
  }
}

/** Whether it is said within a requirement: “2+ years in logistics” asks for logistics already. */
export const isIn = (because: readonly string[], { said }: AskedRequirement): boolean =>
  because.every((words) => foldText(said).includes(foldText(words)))

/** A skill by all its names; one that the person lists is called as they call it. */
export function asWords({ name, because }: Term, own: readonly Pick<Skill, 'name' | 'aliases'>[], isOptional: boolean): AskedWords {
  const listed = own.find((skill) => foldText(skill.name) === foldText(name))
  return { kind: 'words', said: name, spellings: [...new Set([name, ...because, ...(listed?.aliases ?? [])])], isOptional }
}

function isWishedIn(sentences: readonly AskedSentence[], words: readonly string[]): boolean {
  const places = sentences.flatMap((sentence) => placesIn(sentence, words).map(({ from }) => sentence.isWished(from)))
  return places.length > 0 && places.every(Boolean)
}

/**
 * What is asked for beside some terms and parts of them: “EWM” is told by “SAP EWM”. A word for what one can do tells more than
 * the competency that it led to.
 */
function besideTerms(asked: readonly AskedRequirement[], terms: readonly Pick<Term, 'kind' | 'name' | 'because'>[]): AskedRequirement[] {
  const wholeOf = (some: typeof terms) => some.flatMap(({ name, because }) => [name, ...because].map(foldText))
  const isSkill = new Set(wholeOf(terms.filter(({ kind }) => kind === 'skill')))
  const isTerm = new Set(wholeOf(terms).flatMap((one) => [one, ...one.split(' ')]))
  return asked.filter(
    (one) => one.kind === 'language' || !(one.kind === 'words' && one.isAbility ? isSkill : isTerm).has(foldText(one.said)),
  )
}
