import { anyMonth, monthNamed } from '../../kernel/time/month-names.ts'

/** When something happened, as a text says it. */
export interface SaidTime {
  /** A month (`2025-03`) or a year, as no text of this kind says more for certain. */
  on: string
  /** The words that say so. */
  because: string
}

/** UTF-16 units of a text that are looked at. */
const MAX_TEXT = 5_000

const aYear = '(?:19|20)\\d\\d(?![\\p{L}\\p{N}]|[.,/]\\d)'
const year = `(?<year>${aYear})`
const begins = '(?<![\\p{L}\\p{N}])'
const until = '\\s?(?:to|until|till|through|and|bis|und|[-–—])\\s?'
const aMonth = `(?:${anyMonth})(?![\\p{L}\\p{N}])\\.?`
const day = '(?:\\d{1,2}(?:\\.|st|nd|rd|th)?\\s)?'
/** Of American dates the day stands between: “March 5, 2019”. */
const dayAfter = '(?:\\s\\d{1,2}(?:st|nd|rd|th)?)?'

const month = new RegExp(
  `${begins}(?:${aMonth}${dayAfter}(?:,?\\s(?:of\\s)?${aYear})?${until}${day})?(?<month>${anyMonth})\\.?${dayAfter},?\\s(?:of\\s)?${year}`,
  'iu',
)

/** “03/2025”, but no number of a week, an issue or a bill, and none that is a part of a day written as some do: 4/03/2025. */
const inFigures = '(?:0?[1-9]|1[0-2])/'
const ofOther = '(?<!(?:kw|cw|week|woche|no|nr|issue|heft|ausgabe|number|nummer|invoice|rechnung|version)\\.?\\s)'
const slashed = new RegExp(
  `(?<![\\p{L}\\p{N}/.,#-])${ofOther}(?:${inFigures}${aYear}${until})?(?<number>0?[1-9]|1[0-2])/${year}(?!/)`,
  'iu',
)
/** “12.03.2025”, and “03.2025” behind a word that leads to a time, as it may be any number. */
const dotted = new RegExp(
  `(?<![\\p{L}\\p{N}/.,#-])(?:(?:0?[1-9]|[12]\\d|3[01])\\.\\s?|(?<=${begins}(?:in|im|seit|since|ab|from|bis|until)\\s))(?<number>0?[1-9]|1[0-2])\\.\\s?${year}`,
  'iu',
)

const season = new RegExp(
  `${begins}(?:spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|q[1-4]|[1-4]\\. quartal|(?:first|second|third|fourth) quarter)(?:\\s(?:of\\s)?|/)${year}`,
  'iu',
)

/** What may stand behind a year that is one: in “packed in 2025 boxes” it counts them. */
const behind =
  'and|or|but|we|i|they|he|she|it|the|a|an|our|my|their|to|from|by|with|at|for|on|in|when|while|after|before|as|was|were|has|had|until|through|und|oder|aber|ich|wir|sie|er|es|hat|habe|haben|hatte|wurde|wurden|war|waren|der|die|das|den|dem|ein|eine|einen|einem|mein|meine|unser|unsere|mit|von|vom|auf|bei|beim|als|für|im|zu|zum|zur|an|am|nach|vor|über|um|bis|durch'
const isYear = `(?=\\s*(?:$|[.,;:!?)\\]”“"’'…]|[–—-](?!\\p{L}))|\\s+(?:${behind})(?![\\p{L}\\p{N}]))`
const starts = '(?<=^\\s*|[.!?:;\\n]\\s*|[-*•–]\\s)'
const leading = '(?:in|im|during|since|seit)'
const years = new RegExp(
  `${begins}(?:(?:in|im|during|between|zwischen)\\s|${starts}(?:from|von)\\s|(?<=\\())${aYear}${until}${year}${isYear}`,
  'imu',
)
const named = new RegExp(`${begins}(?:in the year|im jahre?|seit dem jahr)\\s${year}`, 'iu')
const alone = new RegExp(`${begins}${leading}\\s${year}${isYear}`, 'imu')
/** With a sentence, something was done in the year, unless what follows reads as what is counted. */
const first = new RegExp(`${starts}${leading}\\s${year}(?=\\s(?<next>\\p{L}+))`, 'imu')
const isCounted = (word: string) => /^\p{Lu}\p{Ll}+(?:en|s)$|^\p{Ll}{2,}s$/u.test(word) && !/^(?:was|has|this|its|thus|plus)$/.test(word)

type Way = (text: string) => RegExpExecArray | null
const by =
  (pattern: RegExp): Way =>
  (text) =>
    pattern.exec(text)
const bySentence: Way = (text) => {
  const match = first.exec(text)
  return match && !isCounted(match.groups?.next ?? '') ? match : null
}

/** The surest first: what names a month before what names a year only; of those that are as sure, the first that is said. */
const ways: readonly (readonly Way[])[] = [
  [by(month), by(slashed), by(dotted)],
  [by(season)],
  [by(years), by(named), by(alone), bySentence],
]

/**
 * When a text says that something happened: “In March 2025”, “03/2025”, “Spring 2025”, “seit 2023”; `null` where it says no
 * year. Of a season or a quarter the year is told, as a record has no such time. A range is read by its end, as a win is
 * what was there then; the words that are told are those of the whole range.
 */
export function readHappened(text: string): SaidTime | null {
  const looked = text.slice(0, MAX_TEXT)
  for (const equal of ways) {
    const [match] = equal
      .map((way) => way(looked))
      .filter((match) => match !== null)
      .toSorted((a, b) => a.index - b.index)
    if (match) return saidBy(match)
  }
  return null
}

function saidBy({ 0: because, groups: { year = '', month, number } = {} }: RegExpExecArray): SaidTime {
  const at = month === undefined ? Number(number ?? 0) : (monthNamed(month) ?? 0)
  return { on: at === 0 ? year : `${year}-${String(at).padStart(2, '0')}`, because }
}
