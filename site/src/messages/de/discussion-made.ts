import type { made as english } from '../discussion-made.ts'
import type { InGerman } from './words.ts'

/** The words of what is made of a message. */
export const made: InGerman<typeof english> = {
  makeWin: 'Als Erfolg festhalten',
  makeTask: 'Aufgabe daraus machen',
  win: 'Als Erfolg festhalten',
  task: 'Aufgabe daraus machen',
  toolbar: 'Mit der markierten Stelle',
}
