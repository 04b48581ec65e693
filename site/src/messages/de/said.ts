import type { said as english } from '../said.ts'
import type { InGerman } from './words.ts'

/** What is told of a message on its way. */
export const said: InGerman<typeof english> = {
  signedOut: 'Du bist abgemeldet. Sie wird gesendet, sobald du dich wieder angemeldet hast.',
}
