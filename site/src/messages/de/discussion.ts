import type { discussion as english } from '../discussion.ts'
import { discussionNames } from './discussion-names.ts'
import { type InGerman, listed } from './words.ts'

/** Names as far as they have room. */
const few = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} und ${names.length - 2} anderen` : listed(names)

export const discussion: InGerman<typeof english> = {
  title: 'Gespräche',
  unread: 'ungelesen',
  views: { open: 'Offen', mine: 'Meine', resolved: 'Abgeschlossen' },
  viewsLabel: 'Ansichten der Gespräche',
  kinds: {
    'one-on-one': '1:1',
    mentoring: 'Mentoring',
    feedback: 'Feedback',
    decision: 'Entscheidung',
    question: 'Frage',
  },
  kindsFor: {
    'one-on-one': 'Zwei Personen mit Tagesordnung, auf Wunsch mit regelmäßigen Treffen',
    mentoring: 'Eine Person lernt über Monate von der anderen',
    feedback: 'Wie etwas lief, in den Worten anderer',
    decision: 'Was getan werden soll, warum und wie es ausging',
    question: 'Alles andere, worauf du eine Antwort suchst',
  },
  ...discussionNames,
  list: {
    begin: 'Gespräch beginnen',
    open: (n, isMore) => `${n}${isMore ? '+' : ''} offen`,
    label: 'Gespräche',
    search: 'Titel, Person oder Nachricht',
    searchHint: 'Gespräche durchsuchen',
    found: 'In Gesprächen gesagt',
    narrow: 'Liste eingrenzen',
    kind: 'Art',
    anyKind: 'Alle Arten',
    person: 'Person',
    anybody: 'Alle',
    unread: 'Ungelesen',
    show: 'Zeigen',
    said: (author, excerpt) => `${author}: ${excerpt}`,
    nothingSaid: 'Noch keine Nachricht.',
    with: (names) => `mit ${few(names)}`,
    alone: 'bisher nur du',
    next: (when) => `nächstes Treffen ${when}`,
    actions: (n) => (n === 1 ? '1 offene Aufgabe' : `${n} offene Aufgaben`),
    unreadCount: (n) => `${n} neu`,
    muted: 'stumm',
    more: 'Frühere',
    newest: 'Die neuesten',
    trash: 'Papierkorb',
    restore: 'Wiederherstellen',
    deleted: (when) => `Gelöscht ${when}`,
    failed: 'Die Gespräche konnten nicht geladen werden.',
    again: 'Erneut versuchen',
    empty: {
      open: {
        title: 'Noch kein offenes Gespräch.',
        text: 'Beginne ein 1:1, stelle eine Frage oder halte eine Entscheidung mit denen fest, die sie betrifft.',
      },
      mine: {
        title: 'Keines der offenen Gespräche leitest du.',
        text: 'Ein Gespräch, das du beginnst, leitest du, bis du die Leitung übergibst.',
      },
      resolved: {
        title: 'Noch ist nichts abgeschlossen.',
        text: 'Ein abgeschlossenes Gespräch bleibt hier und lässt sich wieder öffnen.',
      },
      trash: { title: 'Der Papierkorb ist leer.', text: 'Ein gelöschtes Gespräch bleibt 30 Tage lang hier.' },
      narrowed: { title: 'Kein Gespräch passt dazu.', text: 'Zeige wieder alle, um die übrigen zu sehen.' },
    },
    showAll: 'Alle zeigen',
  },
  make: {
    title: 'Gespräch beginnen',
    name: 'Worum es geht',
    nameHelp: 'Höchstens 200 Zeichen. Eingeladene lesen das als Erstes.',
    kind: 'Art',
    first: 'Erste Nachricht',
    firstHelp: 'Du kannst sie auch später schreiben. Möglich sind **fett**, Listen und [Links](https://…).',
    submit: 'Beginnen',
    cancel: 'Abbrechen',
    noTitle: 'Gib an, worum es geht.',
    refused: 'Es konnte nicht begonnen werden. Was du geschrieben hast, ist noch da.',
  },
  thread: {
    allOf: 'Das ganze Gespräch',
  },
}
