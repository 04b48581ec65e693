import { type Parser, phrase, weekdayFrom } from './phrase.ts'
import { type DateLanguage, vocabularies } from './vocabulary.ts'

/** The next day of its kind: of this year, or once that is over of the next. */
function upcoming(today: Temporal.PlainDate, year: string | undefined, dayIn: (year: number) => Temporal.PlainDate | null) {
  const day = dayIn(Number(year) || today.year)
  return year || (day && Temporal.PlainDate.compare(day, today) >= 0) ? day : dayIn(today.year + 1)
}

/** A number of days on that people work on. */
function workdaysOn(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  if (count === 0) return day
  const next = day.add({ days: 1 })
  return workdaysOn(next, next.dayOfWeek > 5 ? count : count - 1)
}

/** A day of a week by its number in ISO 8601; `null` where the year has no such week. */
function dayOfWeek(year: number, week: number, weekday: number): Temporal.PlainDate | null {
  const fourth = Temporal.PlainDate.from({ year, month: 1, day: 4 })
  const monday = fourth.add({ days: 1 - fourth.dayOfWeek + (week - 1) * 7 })
  return monday.weekOfYear === week ? monday.add({ days: weekday - 1 }) : null
}

/** Such a weekday of a month, the last where `place` is -1; `null` where there is none. */
function nthOf(year: number, month: number, place: number, weekday: number): Temporal.PlainDate | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const from = place < 0 ? first.add({ months: 1 }).subtract({ days: 7 }) : first.add({ weeks: place - 1 })
  const day = weekdayFrom(from, weekday)
  return day.month === month ? day : null
}

/**
 * Where such a week of a month begins, the last where `place` is -1: the first is the one that has more of its days in the
 * month, and what of a week is in another month is left out. Of a week that has begun it is what is left.
 */
function weekOf(year: number, month: number, place: number, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const within = place < 0 ? first.with({ day: first.daysInMonth - 3 }) : first.with({ day: 4 }).add({ weeks: place - 1 })
  const monday = within.subtract({ days: within.dayOfWeek - 1 })
  if (monday.add({ days: 3 }).month !== month) return null
  const days = monday.until(today).days
  if (days > 0 && days < 7) return leftOfWeek(today)
  return Temporal.PlainDate.compare(monday, first) < 0 ? first : monday
}

/** Of a week that has begun, its Friday, and then its Sunday. */
const leftOfWeek = (today: Temporal.PlainDate) => weekdayFrom(today, today.dayOfWeek > 5 ? 7 : 5)

const isSaid = (pattern: string, said: string) => new RegExp(`^(?:${pattern})$`, 'iu').test(said)
/** Which of some names it is, from 1. */
const placeIn = (patterns: readonly string[], said = '') => 1 + patterns.findIndex((pattern) => isSaid(pattern, said))
/** 0 for the beginning of something, 1 for its middle, 2 for its end. */
const partSaid = (said: string) => (/mi[dt]/i.test(said) ? 1 : /end|late/i.test(said) ? 2 : 0)

const parts = { en: 'early|mid|late|(?:the )?(?:beginning|start|middle|end) of', de: 'anfang|mitte|ende' }
/** “Late May at noon”, but no “mid-March review”, and no “leave early, may be late”. */
const behindPart = { en: '(?:(?<= of .*)|(?!\\s+(?!(?:at|by|for|from|with|and)\\b)\\p{L}))', de: '' }
const of = { en: '(?:of|in)', de: '(?:im|in|des)' }
/** What leads to a week by its number; without that it is one only at the end, as it is as often of a thing: „Plan KW 50 schicken“. */
const weeks = {
  en: { said: '(?:(?:in |by )?calendar week|(?:in|by|during|until) (?:wk|week))', bare: 'week|wk|cw' },
  de: { said: '(?:in|bis|ab)(?: der)? (?:kw|kalenderwoche)', bare: 'kw|kalenderwoche' },
}
const weekOfMonth = {
  en: (place: string, month: string) =>
    `(?:(?:in|during|by|on) )?(?:the )?(?<place>${place}|[1-5](?:st|nd|rd|th)) week (?:of|in) (?<month>${month})`,
  de: (place: string, month: string) =>
    `(?:(?:in|bis) )?(?:(?:der|die|zur) )?(?<place>${place}|[1-5]\\.) (?:woche (?:im|des|in) (?<month>${month})s?|(?<weekMonth>${month})woche)`,
}
const workdays = {
  en: (number: string) => `(?:in|within) ${number} (?:working|business|work) ?days?(?! (?:of|after|before|from|since)\\b)`,
  de: (number: string) => `(?:in|innerhalb von|binnen) ${number} (?:arbeits|werk)tag(?:en?|s)?(?! (?:nach|ab|vor|seit)(?!\\p{L}))`,
}

