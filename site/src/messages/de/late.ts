import type { late as english } from '../late.ts'
import type { InGerman } from './words.ts'

export const late: InGerman<typeof english> = {
  title: 'Das konnte nicht geladen werden',
  text: 'Dieser Teil der Seite konnte nicht geladen werden: Das Netz scheint weg zu sein. Was du geschrieben hast, bleibt in diesem Browser.',
  tryAgain: 'Erneut versuchen',
  close: 'Schließen',
}
