import { foldText } from '@throughline/core/kernel/fold-text'

/** Something that may be named: of a library by its id, otherwise by its name. */
export interface Named {
  id: string
  name: string
  /** Other names that mean the same. */
  aliases?: readonly string[]
  /** What it is, in a sentence. */
  definition?: string | null
  /** How far it is from the person: 0, as unless said, for what they list, 1 for what they named somewhere, 2 for what anybody may. */
  remove?: 0 | 1 | 2
  /** How many wins show it. */
  wins?: number
}

export interface Offer extends Named {
  /** It is in no list: what was typed is its name. */
  isOwn?: boolean
  /** The other name, or the sentence on it, that what was typed was found in. */
  foundIn?: string
}

/** Offered at once, and before anything is typed, when one looks what there is. */
const [MOST, MOST_AT_FIRST] = [6, 40]

/** What may be named, before anything is typed: what the record’s own words tell of, then what the person names most, then the rest as it stands. */
export function offersAtFirst(
  options: readonly Named[],
  named: readonly string[],
  likely: readonly string[],
): (Offer & { isLikely: boolean })[] {
  const taken = new Set(named.map(foldText))
  const places = new Map(likely.map((id, place) => [foldText(id), place]))
  const placeOf = ({ id }: Named) => places.get(foldText(id)) ?? likely.length
  return options
    .filter(({ id, name }) => !taken.has(foldText(id)) && !taken.has(foldText(name)))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (b.wins ?? 0) - (a.wins ?? 0) || (a.remove ?? 0) - (b.remove ?? 0))
    .slice(0, MOST_AT_FIRST)
    .map((option) => ({ ...option, isLikely: places.has(foldText(option.id)) }))
}

/**
 * What typed words may mean of what is not named yet: what is called just so, then the person's own, the likest first; what
 * nothing is called is offered as a name of the person's own.
 */
export function offersFor(typed: string, options: readonly Named[], named: readonly string[]): Offer[] {
  const asked = foldText(typed.trim())
  if (asked === '') return []
  const taken = new Set(named.map(foldText))
  const scored = options
    .filter(({ id, name }) => !taken.has(foldText(id)) && !taken.has(foldText(name)))
    .flatMap((option) => {
      const best = nearest(option, asked)
      return best.score > 0 ? [{ option, ...best }] : []
    })
    .sort((a, b) => isSame(b) - isSame(a) || removeOf(a) - removeOf(b) || b.score - a.score || a.option.name.localeCompare(b.option.name))
  const found = scored.slice(0, MOST).map(({ option, foundIn }) => (foundIn === undefined ? option : { ...option, foundIn }))
  const isKnown = taken.has(asked) || options.some(({ name }) => foldText(name) === asked)
  return isKnown ? found : [...found, { id: typed.trim(), name: typed.trim(), isOwn: true }]
}

/**
 * The same while further ones for these letters are on their way, and those there are were for fewer: what was typed stands before
 * them, so that Enter never has what only begins alike.
 */
export function offersMeanwhile(typed: string, options: readonly Named[], earlier: readonly Named[], named: readonly string[]): Offer[] {
  const asked = foldText(typed.trim())
  if (earlier.some(({ name }) => foldText(name) === asked)) return offersFor(typed, [...options, ...earlier], named)
  return [...offersFor(typed, options, named), ...offersFor(typed, earlier, named).filter(({ isOwn }) => !isOwn)]
}

interface Scored {
  option: Named
  score: number
}
/** Called so itself: another name for it is not enough to stand before what the person lists. */
const isSame = ({ score }: Scored) => Number(score === SAME)
const removeOf = ({ option }: Scored) => option.remove ?? 0

/** So much of a word is looked for in what something is. */
const FEWEST_SIGNS = 4

/** How near what was typed comes to something: by its name, else by another, else by what it is. */
function nearest({ name, aliases = [], definition }: Named, asked: string): { score: number; foundIn?: string } {
  const byName = likeness(foldText(name), asked)
  const others = aliases.map((alias) => ({ score: likeness(foldText(alias), asked) - BY_ALIAS, foundIn: alias }))
  const byOther = others.reduce<{ score: number; foundIn?: string }>((best, one) => (one.score > best.score ? one : best), {
    score: byName,
  })
  if (byOther.score > 0) return byOther
  const isIn = definition && asked.length >= FEWEST_SIGNS && likeness(foldText(definition), asked) > 0
  return isIn ? { score: BY_DEFINITION, foundIn: definition } : { score: 0 }
}

/** Of two that are as like, the one whose own name it is stands first. */
const [BY_ALIAS, BY_DEFINITION] = [0.5, 0.25]

const SAME = 3

/** 3 for the same, 2 for its beginning, 1 where each word begins a word of it, otherwise 0. */
function likeness(name: string, asked: string): number {
  if (name === asked) return SAME
  if (name.startsWith(asked)) return 2
  const [words, typed] = [wordsOf(name), wordsOf(asked)]
  return typed.length > 0 && typed.every((one) => words.some((word) => word.startsWith(one))) ? 1 : 0
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}+#.]+/u).filter(Boolean)
