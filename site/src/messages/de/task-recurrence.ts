import type { recurrence as english } from '../task-recurrence.ts'
import type { InGerman } from './words.ts'

const places: Readonly<Record<string, string>> = {
  '1': 'ersten',
  '2': 'zweiten',
  '3': 'dritten',
  '4': 'vierten',
  '5': 'fünften',
  '-1': 'letzten',
}

const units: Readonly<Record<string, string>> = { day: 'Tage', week: 'Wochen', month: 'Monate', year: 'Jahre' }

const months = (n: number) => (n === 1 ? 'monatlich' : `alle ${n} Monate`)
const years = (n: number) => (n === 1 ? 'jährlich' : `alle ${n} Jahre`)

export const recurrence: InGerman<typeof english> = {
  never: 'Nie',
  custom: 'Anders …',
  weekdays: 'werktags',
  onDays: (n: number, days: string) => (n === 1 ? `jeden ${days}` : `alle ${n} Wochen am ${days}`),
  onMonthDay: (n: number, day: number) => `${months(n)} am ${day}.`,
  onPlace: (n: number, place: string) => `${months(n)} am ${place}`,
  onDate: (n: number, date: string) => (n === 1 ? `jeden ${date}` : `alle ${n} Jahre am ${date}`),
  inMonth: (n: number, place: string, month: string) => `${years(n)} am ${place} im ${month}`,
  every: (unit: 'day' | 'week' | 'month' | 'year', n: number) =>
    n > 1 ? `alle ${n} ${units[unit] ?? unit}` : { day: 'täglich', week: 'wöchentlich', month: 'monatlich', year: 'jährlich' }[unit],
  day: (day: number) => `${day}.`,
  lastDay: 'letzten Tag',
  workday: 'Werktag',
  place: (place: number, name: string) => `${places[place] ?? `${place}.`} ${name}`,
  afterDone: ' nach dem Erledigen',
  until: (date: string) => `, bis ${date}`,
  times: (n: number) => (n === 1 ? ', einmal' : `, ${n}-mal`),
  ownRule: 'nach eigener Regel',
  other: (rule: string) => `nach eigener Regel (${rule})`,
}
