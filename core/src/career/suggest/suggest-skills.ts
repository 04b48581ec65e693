import { foldText, NAME_WORK, type Pace } from '../../kernel/index.ts'
import { commonSkills } from '../skill/common/index.ts'
import type { Skill } from '../skill/schema.ts'

export interface SuggestedSkill {
  /** What the person calls it, where they list it; otherwise its name in our list. */
  name: string
  /** The words that led to it, as they were written. */
  because: string[]
  /** Whether the person lists it. */
  isListed: boolean
}

/** UTF-16 units of a text that are looked at. */
const MAX_TEXT = 10_000

/** Words of the longest name that is looked for. */
const MOST_WORDS = 5

interface Names {
  folded: ReadonlyMap<string, string>
  /** As written, for those that are words of their own in small letters. */
  exact: ReadonlyMap<string, string>
}

const common: Names = {
  folded: new Map(
    commonSkills.flatMap(({ name, aliases, exact }) =>
      [name, ...aliases].filter((one) => !exact.includes(one)).map((one) => [foldText(one), name] as const),
    ),
  ),
  exact: new Map(commonSkills.flatMap(({ name, exact }) => exact.map((one) => [one, name] as const))),
}

/** Notes how many words the longest name has that begins with a word. */
function noteLength(lengths: Map<string, number>, folded: string): void {
  const space = folded.indexOf(' ')
  const first = space === -1 ? folded : folded.slice(0, space)
  lengths.set(first, Math.min(MOST_WORDS, Math.max(folded.split(' ').length, lengths.get(first) ?? 0)))
}

const commonLengths = new Map<string, number>()
for (const folded of [...common.folded.keys(), ...[...common.exact.keys()].map(foldText)]) noteLength(commonLengths, folded)

type Listed = Pick<Skill, 'name' | 'aliases'>

/** The skills a text names: those that the person lists first, then common ones, each in the order of the text. */
export const suggestSkills = (text: string, own: readonly Listed[]): SuggestedSkill[] => skillSuggester(own)(text)

/** The same for many texts of one person, whose own names are read once. */
export function skillSuggester(own: readonly Listed[]): Suggester {
  const { list, suggest } = listing()
  for (const one of own) list(one)
  return suggest
}

/** The same where there may be thousands of names, with turns for others between them. */
export async function skillSuggesterInTurns(own: readonly Listed[], pace: Pace): Promise<Suggester> {
  const { list, suggest } = listing()
  for (const one of own) {
    list(one)
    await pace((1 + one.aliases.length) * NAME_WORK)
  }
  return suggest
}

type Suggester = (text: string) => SuggestedSkill[]

/** Takes what a person lists, and suggests by that. */
function listing() {
  const listed = new Map<string, string>()
  const lengths = new Map<string, number>()
  const lengthOf = (word: string) => Math.max(lengths.get(word) ?? 0, commonLengths.get(word) ?? 0)
  return {
    list({ name, aliases }: Listed): void {
      for (const one of [name, ...aliases]) {
        const folded = foldText(one)
        listed.set(folded, name)
        noteLength(lengths, folded)
      }
    },
    suggest: (text: string): SuggestedSkill[] => skillsIn(text, listed, lengthOf),
  }
}

function skillsIn(text: string, listed: ReadonlyMap<string, string>, lengthOf: (word: string) => number): SuggestedSkill[] {
  const found = new Map<string, SuggestedSkill>()
  let taken = 0
  for (const { written, folded, end } of stretchesOf(text.slice(0, MAX_TEXT), lengthOf)) {
    // “Sales” is no skill of its own in “sales and operations planning”.
    if (end <= taken) continue
    const said = listed.get(folded) ?? common.exact.get(written) ?? common.folded.get(folded)
    if (said === undefined) continue
    taken = end
    // Who lists it calls it as they do.
    const name = listed.get(foldText(said)) ?? said
    const known = found.get(name) ?? { name, because: [], isListed: listed.has(foldText(name)) }
    if (!known.because.includes(written)) known.because.push(written)
    found.set(name, known)
  }
  return [...found.values()].sort((a, b) => Number(b.isListed) - Number(a.isListed))
}

interface Stretch {
  written: string
  folded: string
  /** The place of the word behind it. */
  end: number
}

/** From every word on that a name begins with, as many words in a row as the longest such name has, and fewer. */
function stretchesOf(text: string, lengthOf: (folded: string) => number): Stretch[] {
  const words = text.split(/\s+/).flatMap((word) => {
    const written = bare(word)
    return written === '' ? [] : { written, folded: foldText(written) }
  })
  return words.flatMap(({ folded }, first) => {
    const most = Math.min(lengthOf(folded), words.length - first)
    return Array.from({ length: most }, (__, n) => {
      const some = words.slice(first, first + most - n)
      return {
        written: some.map(({ written }) => written).join(' '),
        folded: some.map(({ folded }) => folded).join(' '),
        end: first + most - n,
      }
    })
  })
}

const inWord = /[\p{L}\p{N}#+]/u

/** A word without the marks around it; a dot may lead it, as in “.NET”. */
function bare(word: string): string {
  let [first, end] = [0, word.length]
  while (first < end && !inWord.test(word[first] as string) && word[first] !== '.') first++
  while (end > first && !inWord.test(word[end - 1] as string)) end--
  return word.slice(first, end)
}
