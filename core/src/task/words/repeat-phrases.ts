import { WEEKDAYS, WORKDAYS } from '../recurrence/rule.ts'
import type { SaidRepeat } from './said-repeat.ts'
import type { Vocabulary } from './vocabulary.ts'

export type Groups = Record<string, string | undefined>

/** One way of saying a repeat. */
export interface Phrase {
  pattern: RegExp
  rule: (said: Groups) => SaidRepeat | null
}

/** What says that days from one to another are those of hours, and no time away. */
const clock = '(?:\\d{1,2}(?:[:.][0-5]\\d)?\\s?(?:uhr|[ap]\\.?m)|\\d{1,2}:[0-5]\\d)'

/** “The second last Friday” is another than the last. */
const notBut = '(?<!(?:second|third|2nd|3rd|next[ -]to|last[ -]but[ -]one)[ -](?=(?:the\\s+)?last))'

/** Days from one to another, whatever stands beside them. */
export const daysFromTo = ({ weekdays }: Vocabulary): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${alternatives(weekdays)}\\.?[-–]${alternatives(weekdays)}(?![\\p{L}\\p{N}-])`, 'iu')

/** Every way in which a language says the repeats of `SaidRepeat`. */
export function phrasesOf(words: Vocabulary): Phrase[] {
  const day = alternatives(words.weekdays)
  const month = alternatives(words.months)
  const every = `(?:${words.every})(?<bang>!)?`
  const count = `(?:(?<count>\\d{1,3})(?:${words.ordinalEnd})?|(?<countWord>${Object.keys(words.counts).join('|')}))`
  const place = `(?:(?<place>[1-5])(?:${words.ordinalEnd})|(?<placeWord>${Object.keys(words.places).join('|')}))`
  const monthDay = `(?:(?<monthDay>\\d{1,2})(?:${words.ordinalEnd})|(?<lastDay>${words.lastDay}))`
  const days = `(?<days>${day}(?:\\s*(?:${words.and})\\s*${day})*)`
  const date = `(?:(?<month>${month})\\s+(?<date>\\d{1,2})(?:${words.ordinalEnd})?|(?<dateFirst>\\d{1,2})(?:${words.ordinalEnd})?\\s+(?<monthLast>${month}))`
  const many = alternatives(words.habitually)
  const habit = `(?<habit>${many}(?:\\s*(?:${words.and})\\s*${many})*)`
  const unit = `(?<unit>${Object.keys(words.units).join('|')})`
  const unitOf = (freq: SaidRepeat['freq']) =>
    `(?<unit>${Object.keys(words.units)
      .filter((key) => words.units[key] === freq)
      .join('|')})`
  const on = `\\s+(?:(?:${words.on})\\s+)?`
  const ofMonth = `(?:\\s+${words.ofMonth})`
  const ofNoOther = `(?!\\s+${words.ofOther}(?!\\p{L}))`
  const lastDay = `(?<lastDay>${words.lastDay})`

  const counted = (said: Groups) => (said.count ? Number(said.count) : numberIn(words.counts, said.countWord))
  const placed = (said: Groups) => (said.place ? Number(said.place) : numberIn(words.places, said.placeWord))
  const plain = (said: Groups): SaidRepeat => ({ freq: lookUp(words.units, said.unit) ?? 'DAILY', interval: counted(said) })
  const onDays = (said: Groups) => [
    ...new Set((said.days ?? '').split(new RegExp(words.and, 'i')).map((name) => weekday(words, name.trim()))),
  ]
  const onHabit = (said: Groups) => [
    ...new Set(
      (said.habit ?? '').split(new RegExp(words.and, 'i')).map((name) => WEEKDAYS[indexIn(words.habitually, name.trim())] ?? 'MO'),
    ),
  ]
  const fromTo = ({ from2 = '', to2 = '', from = from2, to = to2 }: Groups) => {
    const [first, last] = [indexIn(words.weekdays, from), indexIn(words.weekdays, to)]
    return first < last ? WEEKDAYS.slice(first, last + 1) : []
  }
  const onMonthDay = (said: Groups) => (said.lastDay ? -1 : Number(said.monthDay))
  const yearly = (said: Groups): SaidRepeat => ({
    freq: 'YEARLY',
    interval: counted(said),
    month: 1 + indexIn(words.months, said.month ?? said.monthLast ?? ''),
    monthDay: Number(said.date ?? said.dateFirst),
  })
  const exceptDays = `(?:${day}s?|${words.weekend})`
  // Neither the first of more than these, nor one by its date.
  const noMore = `(?!\\s*(?:[-–]|(?:and|or|und|oder|&|to|bis\\s+${day})(?!\\p{L})|,?\\s*\\d{1,2}(?:${words.ordinalEnd})?\\s+${month}))`
  const except = `,?\\s+${words.except}\\s+(?<except>${exceptDays}(?:\\s*(?:${words.and})\\s*${exceptDays})*)(?!\\p{L})${noMore}`
  const withoutDays =
    (daysOf: (said: Groups) => readonly string[]) =>
    (said: Groups): SaidRepeat | null => {
      const names = (said.except ?? said.except2)?.split(new RegExp(words.and, 'i')).map((name) => name.trim()) ?? []
      const leftOut: readonly string[] = names.flatMap((name) =>
        whole(words.weekend, name) ? WEEKDAYS.slice(5) : [weekdayOrHabit(words, name)],
      )
      const byDay = daysOf(said).filter((day) => !leftOut.includes(day))
      return byDay.length > 0 ? { freq: 'WEEKLY', byDay } : null
    }
  const monthly = (said: Groups): SaidRepeat => ({ freq: 'MONTHLY', interval: counted(said), monthDay: onMonthDay(said) })
  const nthWeekday = (said: Groups): SaidRepeat => ({
    freq: 'MONTHLY',
    interval: counted(said),
    byDay: onDays(said).map((name) => `${placed(said) ?? 1}${name}`),
  })
  const nthWorkday = (said: Groups): SaidRepeat => ({ freq: 'MONTHLY', interval: counted(said), byDay: WORKDAYS, place: placed(said) ?? 1 })
  const ofQuarter =
    (rule: (said: Groups) => SaidRepeat) =>
    (said: Groups): SaidRepeat => {
      const read = rule(said)
      const isEnd = read.monthDay === -1 || read.place === -1 || read.byDay?.[0]?.startsWith('-1')
      return { ...read, interval: 3, months: isEnd ? [3, 6, 9, 12] : [1, 4, 7, 10] }
    }
  const adverb = (freq: SaidRepeat['freq']) =>
    alternatives(
      Object.entries(words.adverbs).flatMap(([word, rule]) =>
        rule.freq === freq && !rule.interval && !rule.byDay && !rule.monthDay ? [word] : [],
      ),
    )
  const everyMonths = `(?:${every}\\s+(?:${count}\\s+)?${unitOf('MONTHLY')}|${adverb('MONTHLY')})`
  const everyWeeks = `(?:${every}\\s+(?:${count}\\s+)?${unitOf('WEEKLY')}|${adverb('WEEKLY')})`
  const workday = `(?:${words.workday})`
  const everyWorkday = alternatives(Object.entries(words.adverbs).flatMap(([word, { byDay }]) => (byDay === WORKDAYS ? [word] : [])))

  const said: [string, (groups: Groups) => SaidRepeat | null][] = [
    [`${every}\\s+(?:${count}\\s+)?${unit}`, plain],
    [`${everyWeeks}${on}${days}`, (said) => ({ freq: 'WEEKLY', interval: counted(said), byDay: onDays(said) })],
    [`${everyWeeks}\\s+(?:(?:${words.on})\\s+)?${habit}`, (said) => ({ freq: 'WEEKLY', interval: counted(said), byDay: onHabit(said) })],
    [`${everyMonths}${on}${monthDay}`, monthly],
    [`${everyMonths}${on}${place}\\s+${days}`, nthWeekday],
    [`${everyMonths}${on}${place}\\s+${workday}`, nthWorkday],
    [`(?:${every}\\s+(?:${count}\\s+)?${unitOf('YEARLY')}|${adverb('YEARLY')})${on}${date}`, yearly],
    [`${every}\\s+${date}`, yearly],
    [`${every}\\s+${monthDay}${ofMonth}?`, monthly],
    [`(?:${words.on})\\s+${monthDay}${ofMonth}`, monthly],
    [`(?<![^])${monthDay}${ofMonth}`, monthly],
    // Neither the second of two days nor the day a thing is of.
    [`(?<!(?:(?<!\\p{L})(?:${words.ofThing})|\\d\\S*\\s*[-–,&/])\\s*)${monthDay}${ofMonth}${words.noThing}`, monthly],
    [`(?:(?:${words.on})\\s+)?${monthDay}\\s+(?:${words.ofEachMonth})`, monthly],
    [`${every}\\s+${days}`, (said) => ({ freq: 'WEEKLY', byDay: onDays(said) })],
    [
      `${every}\\s+(?<days>${day})\\s?(?<part>${Object.keys(words.dayParts).join('|')})`,
      ({ part = '', ...said }) => ({ freq: 'WEEKLY', byDay: onDays(said), time: words.dayParts[part.toLowerCase()] }),
    ],
    [
      `${every}\\s+(?<countWord>${Object.keys(words.counts)[0]})\\s+${days}`,
      (said) => ({ freq: 'WEEKLY', interval: 2, byDay: onDays(said) }),
    ],
    [`${every}\\s+${place}\\s+${days}(?:${ofMonth}|${ofNoOther})`, nthWeekday],
    [`${every}\\s+${place}\\s+${workday}(?:${ofMonth}|${ofNoOther})`, nthWorkday],
    [`(?:(?:${every}|${words.on})\\s+)?${place}\\s+${days}\\s+${words.ofQuarter}`, ofQuarter(nthWeekday)],
    [`(?:(?:${every}|${words.on})\\s+)?${place}\\s+${workday}\\s+${words.ofQuarter}`, ofQuarter(nthWorkday)],
    [`(?:(?:${every}|${words.on})\\s+)?${lastDay}\\s+${words.ofQuarter}`, ofQuarter(monthly)],
    [`(?:${words.everyQuarter})${on}${place}\\s+${days}`, ofQuarter(nthWeekday)],
    [`(?:${words.everyQuarter})${on}${place}\\s+${workday}`, ofQuarter(nthWorkday)],
    [`(?:${words.everyQuarter})${on}${lastDay}`, ofQuarter(monthly)],
    [`(?:(?:${words.on})\\s+)?${place}\\s+${days}(?:${ofMonth}|\\s+${words.ofEachMonth})`, nthWeekday],
    [`(?:(?:${words.on})\\s+)?${place}\\s+${workday}(?:${ofMonth}|\\s+${words.ofEachMonth})`, nthWorkday],
    [
      `(?<from>${day})\\.?[-–](?<to>${day})(?:${except})?(?=\\.?,?\\s+(?:(?:um|ab|at|from)\\s+)?${clock})|(?<=${clock}\\s+)(?<from2>${day})\\.?[-–](?<to2>${day})(?!-)(?:${except.replace('<except>', '<except2>')})?`,
      withoutDays(fromTo),
    ],
    [`(?:(?:${words.on})\\s+)?${habit}`, (said) => ({ freq: 'WEEKLY', byDay: onHabit(said) })],
    [`${every}\\s+${workday}`, () => ({ freq: 'WEEKLY', byDay: WORKDAYS })],
    [`(?:${every}\\s+${unitOf('DAILY')}|${adverb('DAILY')})${except}`, withoutDays(() => WEEKDAYS)],
    [`(?:${every}\\s+${workday}|${everyWorkday})${except}`, withoutDays(() => WORKDAYS)],
    [`${every}\\s+(?:${words.weekend})`, () => ({ freq: 'WEEKLY', byDay: WEEKDAYS.slice(5) })],
    [
      `${every}\\s+(?<part>${Object.keys(words.dayParts).join('|')})`,
      ({ part = '' }) => ({ freq: 'DAILY', time: words.dayParts[part.toLowerCase()] }),
    ],
    ...Object.entries(words.adverbs).map(([word, rule]): [string, () => SaidRepeat] => [`(?:${word})`, () => rule]),
  ]
  return said.map(([pattern, rule]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${notBut}(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
    rule: (groups) => possible(rule(groups)),
  }))
}

/** Refuses what no calendar has, such as the 32nd, or every 0 days. */
function possible(rule: SaidRepeat | null): SaidRepeat | null {
  if (!rule) return null
  const longest = rule.month ? Temporal.PlainDate.from({ year: 2024, month: rule.month, day: 1 }).daysInMonth : 31
  if (rule.interval === 0 || (rule.monthDay !== undefined && (rule.monthDay === 0 || rule.monthDay > longest))) return null
  return rule
}

const alternatives = (names: readonly string[]) => `(?:${names.join('|')})`
const whole = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'iu').test(text)
const indexIn = (patterns: readonly string[], text: string) => patterns.findIndex((pattern) => whole(pattern, text))
const weekday = ({ weekdays }: Vocabulary, name: string) => WEEKDAYS[indexIn(weekdays, name)] ?? 'MO'
const weekdayOrHabit = (words: Vocabulary, name: string) =>
  WEEKDAYS[[words.weekdays, words.habitually].map((names) => indexIn(names, name)).find((at) => at >= 0) ?? 0] ?? 'MO'

function lookUp<T>(table: Readonly<Record<string, T>>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined
  return Object.entries(table).find(([pattern]) => whole(pattern, text))?.[1]
}

const numberIn = (table: Readonly<Record<string, number>>, text: string | undefined) => lookUp(table, text)
