import { CURRENCY_NAMES, CURRENCY_SIGNS, currencyOf } from '@throughline/core/goal/currencies'
import { rhythmIn, type TitleMeasure } from './title-rhythm.ts'

const number = '(?<%s>\\d[\\d.,\\u00a0\\u202f]*(?<=\\d))'
const figure = number.replace('%s', 'figure')
const word = (words: string) => `(?<![\\p{L}\\d])(?:${words})(?!\\p{L})`
/** Words between what is done and how much of it: “Learn German 60 hours”. */
const between = '(?:\\s+(?!(?:in|within|under|below|by|than|unter|binnen|um|als)\\s)[\\p{L}-]+){0,4}\\s+'
/** What an amount of things must not go on with: “€5 million”, “100 km/h”. */
const whole = '(?![\\p{L}\\d/])(?!\\s?(?:[km]|mio|mrd|tsd|thousand|million|billion|tausend|millionen|milliarden?)(?!\\p{L}))'

const sign = `[${CURRENCY_SIGNS}]`
const money = `(?:(?<before>${sign}|(?:${CURRENCY_NAMES.join('|')})(?=[\\s\\d]))\\s?${figure}|${number.replace('%s', 'amount')}\\s?(?<after>${sign}|\\p{L}{3,7}))${whole}`
const put = 'save|set\\s+aside|put\\s+aside|earn|collect|donate|invest|pay\\s+off|repay|spare|sammle|spende'
const kept =
  'saved|set\\s+aside|put\\s+aside|earned|collected|donated|invested|paid\\s+off|repaid|(?:an)?sparen|(?:an)?gespart|(?:zur(?:ü|ue)ck|beiseite)(?:zu|ge)?legen|zurückgelegt|beiseitegelegt|verdienen|verdient|sammeln|gesammelt|spenden|gespendet|anlegen|angelegt|abbezahlen|abbezahlt|tilgen|getilgt'

/** What is done, and what it is counted in. */
const counted: readonly (readonly [english: string, german: string, units: string])[] = [
  [
    'run|walk|cycle|bike|swim|hike|row|jog|ski|laufe|gehe|schwimme|wandere|jogge',
    'laufen|rennen|gehen|spazieren|radfahren|rad\\s+fahren|radeln|schwimmen|wandern|rudern|joggen',
    'km|kilomet(?:er|re)s?|kilometern?|miles?|mi|meilen',
  ],
  ['read|lies|lese', 'lesen', 'books?|pages|papers|articles|bücher|buch|seiten|artikel'],
]
const hourUnits = 'h|hrs?|hours?|std\\.?|stunden?'
const practise =
  'learn|study|practi[sc]e|read|write|train|exercise|meditate|volunteer|paint|draw|code|play|lerne|übe|lese|lies|schreibe|trainiere|meditiere'
const practised = 'lernen|üben|lesen|schreiben|trainieren|meditieren|malen|zeichnen|programmieren|spielen'

/** What is done to one thing after another: “Train 12 drivers”, “12 Fahrer schulen”. */
const done =
  'train|hire|onboard|coach|mentor|teach|interview|meet|visit|call|contact|ask|invite|recruit|write|publish|post|send|submit|file|finish|complete|close|solve|fix|review|audit|inspect|test|ship|release|deliver|build|make|sew|knit|plant|cook|bake|watch|sell|win|give|hold|host|attend|pass|apply\\s+(?:for|to)'
const doneInGerman =
  'schulen|ausbilden|einarbeiten|einstellen|betreuen|treffen|besuchen|anrufen|befragen|einladen|gewinnen|schreiben|veröffentlichen|senden|einreichen|abschließen|fertigstellen|lösen|beheben|prüfen|testen|ausliefern|bauen|nähen|stricken|pflanzen|kochen|backen|ansehen|schauen|verkaufen|halten|führen|bestehen|beantworten'
