/** Something that may be named: of a library by its id, otherwise by its name. */
export interface Named {
  id: string
  name: string
  /** Other names that mean the same. */
  aliases?: readonly string[]
}

export interface Offer extends Named {
  /** It is in no list: what was typed is its name. */
  isOwn?: boolean
}

/** Offered at once. */
const MOST = 6

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** What typed words may mean of what is not named yet, the nearest first; what nothing is called is offered as a name of the person's own. */
export function offersFor(typed: string, options: readonly Named[], named: readonly string[]): Offer[] {
  const asked = folded(typed.trim())
  if (asked === '') return []
  const taken = new Set(named.map(folded))
  const scored = options
    .filter(({ id, name }) => !taken.has(folded(id)) && !taken.has(folded(name)))
    .flatMap((option) => {
      const score = Math.max(...[option.name, ...(option.aliases ?? [])].map((name) => likeness(folded(name), asked)))
      return score > 0 ? [{ option, score }] : []
    })
    .sort((a, b) => b.score - a.score || a.option.name.localeCompare(b.option.name))
  const found = scored.slice(0, MOST).map(({ option }) => option)
  const isKnown = taken.has(asked) || options.some(({ name }) => folded(name) === asked)
  return isKnown ? found : [...found, { id: typed.trim(), name: typed.trim(), isOwn: true }]
}

/** 3 for the same, 2 for its beginning, 1 for the beginning of a word of it, otherwise 0. */
function likeness(name: string, asked: string): number {
  if (name === asked) return 3
  if (name.startsWith(asked)) return 2
  return name.split(/[\s/&,-]+/).some((word) => word.startsWith(asked)) ? 1 : 0
}
