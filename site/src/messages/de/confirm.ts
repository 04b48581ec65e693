import type { confirm as english } from '../confirm.ts'
import type { InGerman } from './words.ts'

/** The words of the page where somebody proves again who they are. */
export const confirm: InGerman<typeof english> = {
  title: 'Bist du es?',
  lead: 'Was du in Throughline vorhast, ändert, wie du hineinkommst, oder gibt alle deine Daten heraus. Zeig noch einmal, dass du es bist; das gilt dann zehn Minuten.',
  act: 'Weiter',
  toExport: {
    title: 'Alles exportieren',
    lead: 'Gib dein Passwort ein, um alles zu exportieren, was du in Throughline hast. Das gilt dann zehn Minuten.',
    leadOtherwise: 'Zeig, dass du es bist, um alles zu exportieren, was du in Throughline hast. Das gilt dann zehn Minuten.',
    act: 'Alles exportieren',
  },
  stay: 'Abbrechen',
  code: 'Code',
  codeHelp: 'Die sechs Ziffern, die deine App gerade zeigt, oder einer deiner Notfallcodes.',
  byCode: 'Stattdessen einen Code nehmen',
  byPassword: 'Stattdessen das Passwort nehmen',
  noWay:
    'Hier lässt sich mit nichts zeigen, dass du es bist. Melde dich ab, fordere per Mail einen Link zu einem neuen Passwort an und melde dich damit an.',
  signOut: 'Abmelden',
}
