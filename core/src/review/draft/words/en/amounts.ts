import type { AmountWords } from '../rules/amounts.ts'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Up to twelve in letters. */
export const inWords = (count: number): string => small[count] ?? String(count)

export const counted = (count: number, one: string, many = `${one}s`): string => `${inWords(count)} ${count === 1 ? one : many}`

export const fromTo = (from: string, to: string): string => `from ${from} to ${to}`

export const amountWords: AmountWords = {
  inWords,
  saysNone: (line) => /(?<!\p{L})(?:zero|no|none|without)(?!\p{L})/iu.test(line),
  saysOne: (line) => /(?<!\p{L})one(?!\p{L})/iu.test(line),
  written: {
    min: ['minute', 'minutes'],
    mins: ['minute', 'minutes'],
    h: ['hour', 'hours'],
    hr: ['hour', 'hours'],
    hrs: ['hour', 'hours'],
    d: ['day', 'days'],
    wk: ['week', 'weeks'],
    wks: ['week', 'weeks'],
    mo: ['month', 'months'],
    pt: ['point', 'points'],
    pts: ['point', 'points'],
  },
  // `pallets` of one: only where nothing but the `s` is in the way.
  singular: (word) => (/^[a-z]+[^s\W]s$/.test(word) && !/(?:ies|ses|xes|zes|ches|shes|news)$/.test(word) ? word.slice(0, -1) : word),
  fromTo,
}