const phrasesIn =
  (language: DateLanguage) =>
  (number: string, numberSaid: (said: string | undefined) => number): Parser[] => {
    const { weekdays, months, places } = vocabularies[language]
    const [weekday, month] = [weekdays.join('|'), months.join('|')]
    const year = '(?:,? (?<year>20\\d\\d))?'
    const week = '(?<week>[1-4]\\d|5[0-3]|[1-9])(?:[/ ](?<year>20\\d\\d))?'
    const { said, bare } = weeks[language]
    const inWeek = ({ week, year, part = '', day = '', after = day }: Readonly<Record<string, string>>, today: Temporal.PlainDate) => {
      const weekday = after ? placeIn(weekdays, after) : ([1, 3, 5][partSaid(part)] ?? 1)
      const isThis = today.weekOfYear === Number(week) && !year && !after && !part
      if (isThis) return { day: leftOfWeek(today) }
      return { day: upcoming(today, year, (ofYear) => dayOfWeek(ofYear, Number(week), weekday)) }
    }
    const lastDay = '(?=[\\s,;.!?□■]*$)'
    const placeSaid = (said: string) =>
      Number.parseInt(said, 10) || (Object.entries(places).find(([pattern]) => isSaid(pattern, said))?.[1] ?? 1)
    return [
      phrase(
        `${weekOfMonth[language](Object.keys(places).join('|'), month)}${year}${vocabularies[language].noThing}`,
        ({ place = '', month, weekMonth = month, year }, today) => ({
          day: upcoming(today, year, (ofYear) => weekOf(ofYear, placeIn(months, weekMonth), placeSaid(place), today)),
        }),
      ),
      phrase(`(?<part>${parts[language]})[ -](?<month>${month})${year}${behindPart[language]}`, ({ part = '', month, year }, today) => ({
        day: upcoming(today, year, (ofYear) => {
          const first = Temporal.PlainDate.from({ year: ofYear, month: placeIn(months, month), day: 1 })
          return first.with({ day: [1, 15, first.daysInMonth][partSaid(part)] ?? 1 })
        }),
      })),
      phrase(
        `(?:(?:am|on the|on|the) )?(?<place>${Object.keys(places).join('|')}) (?<day>${weekday}) ${of[language]} (?<month>${month})${year}`,
        ({ place = '', day, month, year }, today) => ({
          day: upcoming(today, year, (ofYear) => nthOf(ofYear, placeIn(months, month), placeSaid(place), placeIn(weekdays, day))),
        }),
      ),
      phrase(`(?:(?<day>${weekday}),? )?(?:${said}) ?${week}(?:,? (?<after>${weekday}))?`, inWeek),
      phrase(`(?:(?<part>${parts[language]})|(?<day>${weekday}),?) (?:der )?(?:${bare}) ?${week}`, inWeek),
      phrase(`(?:${bare}) ?${week}(?:,? |\\|)(?<after>${weekday})`, inWeek),
      phrase(`(?:${bare}) ?(?<week>[1-4]\\d|5[0-3])(?:[/ ](?<year>20\\d\\d))?${lastDay}`, inWeek),
      phrase(workdays[language](number), ({ count }, today) => ({ day: workdaysOn(today, numberSaid(count)) })),
    ]
  }

/** Days as calendars of Europe say them: parts of a month, weekdays of it by their place, weeks by their number, working days from now. */
export const daysOfCalendar = { en: phrasesIn('en'), de: phrasesIn('de') }
