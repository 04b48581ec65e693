import { noThing, type Parser, phrase, type Said } from './phrase.ts'
import { vocabularies } from './vocabulary.ts'

/** The numbers from one on, as hours are said. */
export const germanHours = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']
export const englishHours = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** 1 to 12 in words or figures; “ein Uhr” has a form of its own. */
const hourIn = (names: readonly string[], said = ''): number =>
  1 + names.indexOf(said.toLowerCase() === 'ein' ? 'eins' : said.toLowerCase()) || Number(said)

type Half = 'morning' | 'afternoon' | 'night' | undefined

/**
 * The time on a clock of twelve hours as it is meant: by the part of the day that is said with it, and otherwise in the day,
 * as nobody means four in the night without saying so.
 */
function meant(hour: number, minutes: number, half: Half): Said | null {
  if (!(hour >= 1 && hour <= 12)) return null
  const isLater = half === 'afternoon' ? hour < 12 : half === 'night' ? hour >= 8 && hour < 12 : half === undefined && hour <= 6
  const total = ((isLater ? hour + 12 : hour) * 60 + minutes + 1440) % 1440
  return { hour: Math.floor(total / 60), minute: total % 60 }
}

const parts: readonly [RegExp, Half][] = [
  [/(?:nachmittag|abend)s?$|(?<!\p{L})(?:afternoon|evening|tonight)$/iu, 'afternoon'],
  [/(?:nachts?|night)$/iu, 'night'],
  [/(?<!\p{L})(?:früh|morgens|mittags?|\p{L}*vormittags?|heute morgen|\p{L}+tag ?morgen|morning)$/iu, 'morning'],
]

/** The part of the day that some words end with. */
const halfIn = (words: string): Half => parts.find(([pattern]) => pattern.test(words.trim()))?.[1]

/** An hour as a group `hour`, in words or figures. */
export const germanHour = `(?<hour>ein|${germanHours.join('|')}|1[0-2]|[1-9])`
const suffix = '(?: (?<part>früh|morgens|vormittags|mittags|nachmittags|abends|nachts))?'
const uhr = '(?: uhr)?'

/** Minutes from the full hour that is named. */
const germanSteps: Readonly<Record<string, number>> = {
  halb: -30,
  'viertel nach': 15,
  'viertel vor': -15,
  'drei ?viertel': -15,
  '(?:fünf|5)(?: minuten)? nach': 5,
  '(?:fünf|5)(?: minuten)? vor': -5,
  '(?:zehn|10)(?: minuten)? nach': 10,
  '(?:zehn|10)(?: minuten)? vor': -10,
  '(?:zwanzig|20)(?: minuten)? nach': 20,
  '(?:zwanzig|20)(?: minuten)? vor': -20,
}

/** Said without “um”, these are as often something else: “fünf vor zwölf”. */
const needsUm = (step: string) => step.startsWith('(')

const germanTime = (hour: string | undefined, minutes: number, part: string | undefined, before: string) =>
  meant(hourIn(germanHours, hour), minutes, halfIn(part ?? '') ?? halfIn(before))

/** A full hour in a part of the day. */
export const hourInPart = (hour: string, part: string): Said => germanTime(hour, 0, part, '') ?? {}

/** The times of day that German says in words, and in figures with a point or behind “Uhr”. */
export const germanClock: readonly Parser[] = [
  phrase('(?:um )?(?<hour>\\d{1,2})\\.(?<minute>[0-5]\\d)\\s*uhr', ({ hour, minute }) => inFigures(hour, minute)),
  phrase('(?:(?:um|gegen|ab) )?(?<hour>\\d{1,2}) uhr (?<minute>[0-5]\\d)(?!\\s*(?:min|std|stunden|[-–:.,]\\d))', ({ hour, minute }) =>
    inFigures(hour, minute),
  ),
  phrase(`(?:um|gegen|ab) (?<hour>ein(?= uhr)|${germanHours.join('|')})${uhr}${suffix}`, ({ hour, part }, _, before) =>
    germanTime(hour, 0, part, before),
  ),
  ...Object.entries(germanSteps).map(([step, minutes]) =>
    phrase(`(?:um|gegen|ab) ${step} ${germanHour}${uhr}${suffix}`, ({ hour, part }, _, before) => germanTime(hour, minutes, part, before)),
  ),
  ...Object.entries(germanSteps)
    .filter(([step]) => !needsUm(step))
    .map(([step, minutes]) =>
      phrase(`${step} ${germanHour}${uhr}${suffix}`, ({ hour, part }, _, before) => germanTime(hour, minutes, part, before)),
    ),
]

