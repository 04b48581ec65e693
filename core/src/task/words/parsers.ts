import * as de from 'chrono-node/de'
import * as en from 'chrono-node/en'
import { startOfNextWeek } from '../../kernel/index.ts'
import { daysOfCalendar } from './calendar-phrases.ts'
import { englishClock, englishHours, germanClock, germanHour, germanHours, hourInPart, hoursBesideDay } from './clock-phrases.ts'
import { daysOfFeasts } from './feast-phrases.ts'
import { minutesFromNow, noThing, type Parser, phrase, weekdayAfter, weekdayFrom } from './phrase.ts'
import { type DateLanguage, vocabularies } from './vocabulary.ts'

const endOfMonth = (day: Temporal.PlainDate) => day.with({ day: day.daysInMonth })
const endOfYear = ({ year }: Temporal.PlainDate) => Temporal.PlainDate.from({ year, month: 12, day: 31 })

/** The next day with this number; months without one are left out. */
function nextMonthDay(from: Temporal.PlainDate, number: number): Temporal.PlainDate | null {
  for (let month = from.with({ day: 1 }), i = 0; i < 3; month = month.add({ months: 1 }), i++) {
    const day = number >= 1 && number <= month.daysInMonth ? month.with({ day: number }) : null
    if (day && Temporal.PlainDate.compare(day, from) >= 0) return day
  }
  return null
}

const weekdayIn = (language: DateLanguage, name = '') =>
  1 + vocabularies[language].weekdays.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'iu').test(name))

/** Where a line, or a part of it, ends. */
const ends = '(?=\\s*(?:$|[,;!?□■]|at\\b|um\\b))'

/** That a time follows, in figures. */
const aTime = '(?=,? (?:\\d{1,2}[:.]\\d\\d|\\d{1,2} ?[ap]\\.?m|\\d{1,2} uhr|\\d{1,2}[-–]\\d{1,2})(?![\\p{L}\\p{N}]))'

/** In English a weekday and a number that makes it a day of the month; “Friday the 13th” is a name. */
const numberedDay = (name: string) => `(?:${vocabularies.en.weekdays.join('|')}),? (?!the 13th)(?:the )?(?<${name}>\\d{1,2})(?:st|nd|rd|th)`

const byName = (names: readonly string[]) => Object.fromEntries(names.map((name, at) => [name, at + 1]))

const numbersSaid: Readonly<Record<DateLanguage, Readonly<Record<string, number>>>> = {
  en: { a: 1, ...byName(englishHours) },
  de: { einem: 1, einer: 1, ...byName(germanHours) },
}

/** A number in words or figures. */
const numberSaid = (language: DateLanguage, said = '') => numbersSaid[language][said.toLowerCase()] ?? Number(said)
const numberIn = (language: DateLanguage) => `(?<count>${Object.keys(numbersSaid[language]).join('|')}|[1-9]\\d?)`

const english = [
  phrase('day after tomorrow', (_, day) => ({ day: day.add({ days: 2 }) })),
  phrase('eom', (_, day) => ({ day: endOfMonth(day) })),
  phrase('end of (?:(?:the|this) )?year|eoy', (_, day) => ({ day: endOfYear(day) })),
  phrase('(?:start|beginning) of next month', (_, day) => ({ day: day.with({ day: 1 }).add({ months: 1 }) })),
  phrase('in a fortnight', (_, day) => ({ day: day.add({ days: 14 }) })),
  // “Within a month of signing” counts from another day.
  phrase(`(?:in|within) ${numberIn('en')} months?(?:['’] time)?(?! (?:of|after|before|from|since)\\b)`, ({ count }, day) => ({
    day: day.add({ months: numberSaid('en', count) }),
  })),
  phrase(`(?<count>a|one|two|\\d) weeks? from (?<weekday>${vocabularies.en.weekdays.join('|')})`, ({ count, weekday }, day) => ({
    day: weekdayAfter(day, weekdayIn('en', weekday)).add({ weeks: count === 'two' ? 2 : Number(count) || 1 }),
  })),
  // The dots are German, the words around them need not be; without a word that leads to it “3.12.” may be a version.
  phrase(
    `(?:(?<=(?<!\\p{L})(?:due|on|by|until|till|before|for|starting)\\s)|(?:${vocabularies.en.weekdays.join('|')}),? )(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?!\\d)`,
    ({ day, month }, today) => ({ day: nextDate(today, Number(month), Number(day)) }),
  ),
  // A time behind it says as much, but not of a version.
  phrase(
    '(?<!(?:version|release|v) )(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.?(?=,? (?:at )?(?:\\d{1,2}:\\d\\d|\\d{1,2} ?[ap]\\.?m)(?![\\p{L}\\p{N}]))',
    ({ day, month }, today) => ({ day: nextDate(today, Number(month), Number(day)) }),
  ),
  phrase(`(?:on|by|due|until|till|before|for) (?:the )?(?<number>\\d{1,2})(?:st|nd|rd|th)${ends}`, ({ number }, day) => ({
    day: nextMonthDay(day, Number(number)),
  })),
  // What a line begins with is rather the day than of a thing: “Fri 11th dentist”, but “Meet Friday 11th floor”.
  phrase(
    `(?<![^])${numberedDay('first')}(?! floor)|(?<!(?:the|last) )${numberedDay('number')}(?:${noThing}|${aTime})`,
    ({ first, number = first }, day) => ({ day: nextMonthDay(day, Number(number)) }),
  ),
  ...daysOfCalendar.en(numberIn('en'), (count) => numberSaid('en', count)),
  ...daysOfFeasts.en,
  ...englishClock,
  hoursBesideDay,
  phrase(`(?<![^])(?:at|over) the weekend|(?:at|over) the weekend${noThing}`, (_, day) => ({ day: weekdayFrom(day, 6) })),
]

