/** By month, in English and German, long and short, in lower case. Of names that begin alike the longer stands first. */
export const monthNames: readonly (readonly string[])[] = [
  ['january', 'januar', 'jänner', 'jan'],
  ['february', 'februar', 'feber', 'feb'],
  ['march', 'märz', 'maerz', 'mar', 'mär', 'mrz'],
  ['april', 'apr'],
  ['may', 'mai'],
  ['june', 'juni', 'jun'],
  ['july', 'juli', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oktober', 'oct', 'okt'],
  ['november', 'nov'],
  ['december', 'dezember', 'dec', 'dez'],
]

const numbers = new Map(monthNames.flatMap((names, i) => names.map((name) => [name, i + 1] as const)))

/** All of them, as a piece of a regular expression that is to ignore case. */
export const anyMonth: string = [...numbers.keys()].join('|')

/** 1 for January to 12 for December, however the name is written; `null` for any other word. */
export const monthNamed = (name: string): number | null => numbers.get(name.toLowerCase()) ?? null
