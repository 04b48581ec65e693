import type { action as english } from '../discussion-action.ts'
import type { InGerman } from './words.ts'

/** The words of action items. */
export const action: InGerman<typeof english> = {
  kind: 'Aufgabe',
  section: 'Vereinbarte Aufgaben',
  add: 'Aufgabe vereinbaren',
  none: 'Keine offenen Aufgaben.',
  all: (n) => `Alle ${n}`,
  complete: (text) => `Erledigen: ${text}`,
  reopen: (text) => `Wieder öffnen: ${text}`,
  open: 'Offen',
  done: 'Erledigt',
  due: (day) => `fällig ${day}`,
  more: (text) => `Mehr zu „${text}“`,
  states: { gone: 'gelöscht', cancelled: 'verworfen' },
  menu: {
    open: 'Aufgabe öffnen',
    edit: 'Bearbeiten',
    complete: 'Erledigen',
    reopen: 'Wieder öffnen',
    withdraw: 'Zurückziehen',
  },
  form: {
    new: 'Aufgabe vereinbaren',
    edit: 'Vereinbarte Aufgabe bearbeiten',
    text: 'Was zu tun ist',
    textHint: 'Am besten mit einem Verb',
    who: 'Wer es tut',
    whoHelp: 'Es wird eine eigene Aufgabe dieser Person. Alle hier sehen Titel, Tag und Stand, sonst nichts davon.',
    due: 'Fällig',
    noDue: 'Kein Tag',
    dueIs: (day) => `Fällig: ${day}`,
    save: 'Vereinbaren',
    saveEdit: 'Speichern',
    cancel: 'Schließen',
    faults: { text: 'Gib an, was zu tun ist.', who: 'Wähle, wer es tut.' },
  },
  did: {
    give: (who) => `Aufgabe vereinbart mit ${who}`,
    take: 'Aufgabe übernommen',
    edit: 'Vereinbarte Aufgabe geändert',
    complete: 'Erledigt',
    reopen: 'Wieder offen',
    withdraw: 'Vereinbarte Aufgabe zurückgezogen',
  },
  fields: { text: 'was zu tun ist' } as Record<string, string>,
}
