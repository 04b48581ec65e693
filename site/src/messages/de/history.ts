import type { history as english } from '../history.ts'
import type { InGerman } from './words.ts'

export const history: InGerman<typeof english> = {
  title: 'Verlauf',
  failed: 'Der Verlauf konnte nicht geladen werden.',
  made: 'Angelegt',
  done: 'Erledigt',
  doneFor: (day: string) => `für ${day}`,
  cancelled: 'Verworfen',
  earlier: 'Früheres zeigen',
}
