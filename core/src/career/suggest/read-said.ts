import { MAX_WIN_TITLE } from '../limits.ts'
import { readCount } from './read-count.ts'
import { readMetric, type SaidMetric } from './read-metric.ts'
import { exact, inDigits, unitAsWritten } from './written-number.ts'

/** In the title of a win a smaller number tells something than in that of a task, which may be “Buy 2 lemons”. */
const LEAST = 2

const share = '%|‰|percent|Prozent'
const money = '€|£|\\$|EUR|GBP|USD|CHF|euros?|pounds?|dollars?|Franken'
const much = 'k|m|bn|mn|Tsd\\.?|Mio\\.?|Mrd\\.?'
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?<sign>[€£$])\\s?(?<a>${inDigits})(?:\\s?(?<aMuch>${much})(?![\\p{L}\\p{N}]))?|(?<b>${inDigits})\\s?(?:(?<bMuch>${much})\\s?)?(?<unit>${share}|(?:${money})(?![\\p{L}\\p{N}])))`,
  'iu',
)

const times: Readonly<Record<string, number>> = { k: 1e3, tsd: 1e3, m: 1e6, mn: 1e6, mio: 1e6, bn: 1e9, mrd: 1e9 }

/** “Zero accidents in 400 shifts”: none of it is the result, whatever number follows. What a program calls null is none. */
const none =
  /^(?:(?:zero|null(?!\s(?:pointers?|values?|checks?|references?|objects?)(?!\p{L})))\s(?<thing>\p{L}[\p{L}’'-]{1,29})|(?:no|keine?n?)\s(?<seldom>\p{L}[\p{L}’'-]{1,29})\s(?=.*\d))/iu

/** “a team of 12”, „ein Team von 12 geleitet“: whom nobody names. */
const group =
  /(?<!\p{L})(?:(?:[Tt]eam|[Gg]roup|[Cc]rew|[Cc]lass|[Ss]taff|[Dd]epartment) of (?<en>\d{1,5})(?=$|[.,;:)])|(?:Team|Gruppe|Mannschaft|Schicht|Klasse|Abteilung) (?:von|aus|mit) (?<de>\d{1,5})(?=$|[.,;:)]|\s\p{Ll}))/u

const inWords = ['three four five six seven eight nine ten eleven twelve', 'drei vier fünf sechs sieben acht neun zehn elf zwölf'].flatMap(
  (words) => words.split(' ').map((word, at) => [word, String(at + 3)] as const),
)
const words = new Map(inWords)
const aWord = new RegExp(`(?<!\\p{L})(?:${[...words.keys()].join('|')})(?!\\p{L})`, 'giu')

/** A line with its small numbers in figures: “Trained nine drivers” counts as many as “Trained 9 drivers”. */
const inFigures = (line: string): string => line.replace(aWord, (word) => words.get(word.toLowerCase()) ?? word)

/**
 * The number that the title of a win says of itself: what `readMetric` reads, or a lone one that has no “from”: “Trained 9
 * drivers”, “Saved £18,000 a year”, “Zero accidents in 400 shifts”; `null` where none is what came of it.
 */
export function readSaid(title: string): SaidMetric | null {
  const looked = title.trim().slice(0, MAX_WIN_TITLE)
  return (
    readMetric(looked) ?? readNone(looked) ?? readAmount(looked) ?? readGroup(looked) ?? readCount(looked, LEAST) ?? readInWords(looked)
  )
}

function readNone(title: string): SaidMetric | null {
  const { 0: because = '', groups = {} } = none.exec(title) ?? {}
  const unit = groups.thing ?? groups.seldom
  return unit === undefined ? null : { baseline: null, value: '0', unit, because: because.trim() }
}

function readAmount(title: string): SaidMetric | null {
  const { 0: because = '', groups = {} } = amount.exec(title) ?? {}
  const value = timesMuch(exact(groups.a ?? groups.b), groups.aMuch ?? groups.bMuch)
  const unit = groups.sign ?? groups.unit
  return value === null || unit === undefined ? null : { baseline: null, value, unit: unitAsWritten(unit), because: because.trim() }
}

function readGroup(title: string): SaidMetric | null {
  const { 0: because = '', groups = {} } = group.exec(title) ?? {}
  const value = groups.en ?? groups.de
  return value === undefined ? null : { baseline: null, value, unit: groups.en ? 'people' : 'Personen', because }
}

/** As the words are written where they say so. */
function readInWords(title: string): SaidMetric | null {
  const counted = readCount(inFigures(title), LEAST)
  if (counted === null) return null
  const [word] =
    inWords.find(([word, value]) => value === counted.value && title.toLowerCase().includes(`${word} ${counted.unit.toLowerCase()}`)) ?? []
  return word === undefined ? null : { ...counted, because: `${word} ${counted.unit}` }
}

const timesMuch = (value: string | null, much: string | undefined): string | null => {
  const by = times[much?.toLowerCase().replace('.', '') ?? '']
  return value === null || by === undefined ? value : String(Math.round(Number(value) * by))
}

const figure = new RegExp(`(?<n>${inDigits})(?:\\s?(?<much>${much})(?![\\p{L}\\p{N}]))?`, 'giu')

/** The numbers that a line says in figures, as numbers are kept: `18000` of “18.000 €”, of “£18,000” and of “£18k”. */
export const figuresIn = (line: string): string[] =>
  Array.from(line.slice(0, MAX_WIN_TITLE).matchAll(figure)).flatMap(({ groups = {} }) => {
    const said = exact(groups.n)
    return said === null ? [] : [said, timesMuch(said, groups.much) ?? said]
  })
