import type { message as english } from '../discussion-message.ts'
import type { InGerman } from './words.ts'

/** What one does with a message. */
export const message: InGerman<typeof english> = {
  menu: {
    title: (author) => `Nachricht von ${author}`,
    reply: 'Antworten',
    edit: 'Bearbeiten',
    takeBack: 'Zurücknehmen',
    remove: 'Entfernen',
    history: 'Frühere Fassungen',
    markUnread: 'Ab hier als ungelesen markieren',
    copyLink: 'Link kopieren',
    react: 'Reagieren',
    otherEmoji: 'Anderes Emoji',
    findEmoji: 'Emoji suchen',
  },
  edit: {
    label: 'Text der Nachricht',
    save: 'Speichern',
    cancel: 'Abbrechen',
    keys: 'Strg ↵ speichert, Esc bricht ab',
    keysMac: '⌘ ↵ speichert, Esc bricht ab',
    notSaved: (why) => `Das ließ sich nicht speichern. ${why}`,
    changedElsewhere: 'Du hast die Nachricht inzwischen anderswo geändert. Wenn du noch einmal speicherst, ersetzt das diese Fassung:',
    keepTheirs: 'Diese Fassung behalten',
    empty: 'Schreibe etwas, oder nimm die Nachricht zurück.',
  },
  history: {
    title: 'Frühere Fassungen',
    close: 'Schließen',
    now: 'Jetzt',
    until: (when) => `Geschrieben ${when}`,
    more: 'Frühere',
    none: 'Sie wurde nur in ihren ersten Minuten bearbeitet; davon wird nichts aufbewahrt.',
    failed: 'Die früheren Fassungen konnten nicht geladen werden.',
    again: 'Erneut versuchen',
    loading: 'Frühere Fassungen werden geladen',
  },
  did: {
    takeBack: 'Nachricht zurückgenommen',
    remove: 'Nachricht entfernt',
    edit: 'Nachricht bearbeitet',
    markUnread: 'Als ungelesen markiert',
    copyLink: 'Link kopiert',
  },
}
