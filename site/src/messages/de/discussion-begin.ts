import type { beginning as english } from '../discussion-begin.ts'
import type { InGerman } from './words.ts'

/** The form of a new discussion, apart from what the list of them says too. */
export const beginning: InGerman<typeof english> = {
  people: 'Per E-Mail einladen',
  peopleHelp:
    'Eine oder mehrere Adressen, durch Kommas getrennt. Jede Person bekommt ihren eigenen Link; ob sie ein Konto hat, erfährst du nicht.',
  link: 'Nach dem Anlegen einen Einladungslink erstellen',
  noMail: 'Dieser Server versendet keine E-Mails. Den Link gibst du selbst weiter.',
  agenda: 'Zu besprechen',
  agendaHelp: 'Ein Punkt pro Zeile. Was offen bleibt, kommt ins nächste Treffen mit.',
  every: 'Treffen',
  never: 'Nicht regelmäßig',
  rules: { 'FREQ=WEEKLY': 'Jede Woche', 'FREQ=WEEKLY;INTERVAL=2': 'Alle zwei Wochen', 'FREQ=MONTHLY': 'Jeden Monat' },
  firstMeeting: 'Erstes Treffen',
  minutes: 'Dauer',
  lasts: (n) => `${n} Minuten`,
  decision:
    'Gib an, was zu entscheiden ist. Ist es entschieden, halte es mit „/entscheidung“ fest: Am Tag der Wiedervorlage fragt dich eine Aufgabe, wie es ausgegangen ist.',
  noTitle: 'Gib in höchstens 200 Zeichen an, worum es geht.',
  noFirstMeeting: 'Gib das erste Treffen an oder wähle „Nicht regelmäßig“.',
  noSeries: 'So wiederholt fällt das Treffen auf keinen Tag.',
  noEmail: (email) => `„${email}“ ist keine E-Mail-Adresse.`,
  tooManyEmails: (n) => `Lade höchstens ${n} Personen auf einmal ein.`,
  longAgenda: (n) => `Eine Tagesordnung hat höchstens 50 Zeilen mit je ${n} Zeichen.`,
  longMessage: 'Eine Nachricht hat höchstens 20.000 Zeichen.',
}
