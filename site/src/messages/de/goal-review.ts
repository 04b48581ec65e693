import type { goalReview as english } from '../goal-review.ts'
import { counted, type InGerman } from './words.ts'

/** The words of going through goals in one sitting. */
export const goalReview: InGerman<typeof english> = {
  title: 'Ziele durchgehen',
  back: 'Ziele',
  place: (at, of) => `${at} von ${of}`,
  since: (day) => `Seit ${day}`,
  sinceBegin: 'Seit Beginn',
  done: (n) => `${counted(n, 'Aufgabe', 'Aufgaben')} erledigt`,
  added: (n) => `${counted(n, 'Aufgabe', 'Aufgaben')} hinzugekommen`,
  time: (length) => `${length} aufgewendet`,
  nothing: 'Bei den Aufgaben dieses Ziels hat sich nichts getan.',
  reading: 'Was sich getan hat, wird geladen…',
  unread: 'Was sich getan hat, konnte nicht geladen werden.',
  save: 'Eintragen und weiter',
  skip: 'Auslassen',
  goOn: 'Weiter',
  previous: 'Zurück',
  keys: 'Enter trägt ein, Alt+S lässt aus, Alt+B geht zurück.',
  finished: 'Das war alles.',
  moved: 'Was sich verändert hat',
  skipped: 'Ausgelassen',
  nothingMoved: 'Diesmal kein Check-in.',
  fromTo: (from, to) => (from === null ? to : `${from} → ${to}`),
  nothingDue: 'Bei keinem Ziel ist ein Check-in fällig.',
  all: 'Alle offenen Ziele durchgehen',
  home: 'Zu deinen Zielen',
}
