/** When something happened, as a text says it. */
export interface SaidTime {
  /** A month (`2025-03`) or a year, as no text of this kind says more for certain. */
  on: string
  /** The words that say so. */
  because: string
}

/** UTF-16 units of a text that are looked at. */
const MAX_TEXT = 5_000

/** By month, in English and German, short ones too. */
const months = [
  'january|januar|jänner|jan',
  'february|februar|feber|feb',
  'march|märz|mar|mrz',
  'april|apr',
  'may|mai',
  'june|juni|jun',
  'july|juli|jul',
  'august|aug',
  'september|sept|sep',
  'october|oktober|oct|okt',
  'november|nov',
  'december|dezember|dec|dez',
]

const year = '(?<year>(?:19|20)\\d\\d)(?![\\p{L}\\p{N}]|[.,]\\d)'
const begins = '(?<![\\p{L}\\p{N}])'
const month = new RegExp(`${begins}(?<month>${months.join('|')})\\.?,?\\s(?:of\\s)?${year}`, 'iu')
const season = new RegExp(
  `${begins}(?:spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|q[1-4]|[1-4]\\. quartal|(?:first|second|third|fourth) quarter)\\s(?:of\\s)?${year}`,
  'iu',
)
const alone = new RegExp(`${begins}(?:in|during|im jahr|im jahre)\\s${year}`, 'iu')

/**
 * When a text says that something happened: “In March 2025”, “Spring 2025”, “im Jahr 2023”; `null` where it says no year. Of a
 * season or a quarter the year is told, as a record has no such time.
 */
export function readHappened(text: string): SaidTime | null {
  const looked = text.slice(0, MAX_TEXT)
  const match = month.exec(looked) ?? season.exec(looked) ?? alone.exec(looked)
  const said = match?.groups?.year
  if (!match || !said) return null
  const named = match.groups?.month?.toLowerCase()
  const at = named === undefined ? -1 : months.findIndex((names) => names.split('|').includes(named))
  return { on: at < 0 ? said : `${said}-${String(at + 1).padStart(2, '0')}`, because: match[0] }
}
