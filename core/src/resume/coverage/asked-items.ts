import { foldText } from '../../kernel/index.ts'
import { type Headed, headedBy, isInList, listMark } from './asked-headings.ts'
import { type AskedRequirement, wordsOf } from './read-requirements.ts'
import type { Term } from './terms.ts'
import { withWholeWords } from './whole-words.ts'

/** An item of a list of what one is to bring, in the words of the description. */
export interface AskedItem {
  said: string
  /** One may do without. */
  isOptional: boolean
}

/** Items that are looked at, and UTF-16 units of one: longer ones are paragraphs. */
const [MOST_ITEMS, MOST_OF_ITEM] = [30, 300]

/** Of a list whose marks were lost as it was copied: one thing, that is no paragraph. */
const isUnmarkedItem = (line: string): boolean => !/[.!?:](?:\s|$)/u.test(line.trim())

/** What stands in lists below headings that ask for something, each item once. */
export const itemsIn = (description: string): AskedItem[] =>
  listedIn(description, ['asked', 'wished']).map(({ said, under }) => ({ said, isOptional: under === 'wished' }))

/** What stands in lists below some headings, each item once. */
export function listedIn(description: string, below: readonly Headed[]): { said: string; under: Headed }[] {
  const lines = description.split('\n')
  const items = new Map<string, { said: string; under: Headed }>()
  let under: Headed | null = null
  for (const [at, line] of lines.entries()) {
    const heads = headedBy(line)
    if (heads) {
      under = below.find((one) => one === heads) ?? null
      continue
    }
    if (line.trim() === '') {
      // A gap ends a list, unless it stands below its heading or the list goes on behind it.
      if (!isInList(lines[at + 1] ?? '') && headedBy(lines[at - 1] ?? '') === null) under = null
      continue
    }
    if (!under || line.length > MOST_OF_ITEM || !(isInList(line) || isUnmarkedItem(line))) continue
    const said = line
      .replace(listMark, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.;,]$/u, '')
    if (said.includes(' ') && !items.has(said)) items.set(said, { said, under })
    if (items.size === MOST_ITEMS) break
  }
  return [...items.values()]
}

/** Words that say how well or that one can do something, and not what. */
const fillers = new Set(
  (
    'a an the of in with as at on for to and or your you our is are be who that have has had very good strong excellent written spoken verbal oral interpersonal others people great proven solid sound high ' +
    'confident demonstrable demonstrated effective clear skills skill ability able abilities experience experienced knowledge understanding working ' +
    'use using user know familiar familiarity expertise track record background level systems system software tools tool like such e.g eg etc ' +
    'sehr gute guter gutes guten gut sichere sicherer sicheren sicherer umgang kenntnisse kenntnis erfahrung erfahrungen fähigkeit fähigkeiten ' +
    'mit in im von der die das den dem und oder ein eine einer einem einen des zur zum für ausgeprägte ausgeprägtes hohe hohes hoher starke ' +
    'fundierte fundiertes idealerweise wünschenswert vorteil plus sie du ihre deine system systeme systemen software'
  )
    .split(' ')
    .map(foldText),
)

const inBrackets = /\([^()]*\)/gu
const isAbbreviation = (one: AskedRequirement): boolean => one.kind === 'words' && /^[A-Z][A-Z0-9]{1,4}$/.test(one.said)

/**
 * Items of which nothing else that is read tells: neither years, a language or an education, nor a skill outside of brackets, nor
 * what is no more than the name of a competency or a few abbreviations.
 */
export function itemsBeside(description: string, asked: readonly AskedRequirement[], terms: readonly Term[]): AskedItem[] {
  const whole = asked.filter(({ kind }) => kind !== 'words').map(({ said }) => foldText(said))
  const named = (some: readonly (readonly string[])[]) => some.flat().map(foldText)
  const skills = named([
    ...terms.filter(({ kind }) => kind === 'skill').map(({ name, because }) => [name, ...because]),
    ...asked.filter((one) => one.kind === 'words' && !isAbbreviation(one)).map(({ said }) => [said]),
  ])
  const competencies = named(terms.filter(({ kind }) => kind !== 'skill').map(({ because }) => because))
  const abbreviations = named(asked.filter(isAbbreviation).map((one) => (one.kind === 'words' ? one.spellings : [])))
  return itemsIn(description).filter(({ said }) => {
    const text = foldText(withWholeWords(said))
    if (whole.some((one) => text.includes(one))) return false
    const outside = text.replace(inBrackets, ' ')
    if (skills.some((one) => says(outside, one))) return false
    if (leftOf(text, abbreviations) === 0) return false
    const left = leftOf(text, competencies)
    return /\d/.test(text) || left > 0 || left === leftOf(text, [])
  })
}

const says = (text: string, words: string): boolean => ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `)

/** How many words say something, beside some. */
function leftOf(text: string, beside: readonly string[]): number {
  const rest = beside
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, words) => left.replaceAll(` ${wordsOf(words).join(' ')} `, ' '), ` ${wordsOf(text).join('  ')} `.replaceAll('  ', ' '))
  return wordsOf(rest).filter((word) => !fillers.has(word)).length
}

/** What is asked for without abbreviations that are no more than parts of items: in “GP or AHP registration” neither is a skill. */
export function withoutPartsOf(items: readonly AskedItem[], description: string, asked: readonly AskedRequirement[]): AskedRequirement[] {
  if (items.length === 0) return [...asked]
  const said = items.map((one) => one.said)
  const others = description
    .split('\n')
    .filter((line) => !said.some((one) => line.replace(/\s+/g, ' ').includes(one)))
    .join('\n')
  return asked.filter((one) => !isAbbreviation(one) || new RegExp(`(?<![\\p{L}\\p{N}])${one.said}s?(?![\\p{L}\\p{N}])`, 'u').test(others))
}