function inFigures(hour: string | undefined, minute: string | undefined): Said | null {
  return Number(hour) < 24 ? { hour: Number(hour), minute: Number(minute) } : null
}

const hourOf = (name: string) => `(?<${name}>${englishHours.join('|')}|1[0-2]|[1-9])`
const englishHour = hourOf('hour')
const aDay = `(?:${vocabularies.en.weekdays.join('|')}|today|tomorrow|tonight)(?![\\p{L}\\p{N}])[.,]?`
const inTheDay = "(?: o['’]clock)?(?: (?:in the |at )(?<part>morning|afternoon|evening|night))?"
const englishSteps: Readonly<Record<string, number>> = { 'half past': 30, '(?:a )?quarter past': 15, '(?:a )?quarter to': -15 }

const englishTime = (hour: string | undefined, minutes: number, part: string | undefined, before: string) =>
  meant(hourIn(englishHours, hour), minutes, halfIn(part ?? '') ?? halfIn(before))

/** The times of day that English says in words. A bare “at one” is as often a place or a thing, so nothing may follow it. */
export const englishClock: readonly Parser[] = [
  ...Object.entries(englishSteps).map(([step, minutes]) =>
    phrase(`(?:at |by )?${step} ${englishHour}${inTheDay}`, ({ hour, part }, _, before) => englishTime(hour, minutes, part, before)),
  ),
  // “Half nine” is half past it.
  phrase(
    `(?:at|by) half ${englishHour}${inTheDay}${noThing}|half ${hourOf('ahead')}(?= (?:on )?${aDay})|(?<=${aDay} )half ${hourOf('behind')}`,
    (said, _, before) => englishTime(said.hour ?? said.ahead ?? said.behind, 30, said.part, before),
  ),
  // Behind a day fewer hours may be how long it takes: “Wed 2h”.
  phrase(
    `(?:(?:at|by) (?<hour>\\d|1\\d|2[0-3])|(?<=(?:${aDay}|\\d (?:${vocabularies.en.months.join('|')})\\.?) )(?<late>1[3-9]|2[0-3]))h(?<minute>[0-5]\\d)?`,
    ({ late, hour = late, minute = '0' }) => inFigures(hour, minute),
  ),
  phrase(
    `(?:at|by) (?<hour>${englishHours.join('|')})${inTheDay}(?=\\s*(?:$|[,;!?□■]|today|tomorrow|tonight|on\\b))`,
    ({ hour, part }, _, before) => englishTime(hour, 0, part, before),
  ),
]

/** “Pages 4-5 on Monday” are of those: small words for several things, or for one that has a number. */
const numbered =
  /(?<!\p{L})(?:\p{Ll}+s|[Pp]age|[Cc]hapter|[Rr]oom|[Bb]ay|[Ll]ine|[Ww]eek|[Ll]evel|[Uu]nit|[Nn]o\.?|[Oo]f|[Tt]he|[Aa]ged?)\s+$/u
const followed = /^\s*(?:$|[^\p{L}\p{N}\s%]|\p{Lu}|(?:with|at|in|on|for|to|by|and|every|until)(?!\p{L}))/u

/** “Monday 9-10”, “10-11 on Weds”: from one hour to another, right beside a day. */
export const hoursBesideDay: Parser = {
  pattern: () => {
    const span = (from: string, to: string) => `(?<${from}>1\\d|2[0-3]|[1-9])\\s?[-–]\\s?(?<${to}>1[0-2]|[1-9])(?![\\p{L}\\p{N}/:.-])`
    const ahead = `(?<![\\p{L}\\p{N}.:/-])${span('from', 'to')}(?=\\s(?:on\\s)?${aDay})`
    return new RegExp(`${ahead}|(?<=(?<![\\p{L}\\p{N}])${aDay}\\s)${span('fromBehind', 'toBehind')}`, 'iu')
  },
  extract: (context, { groups = {}, index = 0, 0: words }) => {
    const { fromBehind, toBehind, from = fromBehind, to = toBehind } = groups
    const isOther = fromBehind ? !followed.test(context.text.slice(index + words.length)) : numbered.test(context.text.slice(0, index))
    // From an hour of the evening it is a night's work, where it is no longer than that: “Fri 22-6”, but not “Fri 18-12”.
    const isNoNight = Number(from) > 12 && Number(to) + 24 - Number(from) > 12
    if (isOther || isNoNight) return null
    return context.createParsingResult(index, words, { hour: Number(from), minute: 0 }, { hour: Number(to), minute: 0 })
  },
}
