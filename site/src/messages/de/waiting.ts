import type { waiting as english } from '../waiting.ts'
import type { InGerman } from './words.ts'

const things = (n: number) => (n === 1 ? '1 Änderung' : `${n} Änderungen`)

export const waiting: InGerman<typeof english> = {
  mark: {
    'no-network': 'Offline',
    'no-answer': 'Keine Antwort',
    'signed-out': 'Abgemeldet',
    kept: 'Noch nicht gesendet',
  },
  unsent: (n) => `${n} nicht gesendet`,
  asOf: (time) => `Diese Seite zeigt den Stand von ${time}.`,
  why: {
    'no-network': 'Du bist offline. Was du schreibst, bleibt hier und wird gesendet, sobald du wieder online bist.',
    'no-answer': 'Der Server antwortet nicht. Was du schreibst, bleibt hier und wird gesendet, sobald er antwortet.',
    'signed-out': 'Du bist abgemeldet. Was du geschrieben hast, bleibt hier und wird gesendet, sobald du wieder angemeldet bist.',
    kept: 'Das wird hier aufbewahrt und ist noch nicht auf dem Server.',
  },
  signIn: (n: number) => `Melde dich wieder an, um ${things(n)} zu senden`,
  list: 'Was wartet',
  kinds: {
    task: 'Aufgabe',
    'new-task': 'Neue Aufgabe',
    goal: 'Ziel',
    'new-goal': 'Neues Ziel',
    'check-in': 'Check-in',
    'new-check-in': 'Neuer Check-in',
    entry: 'Eintrag',
    'new-entry': 'Neuer Eintrag',
    message: 'Nachricht',
    other: 'Änderung',
  },
  did: {
    created: 'angelegt',
    changed: 'geändert',
    completed: 'erledigt',
    skipped: 'ausgelassen',
    reopened: 'wieder geöffnet',
    deleted: 'gelöscht',
    restored: 'wiederhergestellt',
  },
  inTalk: (talk: string) => `in „${talk}“`,
  since: (when: string) => `seit ${when}`,
  refused: 'Vom Server nicht angenommen. Dein Text bleibt erhalten.',
  choice: 'Auch anderswo geändert. Beides bleibt erhalten: Wähle, was gilt.',
  elsewhere: 'In einem anderen Tab',
  open: 'Öffnen',
  choose: 'Wählen',
  takeBack: 'Zurücknehmen',
  takeBackOf: (what: string) => `Zurücknehmen: ${what}`,
  tooLate: 'Das ist vielleicht schon angekommen. Mach es rückgängig, sobald es gesendet ist.',
  tryNow: 'Jetzt versuchen',
  days: {
    today: 'heute',
    tomorrow: 'morgen',
    more: /\d|(?<!\p{L})(?:jede[nrsm]?|täglich|wöchentlich|monatlich|früh|(?:vor|nach)?mittags?|mitternacht|abends?|nachts?|morgens?|um|ab|bis|von|in|nächste[nrsm]?|halb|viertel|beginnt|heute|übermorgen|\p{L}+tags?)(?!\p{L})/iu,
  },
  told: {
    offline: 'Offline. Was du schreibst, bleibt hier.',
    back: (n: number) => (n === 0 ? 'Wieder online.' : `Wieder online. ${things(n)} gesendet.`),
  },
  leaving: {
    title: (n: number) => (n === 1 ? '1 Änderung liegt nur hier' : `${n} Änderungen liegen nur hier`),
    text: 'Das liegt in diesem Browser und noch nicht auf dem Server. Bleibt es hier, wird es gesendet, sobald du dich hier wieder anmeldest; bis dahin könnte es lesen, wer diesen Browser öffnet.',
    keep: 'Abmelden und hier aufbewahren',
    throwAway: 'Verwerfen und abmelden',
  },
}
