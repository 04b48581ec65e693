import { noThing, type Parser, phrase } from './phrase.ts'
import type { DateLanguage } from './vocabulary.ts'

/** Feasts that are one day and fall on the same one each year, as MM-DD. “Christmas” alone is rather a season. */
const feasts: Readonly<Record<DateLanguage, Readonly<Record<string, string>>>> = {
  en: {
    '(?:christmas|xmas) eve': '12-24',
    '(?:christmas|xmas) day': '12-25',
    'boxing day': '12-26',
    "new year(?:['’]?s)? eve": '12-31',
    "new year(?:['’]?s)? day": '01-01',
  },
  de: {
    'heilig(?:en )?abend': '12-24',
    '(?:1\\.|erste[nr]?) weihnachts(?:feier)?tag': '12-25',
    '(?:2\\.|zweite[nr]?) weihnachts(?:feier)?tag': '12-26',
    silvester: '12-31',
    neujahr: '01-01',
  },
}

const time = '(?:at|um|ab|from)? ?\\d{1,2}(?:[:.]\\d\\d| ?[ap]\\.?m| uhr)(?![\\p{L}\\p{N}])'

/** Tickets for a feast, or the plan of one, are not due on it. */
const said: Readonly<Record<DateLanguage, (name: string) => string>> = {
  en: (name) => `(?<!(?<!\\p{L})(?:the|an?|my|our|your|his|her|their|for|of|about|every|each|last) )${name}(?:(?= ${time})|${noThing})`,
  de: (name) =>
    `(?:an|am|bis(?: zu[mr]?)?|spätestens(?: a[nm])?|vor|ab|zu) ${name}|(?<!(?<!\\p{L})(?:für|über|von|vom|der|die|das|de[nms]|jedes|jeden|letzte[ns]?) )${name}(?=\\s*(?:$|[^\\p{L}\\p{N}\\s]| ${time}))`,
}

const phrasesIn = (language: DateLanguage): Parser[] =>
  Object.entries(feasts[language]).map(([name, monthDay]) =>
    phrase(said[language](name), (_, today) => {
      const ofYear = (year: number) => Temporal.PlainDate.from(`${year}-${monthDay}`)
      const day = ofYear(today.year)
      return { day: Temporal.PlainDate.compare(day, today) < 0 ? ofYear(today.year + 1) : day }
    }),
  )

export const daysOfFeasts = { en: phrasesIn('en'), de: phrasesIn('de') }
