import type { AmountWords } from '../rules/amounts.ts'

const small = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

/** Up to twelve in letters. */
const inWords = (count: number): string => small[count] ?? String(count)

/** @param one with its article, as the sentence asks for it: `einen Tag` */
export const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${inWords(count)} ${many}`)

export const fromTo = (from: string, to: string): string => `von ${from} auf ${to}`

const minutes = ['Minute', 'Minuten'] as const
const hours = ['Stunde', 'Stunden'] as const
const days = ['Tag', 'Tage', 'Tagen'] as const
const weeks = ['Woche', 'Wochen'] as const
const months = ['Monat', 'Monate', 'Monaten'] as const
const years = ['Jahr', 'Jahre', 'Jahren'] as const
const points = ['Punkt', 'Punkte', 'Punkten'] as const

export const amountWords: AmountWords = {
  // Units have a gender that nobody says: one of them stays a number.
  inWords: (count) => (count === 1 ? '1' : inWords(count)),
  saysNone: (line) => /(?<!\p{L})(?:null|keine?[nmrs]?|ohne)(?!\p{L})/iu.test(line),
  saysOne: (line) => /(?<!\p{L})eine?[nmrs]?(?!\p{L})/iu.test(line),
  written: {
    ...{ min: minutes, mins: minutes, minutes, minute: minutes, minuten: minutes },
    ...{ h: hours, hr: hours, hrs: hours, std: hours, hours, hour: hours, stunden: hours },
    ...{ d: days, days, day: days, tage: days, wk: weeks, wks: weeks, wo: weeks, weeks, week: weeks, wochen: weeks },
    ...{ mo: months, months, month: months, monate: months, years, year: years, jahre: years },
    ...{ pt: points, pts: points, points, point: points, punkte: points },
  },
  singular: (word) => word,
  fromTo,
}