const fullWeekdays = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag'
const dayParts: Readonly<Record<string, number>> = {
  ...{ früh: 9, morgen: 9, vormittag: 10, mittag: 12, nachmittag: 15, abend: 19, nacht: 22 },
}

/** Parts of a day as they stand behind a day: „Ende der Woche nachmittags“. */
const partOfDay = 'vormittags|nachmittags|abends|morgens|nachts'

/** Today, tomorrow, or the next such weekday. */
function dayNamed(name: string, today: Temporal.PlainDate): Temporal.PlainDate {
  const ahead = ['heute', 'morgen'].indexOf(name)
  return ahead >= 0 ? today.add({ days: ahead }) : weekdayAfter(today, weekdayIn('de', name))
}

const german = [
  phrase(
    '(?:den )?(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?!\\d)|(?:am|den) (?<spacedDay>\\d{1,2})\\. (?<spacedMonth>\\d{1,2})\\.(?!\\d)',
    ({ day, spacedDay = day, month, spacedMonth = month }, today) => ({
      day: nextDate(today, Number(spacedMonth), Number(spacedDay)),
    }),
  ),
  phrase('(?:den )?(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{2})', ({ day, month, year }, today) => ({
    day: dateIn(2000 + Number(year), Number(month), Number(day), today),
  })),
  phrase('monatsende|ende (?:des|dieses|diesen) monats', (_, day) => ({ day: endOfMonth(day) })),
  phrase('ende (?:des )?nächsten monats', (_, day) => ({ day: endOfMonth(day.add({ months: 1 })) })),
  phrase('jahresende|ende (?:des|dieses|diesen) jahres', (_, day) => ({ day: endOfYear(day) })),
  phrase('vorgestern', (_, day) => ({ day: day.subtract({ days: 2 }) })),
  phrase('(?:am|übers|dieses|kommendes) wochenende', (_, day) => ({ day: weekdayFrom(day, 6) })),
  phrase(`(?:heute )?in (?<count>\\d{1,3}) tagen`, ({ count }, day) => ({ day: day.add({ days: Number(count) }) })),
  phrase(`(?<from>heute|morgen|${fullWeekdays}) in (?<count>einer|zwei|drei|vier|[1-9]) wochen?`, ({ from = '', count }, day) => ({
    day: dayNamed(from.toLowerCase(), day).add({ weeks: numberSaid('de', count) }),
  })),
  phrase(`(?:in|innerhalb von|binnen) ${numberIn('de')} monat(?:en?|s)?(?! (?:nach|ab|vor|seit)(?!\\p{L}))`, ({ count }, day) => ({
    day: day.add({ months: numberSaid('de', count) }),
  })),
  minutesFromNow('in (?:einer )?(?:halben|½) stunde', 30),
  minutesFromNow('in einer viertelstunde', 15),
  minutesFromNow('in einer dreiviertelstunde', 45),
  minutesFromNow('in (?:anderthalb|eineinhalb|1,5|1½) stunden', 90),
  phrase(`übernächste[nr] (?<weekday>${fullWeekdays})`, ({ weekday }, day) => ({
    day: weekdayFrom(day.subtract({ days: day.dayOfWeek - 1 }).add({ weeks: 2 }), weekdayIn('de', weekday)),
  })),
  phrase(`(?:am|zum|bis(?: zum)?|vor dem) (?<number>\\d{1,2})\\.${ends}`, ({ number }, day, before) => ({
    // „Seite 3 bis 18.“ counts.
    day: /\d\.?\s*$/.test(before) ? null : nextMonthDay(day, Number(number)),
  })),
  phrase(
    `(?:${vocabularies.de.weekdays.join('|')})(?:, de[nm]| de[nm])? (?<number>\\d{1,2})\\.(?:${ends}|${aTime})`,
    ({ number }, day) => ({ day: nextMonthDay(day, Number(number)) }),
  ),
  phrase(
    `(?<weekday>${fullWeekdays})\\s?(?<part>${Object.keys(dayParts).join('|')})s?(?: (?:um|gegen|ab) ${germanHour}(?: uhr)?(?![.:]))?`,
    ({ weekday, part = '', hour }) => ({
      ...{ weekday: weekdayIn('de', weekday), hour: dayParts[part.toLowerCase()] ?? 9 },
      ...(hour && hourInPart(hour, part)),
    }),
  ),
  phrase(`(?<first>heute|morgen|übermorgen) früh(?: um ${germanHour}(?: uhr)?(?![.:]))?`, ({ first = '', hour }, day) => ({
    day: day.add({ days: ['heute', 'morgen', 'übermorgen'].indexOf(first.toLowerCase()) }),
    ...(hour ? hourInPart(hour, 'früh') : { hour: 9 }),
  })),
  ...daysOfCalendar.de(numberIn('de'), (count) => numberSaid('de', count)),
  ...daysOfFeasts.de,
  phrase(`(?:am )?(?<part>${partOfDay})`, ({ part = '' }) => ({ hour: dayParts[part.toLowerCase().replace(/s$/, '')] ?? 9 })),
  ...germanClock,
]

