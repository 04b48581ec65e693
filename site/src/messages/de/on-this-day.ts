import type { onThisDay as english } from '../on-this-day.ts'
import { counted, ended, type InGerman } from './words.ts'

export const onThisDay: InGerman<typeof english> = {
  title: 'An diesem Tag',
  previous: 'Tag davor',
  next: 'Tag danach',
  today: 'Heute',
  years: (n: number) => (n === 1 ? 'vor einem Jahr' : `vor ${n} Jahren`),
  thisYear: 'dieses Jahr',
  finished: 'Erledigt',
  measured: 'Gemessen',
  words: (n: number) => counted(n, 'Wort', 'Wörter'),
  empty: (day: string) => ended(`Aus früheren Jahren ist hier nichts vom ${day}`),
  emptyHint: 'Was du jetzt schreibst, erledigst und misst, steht in einem Jahr hier.',
  day: (day: string) => `Zum ${day}`,
  untitled: 'Ohne Titel',
  checkIn: (goal: string, value: string) => `${goal}: ${value}`,
}
