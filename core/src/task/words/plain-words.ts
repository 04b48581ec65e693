import { monthFirst } from '../../kernel/time/month-first.ts'
import type { DateContext } from './context.ts'
import type { Found } from './parsers.ts'
import { READ } from './span.ts'
import { type DateLanguage, vocabularies } from './vocabulary.ts'

/**
 * Whether what could be a date is rather meant as something else: a name ("Call May", "Black Friday"), a number
 * ("version 2.11", "for 2 hours"), another word ("the sun", "sat down", "So").
 */
export function isPlainWords(found: Found, around: Around): boolean {
  const { before, after, language } = around
  const said = { ...found, text: found.text.trim(), isLast: after.replaceAll(READ, '').replace(/^[\s,;.!?)]+/, '') === '' }
  return (
    isPartOfWord(found, before, after) ||
    isOfAThing(found, before) ||
    isOfAPlace(found, before) ||
    isName(said, before, after) ||
    isCount(said, after) ||
    isShort(said, before) ||
    isNumber(said, around) ||
    isNumbers(found) ||
    isBygone(found, before, said.isLast) ||
    isBareTime(found, before, after, language)
  )
}

/** What stands around the words, and whose they are. */
interface Around {
  before: string
  after: string
  language: DateLanguage
  context: DateContext
}

interface Said {
  text: string
  /** Nothing but signs follows. */
  isLast: boolean
}

