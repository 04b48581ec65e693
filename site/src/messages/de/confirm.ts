import type { confirm as english } from '../confirm.ts'
import type { InGerman } from './words.ts'

/** The words of the page where somebody proves again who they are. */
export const confirm: InGerman<typeof english> = {
  title: 'Bist du es?',
  lead: 'Was du vorhast, ändert, wie du hineinkommst, oder gibt alle deine Daten heraus. Zeig noch einmal, dass du es bist; das gilt dann zehn Minuten.',
  act: 'Weiter',
  stay: 'Abbrechen',
  code: 'Code',
  codeHelp: 'Die sechs Ziffern, die deine App gerade zeigt, oder einer deiner Notfallcodes.',
  byCode: 'Stattdessen einen Code nehmen',
  byPassword: 'Stattdessen das Passwort nehmen',
  noWay:
    'Hier lässt sich mit nichts zeigen, dass du es bist. Melde dich ab, fordere per Mail einen Link zu einem neuen Passwort an und melde dich damit an.',
  signOut: 'Abmelden',
}
