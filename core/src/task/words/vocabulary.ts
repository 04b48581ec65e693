import { WORKDAYS } from '../recurrence/rule.ts'
import { noThing } from './phrase.ts'
import type { SaidRepeat } from './said-repeat.ts'

/** The words of a language that repeats are said in. Keys are lower case and pieces of a regular expression. */
export interface Vocabulary {
  every: string
  /** Words for "and" in a list. */
  and: string
  on: string
  units: Readonly<Record<string, SaidRepeat['freq']>>
  weekdays: readonly string[]
  months: readonly string[]
  workday: string
  weekend: string
  /** What leads to the days that a repeat leaves out. */
  except: string
  /** Weekdays in the form that says every one of them: "mondays", "montags". */
  habitually: readonly string[]
  /** What makes a number a day of the month: `5th`, `5.` */
  ordinalEnd: string
  last: string
  lastDay: string
  ofMonth: string
  ofEachMonth: string
  /** What makes a place that of a quarter. */
  ofQuarter: string
  /** One that is none of a month or a quarter, and so not understood. */
  ofOther: string
  everyQuarter: string
  /** What leads to the day that a thing is of. */
  ofThing: string
  /** That no thing follows which is named by the day ahead of it. */
  noThing: string
  /** Words for every how manieth. */
  counts: Readonly<Record<string, number>>
  /** Words for which one of the month. */
  places: Readonly<Record<string, number>>
  /** What is said of every day, and the time it means. */
  dayParts: Readonly<Record<string, string>>
  /** Whole repeats in one word. */
  adverbs: Readonly<Record<string, SaidRepeat>>
}

const english: Vocabulary = {
  every: 'every|each|ev',
  and: ',\\s*and|and|,|&|/',
  on: 'on(?:\\s+the)?|the',
  units: { 'days?': 'DAILY', 'weeks?': 'WEEKLY', 'months?': 'MONTHLY', 'years?': 'YEARLY' },
  weekdays: [
    'mondays?|mon',
    'tuesdays?|tues?',
    'wednesdays?|weds?',
    'thursdays?|thu(?:rs?)?',
    'fridays?|fri',
    'saturdays?|sat',
    'sundays?|sun',
  ],
  months: [
    'jan(?:uary)?',
    'feb(?:ruary)?',
    'mar(?:ch)?',
    'apr(?:il)?',
    'may',
    'june?',
    'july?',
    'aug(?:ust)?',
    'sept?(?:ember)?',
    'oct(?:ober)?',
    'nov(?:ember)?',
    'dec(?:ember)?',
  ],
  workday: 'weekdays?|workdays?|working\\s+days?|business\\s+days?',
  weekend: 'weekends?',
  except: '(?:except|excluding|apart\\s+from|other\\s+than|but(?:\\s+not)?)(?:\\s+(?:for|on|at))?(?:\\s+the)?',
  habitually: ['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays'],
  ordinalEnd: 'st|nd|rd|th',
  last: 'last',
  lastDay: 'last\\s+day',
  ofMonth: '(?:of\\s+)?(?:the|each|every)\\s+month',
  ofEachMonth: '(?:of|in)\\s+(?:each|every)\\s+month',
  ofQuarter: '(?:of|in)\\s+(?:the|each|every|a)\\s+quarter',
  ofOther: '(?:of|in)\\s+(?:(?:the|each|every|this|next|a)\\s+)?(?:\\p{L}+\\s+)?(?:years?|quarters?|weeks?|terms?|semesters?|sprints?)',
  ofThing: 'of|from|dated|since|after|between|and|or|to',
  noThing,
  everyQuarter: 'quarterly|(?:every|each)\\s+quarter',
  counts: { other: 2, two: 2, three: 3, four: 4, five: 5, six: 6, second: 2, third: 3, fourth: 4 },
  places: { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 },
  dayParts: { morning: '09:00', noon: '12:00', afternoon: '15:00', evening: '19:00', night: '22:00' },
  adverbs: {
    daily: { freq: 'DAILY' },
    weekly: { freq: 'WEEKLY' },
    'bi-?weekly|fortnightly|(?:every|each)\\s+fortnight': { freq: 'WEEKLY', interval: 2 },
    monthly: { freq: 'MONTHLY' },
    'quarterly|(?:every|each)\\s+quarter': { freq: 'MONTHLY', interval: 3 },
    '(?:at\\s+)?(?:the\\s+)?end\\s+of\\s+(?:each|every)\\s+month': { freq: 'MONTHLY', monthDay: -1 },
    '(?:at\\s+)?(?:the\\s+)?end\\s+of\\s+(?:each|every)\\s+quarter': { freq: 'MONTHLY', interval: 3, monthDay: -1, months: [3, 6, 9, 12] },
    'half-?yearly': { freq: 'MONTHLY', interval: 6 },
    'weekdays|workdays': { freq: 'WEEKLY', byDay: WORKDAYS },
    'yearly|annually': { freq: 'YEARLY' },
  },
}