/** "Friday's", "monday.com", "sunday-school", "mid-March", "today/tomorrow", „Frühschicht“. */
const isPartOfWord = ({ text }: Found, before: string, after: string) =>
  (/\p{L}$/u.test(text) && /^\p{L}/u.test(after)) || /^(?:['’]\p{L}|[.\-–/]\p{L})/u.test(after) || /[\p{L}\p{N}][-–/]$/u.test(before)

/** "the monday meeting", "the today show". */
const isOfAThing = ({ start, text }: Found, before: string) =>
  /(?<!\p{L})(the|a|an|my|our|your|his|her|their|der|die|das|mein\p{L}*|unser\p{L}*)\s+$/iu.test(before) &&
  (start.isCertain('weekday') || /^(today|tomorrow|tonight|heute|morgen)$/i.test(text))

/** „Am ersten Dienstag“: of what is not said. */
const isOfAPlace = ({ start, text }: Found, before: string) =>
  start.isCertain('weekday') &&
  /^\p{L}+$/u.test(text) &&
  /(?<!\p{L})(?:first|second|third|fourth|(?:erste|zweite|dritte|vierte|letzte)[nrs]?)\s+$/iu.test(before)

const holidays = /(?<!\p{L})(black|good|cyber|ash|holy|palm|easter|shrove|fat|giving|taco|maundy|super|bloody|tgi|schwarzer|stiller)\s+$/iu

const isWeekday = new RegExp(`(?:${vocabularies.en.weekdays.join('|')})$`, 'iu')

/** "Black Friday", "Friday the 13th", "Sunday Times", “Monday nights”. */
const isName = ({ text }: Said, before: string, after: string) =>
  (holidays.test(before) && /^\p{L}+(day|tag)$/iu.test(text)) ||
  (/day$/i.test(text) && /^\s+(the\s+13th|times|show)(?!\p{L})/iu.test(after)) ||
  (isWeekday.test(text) && /^\s+(?:morning|afternoon|evening|night)s(?!\p{L})/iu.test(after)) ||
  (/night$/i.test(text) && /^\s+live(?!\p{L})/iu.test(after))

const counted =
  'x|times|people|persons|guests|items|pages|words|%|€|\\$|£|kg|g|km|m|cm|mm|l|ml|mins?|minutes?|hours?|h|days?|weeks?|months?|years?|mal|leute|personen|gäste|stück|seiten|euro|minuten|stunden|tage|wochen|monate|jahre'
const followedByUnit = new RegExp(`^\\s*(?:${counted})(?![\\p{L}\\p{N}])`, 'iu')

/** "call May 5 times", "Kaffee um 8 Euro". */
const isCount = ({ text }: Said, after: string) => /\d$/.test(text) && followedByUnit.test(after)

/** Weekdays cut short that are words as well, and the bare weekend. */
function isShort({ text, isLast }: Said, before: string): boolean {
  if (/^(sat|sun|wed|weekend)$/i.test(text)) return !isLast
  if (/^(am\s+)?(mo|di|mi|do|fr|sa|so)$/i.test(text)) return !/(?<!\p{L})(bis|am)\s+$/iu.test(before) && !/^am\s/i.test(text)
  return /^morgen$/i.test(text) && /(?<!\p{L})(am|jeden|guten)\s+$/iu.test(before)
}

/** "5/6", "version 1.2.2025"; “by 4/12” is a date. */
const isNumber = ({ text }: Said, around: Around) =>
  (/^\d{1,2}[/.-]\d{1,2}$/.test(text) && !isSlashDate(text, around)) ||
  (/^\d+\.\d+\.\d+$/.test(text) && (around.language === 'en' || /(?<!\p{L})(version|v)\s*$/iu.test(around.before)))

/**
 * At the end, a day and a month where only one of them can be the month: “Tax return 31/1”, but not “Support 24/7” or “Chapter
 * 31/1”. “1/31” is as often how far something is, but where the month is written first.
 */
function isSaidPlainly([first, second]: readonly [number, number], { before, after, context }: Around): boolean {
  const [day, month] = first <= 12 && monthFirst(context) ? [second, first] : [first, second]
  return isEnd.test(after) && day > 12 && month <= 12 && !(day === 24 && month === 7) && !behindThing.test(before)
}

const isEnd = /^[\s.!?■]*$/

const leadsToDay = {
  en: /(?<!\p{L})(?:due|on|by|until|till|before|for|starting)\s+$/iu,
  de: /(?<!\p{L})(?:am|bis|zum|vor|ab|spätestens|für(?:\s+den)?)\s+$/iu,
}

/** At the end, behind the name of somebody: “Call Evans 5/12”, but not “Check Bay 5/12”. */
const isBehindName = (before: string, after: string) =>
  isEnd.test(after) && /\p{L}\s+\p{Lu}\p{Ll}+\s+$/u.test(before) && !behindThing.test(before)

/** Behind these two numbers are of a thing. */
const behindThing =
  /(?<!\p{L})(?:bay|shelf|page|part|chapter|step|unit|room|gate|box|volume|vol|day|week|lesson|episode|module|version|slide|section|level|phase|line|lot|item|pick|score|grade|seite|teil|kapitel|schritt|raum|gleis|band|folge|lektion|modul|folie|abschnitt|phase|zeile|posten|punkt|note|nr\.|no\.?|of|the|von|der|die|das)s?\s+$/iu

const isFractionOf = (first: number, second: number) => first < second && [2, 3, 4, 5, 8, 10].includes(second)

/** “Due 3/4” is a day, where “by 3/4” may be a part. */
const leadsToNothingElse = /(?<!\p{L})(?:due|spätestens(?:\s+am)?)\s+$/iu

/** Behind what leads to a day, and with nothing that it is a part of: “due 4/12”, but not “by 3/4” or “on 3/4 of the pallets”. */
function isSlashDate(text: string, around: Around): boolean {
  const [first = 0, second = 0] = (/^(\d+)\/(\d+)$/.exec(text)?.slice(1) ?? []).map(Number)
  if (!first || !second) return false
  const { before, after, language } = around
  if (language === 'en' && isBehindName(before, after)) return !isFractionOf(first, second)
  if (isSaidPlainly([first, second], around)) return true
  if (!leadsToDay[language].test(before)) return false
  const isFraction = !leadsToNothingElse.test(before) && isFractionOf(first, second)
  return !isFraction && (/^\s*(?:$|[^\p{L}\p{N}\s%/]|at\s|um\s)/u.test(after) || (language === 'de' && isSaidApart(before, after)))
}

/** In German a day begins the line, or what to do follows in small letters: “bis 4/12 Miete zahlen”, “Miete bis 4/12 zahlen”. */
const isSaidApart = (before: string, after: string) =>
  !/^\s+(?:der|des|von|vom|aller|dieser)(?!\p{L})/iu.test(after) &&
  (/^\s+\p{Ll}/u.test(after) || (/^\s+\p{L}/u.test(after) && !/\p{L}\s+\p{L}/u.test(before)))

/** “10-11” and “von 10 bis 11” are times where something says so: the clock, or a day with what leads from one to the other. */
const isNumbers = ({ text, start, end }: Found) =>
  Boolean(end) &&
  !/[:.]\d\d|\d\s*[ap]\.?m|uhr/iu.test(text) &&
  !((/(?<!\p{L})(from|von)\s/iu.test(text) || besideDay.test(text)) && (start.isCertain('day') || start.isCertain('weekday')))

/** As English says it: “Monday 9-10”, “10-11 on Weds”. */
const besideDay = /\p{L}[.,]?\s\d{1,2}\s?[-–]\s?\d{1,2}$|^\d{1,2}\s?[-–]\s?\d{1,2}\s\p{L}/u

export const isYesterday = ({ text }: Pick<Found, 'text'>): boolean => /^(yesterday|(vor)?gestern)$/i.test(text)

/** The day before is rarely when something is due: only at the end, and not as in "notes from yesterday". */
const isBygone = (found: Found, before: string, isLast: boolean) =>
  isYesterday(found) &&
  (!isLast ||
    /(?<!\p{L})(from|of|since|about|than|for|with|as|until|till|before|after|was|like|only|just|not|von|seit|über|als|für|mit|bis|vor|nach|wie|nicht)\s+$/iu.test(
      before,
    ))

/** “halb fünf”, “um 7 Uhr”: no thing is called so. */
const saidInGerman = /(?<!\p{L})(halb|viertel|dreiviertel|uhr)(?!\p{L})/iu

/** Beside a day a time, by itself rather when in the day it is done: „abends lesen“. */
export const isPartOfDay = (text: string): boolean => /^(?:vormittag|nachmittag|abend|morgen|nacht)s$/i.test(text)

/** A time without a day has to look like one. */
function isBareTime({ text, start }: Found, before: string, after: string, language: DateLanguage): boolean {
  if (/^(noon|midday|midnight|mittag|mitternacht)$/i.test(text)) return !/(?<!\p{L})(at|by|um|am|zu|bis)\s+$/iu.test(before)
  const onlyTime = !start.isCertain('day') && !start.isCertain('weekday') && start.isCertain('hour')
  if (!onlyTime) return false
  if (language === 'de' && (saidInGerman.test(text) || isPartOfDay(text))) return false
  if (language === 'de' && /^(um|gegen|ab)\s/iu.test(text)) return !before.trimEnd().endsWith(READ) && /^\s*[\p{L}%€]/u.test(after)
  if (/(?<!\p{L})(?:half|quarter\s+(?:past|to))\s/iu.test(text)) return false
  return !/[:.]\d\d|\d\s*[ap]\.?m|uhr|^(?:at|by)\s\d{1,2}h/iu.test(text) && !before.trimEnd().endsWith(READ)
}