/** “Next week” is the day it begins with, by the person's own week; a weekday named with it is the one in it, the end of a week is its Friday. */
const nextWeeks = {
  en: (names: string) => [
    '(?:(?:early|(?:the )?(?:start|beginning) of) )?next week',
    '(?<end>(?:the )?end of next week)',
    '(?<thisEnd>(?:the )?end of (?:(?:the|this) )?week(?! [1-5]?\\d(?!\\d|[:.]|\\s?[ap]m))|eow)',
    `(?<before>${names}),? (?:of )?next week|next week,? (?:on )?(?<after>${names})`,
  ],
  de: (names: string) => [
    '(?:(?:am )?anfang )?(?:der )?(?:nächste|kommende)[rn]? woche',
    '(?<end>(?:am )?ende (?:der )?(?:nächste|kommende)[rn]? woche)',
    '(?<thisEnd>(?:am )?ende (?:der|dieser) woche)',
    '(?<later>übernächste[rn]? woche)',
    `(?:am )?(?<before>${names}),? (?:der )?(?:nächste|kommende)[rn]? woche|(?:nächste|kommende)[rn]? woche,? (?:am )?(?<after>${names})`,
  ],
}

/** The last of the days on that people work. */
const FRIDAY = 5

const nextWeek = (language: DateLanguage, weekStart: number): Parser[] =>
  nextWeeks[language](vocabularies[language].weekdays.join('|')).map((pattern) =>
    phrase(pattern, ({ before, after, end, thisEnd, later }, day) => {
      const first = Temporal.PlainDate.from(startOfNextWeek(day.toString(), weekStart))
      const name = before ?? after
      if (later) return { day: first.add({ weeks: 1 }) }
      if (thisEnd) return { day: weekdayFrom(day, FRIDAY) }
      return { day: name ? weekdayFrom(first, weekdayIn(language, name)) : end ? weekdayFrom(first, FRIDAY) : first }
    }),
  )

/** A day written `24.12.` is the next of its kind. */
function nextDate(today: Temporal.PlainDate, month: number, day: number): Temporal.PlainDate | null {
  const date = dateIn(today.year, month, day)
  return date && Temporal.PlainDate.compare(date, today) < 0 ? dateIn(today.year + 1, month, day) : date
}

/** Of a year in two digits only what is near is a date; the rest are numbers of versions and the like. */
const YEARS = 10

function dateIn(year: number, month: number, day: number, near?: Temporal.PlainDate): Temporal.PlainDate | null {
  if (near && (year < near.year - 1 || year > near.year + YEARS)) return null
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}

const withPhrases = (chrono: typeof en.casual, phrases: readonly Parser[]) => {
  const whole = chrono.clone()
  whole.parsers.unshift(...phrases)
  return whole
}

/**
 * The German parser without the spaces that it takes into some words: of two readings it keeps the longer, so behind a sign
 * (“Milch, morgen”, “Menü morgen”) a space and the morning would win over tomorrow.
 */
function plainGerman() {
  const whole = de.casual.clone()
  whole.parsers = whole.parsers.map((parser) => ({
    pattern: (context) => parser.pattern(context),
    extract: (context, match) => {
      const read = parser.extract(context, match)
      const words = match[0].trimStart()
      match.index = (match.index ?? 0) + match[0].length - words.length
      match[0] = words
      return read
    },
  }))
  return whole
}

const bases = { de: withPhrases(plainGerman(), german), en: withPhrases(en.casual, english) }
const made = new Map<string, typeof en.casual>()

/** What reads the days and times of a language; `weekStart` is 1 for Monday to 7 for Sunday. */
export function parserOf(language: DateLanguage, weekStart: number): typeof en.casual {
  const key = `${language}${weekStart}`
  const parser = made.get(key) ?? withPhrases(bases[language], nextWeek(language, weekStart))
  made.set(key, parser)
  return parser
}

export type Found = ReturnType<typeof en.casual.parse>[number]