const germanWeekdays = ['montag|mo', 'dienstag|di', 'mittwoch|mi', 'donnerstag|do', 'freitag|fr', 'samstag|sonnabend|sa', 'sonntag|so']
const germanAdverbs = ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags|sonnabends', 'sonntags']

const german: Vocabulary = {
  every: '(?:an\\s+)?jede[nrsm]?|alle',
  and: ',\\s*und|und|,|&|/',
  on: 'am|jeweils(?:\\s+am)?',
  units: { 'tage?': 'DAILY', 'wochen?': 'WEEKLY', 'monate?': 'MONTHLY', 'jahre?': 'YEARLY' },
  weekdays: germanWeekdays,
  months: [
    'jan(?:uar|\\.)?|jänner',
    'feb(?:ruar|\\.)?|feber',
    'märz|mär\\.?|mrz\\.?',
    'apr(?:il|\\.)?',
    'mai',
    'juni?',
    'juli?',
    'aug(?:ust|\\.)?',
    'sept?(?:ember|\\.)?',
    'okt(?:ober|\\.)?',
    'nov(?:ember|\\.)?',
    'dez(?:ember|\\.)?',
  ],
  workday: 'werktage?|arbeitstage?|wochentage?',
  weekend: 'wochenenden?',
  except: '(?:au(?:ß|ss)er|ausgenommen|bis\\s+auf|nur\\s+nicht|aber\\s+nicht)(?:\\s+(?:a[mn]|den))?',
  habitually: germanAdverbs,
  ordinalEnd: '\\.',
  last: 'letzte[nrs]?',
  lastDay: 'letzten\\s+tag',
  ofMonth: '(?:im|des|jede[ns])\\s+monats?',
  ofEachMonth: '(?:eines\\s+)?jede[ns]\\s+monats|(?:je|pro)\\s+monat',
  ofQuarter: '(?:im|des|eines(?:\\s+jeden)?|in\\s+jedem|jede[ns]|je|pro)\\s+quartals?',
  ofOther:
    '(?:im|des|der|eines|in\\s+jede[mr]|jede[nrs]|je|pro)\\s+(?:\\p{L}+\\s+)?(?:jahre?s?|halbjahre?s?|quartals?|woche|semesters?|trimesters?)',
  ofThing: 'vom|von|seit|nach|zwischen|und|oder|\\d\\.?\\s+bis',
  noThing: '(?=\\s*(?:$|[^\\p{L}\\p{N}\\s]|(?:um|ab|an|auf|bei|bis|für|in|mit|per|und|oder|via|vor)(?!\\p{L})))',
  everyQuarter: 'vierteljährlich|quartalsweise|jedes\\s+quartal',
  counts: { 'zwei(?:te[nrs]?)?': 2, 'drei|dritte[nrs]?': 3, 'vier(?:te[nrs]?)?': 4, fünf: 5, sechs: 6 },
  places: { 'erste[nrs]?': 1, 'zweite[nrs]?': 2, 'dritte[nrs]?': 3, 'vierte[nrs]?': 4, 'letzte[nrs]?': -1 },
  dayParts: { morgen: '09:00', vormittag: '10:00', mittag: '12:00', nachmittag: '15:00', abend: '19:00', nacht: '22:00' },
  adverbs: {
    täglich: { freq: 'DAILY' },
    werktags: { freq: 'WEEKLY', byDay: WORKDAYS },
    wöchentlich: { freq: 'WEEKLY' },
    'zwei-?wöchentlich|(?:14[-\\s]?|vierzehn)täg(?:ig|lich)': { freq: 'WEEKLY', interval: 2 },
    monatlich: { freq: 'MONTHLY' },
    'vierteljährlich|quartalsweise|jedes\\s+quartal': { freq: 'MONTHLY', interval: 3 },
    '(?:am\\s+)?ende\\s+(?:eines\\s+)?jede[ns]\\s+monats': { freq: 'MONTHLY', monthDay: -1 },
    '(?:am\\s+)?ende\\s+(?:eines\\s+)?jede[ns]\\s+quartals': { freq: 'MONTHLY', interval: 3, monthDay: -1, months: [3, 6, 9, 12] },
    halbjährlich: { freq: 'MONTHLY', interval: 6 },
    jährlich: { freq: 'YEARLY' },
  },
}

export type DateLanguage = 'de' | 'en'

/** The languages dates are read in, the person's own first; many write in one and keep their browser in the other. */
export const dateLanguagesOf = (locale: string): readonly [DateLanguage, DateLanguage] =>
  /^de\b/i.test(locale) ? ['de', 'en'] : ['en', 'de']

export const vocabularies: Readonly<Record<DateLanguage, Vocabulary>> = { de: german, en: english }