/** Up to three words that are no stretch of time, share or multiple. */
const things =
  '(?<unit>(?!(?:hours?|minutes?|days?|weeks?|months?|years?|times|per\\s?cent|stunden?|minuten?|tagen?|wochen?|monaten?|jahren?|mal|prozent|thousand|[mb]illion(?:en)?|milliarden?|tausend)(?!\\p{L}))\\p{L}[\\p{L}-]{2,}(?:\\s+(?!(?:a|an|and|as|at|before|by|for|from|in|of|on|or|per|the|to|who|with)(?!\\p{L}))[\\p{L}-]+){0,2})'
const count = '(?<figure>[1-9]\\d{0,3})'

const year = /^(?:19|20)\d\d$/
const flags = 'iu'
const moneyWays = [
  new RegExp(`${word(put)}\\s+(?:up\\s+to\\s+)?${money}`, flags),
  new RegExp(`${money}\\s+${word(kept)}(?=\\s*[.!]?$|\\s*[,;:(–—]|\\s)`, flags),
]
const countWays = counted.flatMap(([before, behind, units]) => [
  new RegExp(`^${word(before)}\\s+${figure}\\s?(?<unit>${units})${whole}`, flags),
  new RegExp(`^${figure}\\s?(?<unit>${units})\\s+${word(behind)}\\s*[.!]?$`, flags),
])
const thingWays = [
  new RegExp(`^${word(done)}\\s+${count}\\s+${things}(?=\\s*[.!]?$|\\s*[,;:(–—]|\\s)`, flags),
  new RegExp(`^${count}\\s+${things}\\s+${word(doneInGerman)}\\s*[.!]?$`, flags),
]
/** As many as a unit has room for; of longer words the last stands for all. */
const LONGEST_UNIT = 20
const hourWays = [
  new RegExp(`^${word(practise)}${between}${figure}\\s?(?:${hourUnits})${whole}`, flags),
  new RegExp(`^${figure}\\s?(?:${hourUnits})${between}${word(practised)}\\s*[.!]?$`, flags),
  new RegExp(`^(?:[\\p{L}-]+\\s+){0,3}${figure}\\s?(?:${hourUnits})\\s+${word(practised)}\\s*[.!]?$`, flags),
]

/** What makes an amount one of each day or week: no whole to be reached. */
const each =
  /(?<!\p{L})(?:an?|per|each|every|pro|je|die|im|in\s+der)\s+(?:hour|day|week|month|quarter|year|stunde|tag|woche|monat|quartal|jahr)(?!\p{L})|(?<!\p{L})(?:jede[nrs]?|every|each|daily|weekly|monthly|yearly|täglich|wöchentlich|monatlich|jährlich|mal|times|under|below|less|unter|weniger)(?!\p{L})/iu

/**
 * What the name of a goal says of how it is measured where it names no way from one figure to another: “EUR 5,000 saved”,
 * “run 100 km”, “Learn German 60 hours”, “jeden Tag spazieren”. Only where the words say what is done and nothing else is
 * counted: “Ship 2.0” and “Top 10 list” are names.
 */
export function plainMeasureIn(title: string): TitleMeasure | null {
  const rhythm = rhythmIn(title)
  if (rhythm) return rhythm
  if (title.match(/\d[\d.,\u00a0\u202f]*/g)?.length !== 1 || each.test(title)) return null
  const said = (ways: readonly RegExp[]) => ways.map((way) => way.exec(title)?.groups).find((groups) => groups !== undefined)
  const money = said(moneyWays)
  const currency = money && currencyOf(money.before ?? money.after ?? '')
  if (currency) return { type: 'currency', start: '0', target: money.figure ?? money.amount ?? '', currency }
  const count = said(countWays)
  if (count) return { type: 'number', start: '0', target: count.figure ?? '', unit: count.unit ?? '' }
  const things = said(thingWays)
  if (things && !year.test(things.figure ?? ''))
    return { type: 'number', start: '0', target: things.figure ?? '', unit: unitOf(things.unit ?? '') }
  const hours = said(hourWays)
  return hours ? { type: 'duration', start: '0', target: `${hours.figure} h` } : null
}

const unitOf = (words: string): string => (words.length <= LONGEST_UNIT ? words : (words.split(/\s+/).at(-1) ?? '').slice(0, LONGEST_UNIT))
