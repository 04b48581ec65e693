import type { Matter } from '@throughline/core/account'
import type { welcome as english } from '../welcome.ts'
import { career } from './career.ts'
import { journal } from './journal.ts'
import type { InGerman } from './words.ts'

const read = ({ read }: { read: string }) => (read ? ` (${read})` : '')
const lists = new Intl.ListFormat('de-DE', { type: 'conjunction' })

const first: Readonly<Record<Matter, { goal: string; task: string; entry: string }>> = {
  tasks: { goal: 'An vier Tagen der Woche um fünf gehen', task: 'Ana den Entwurf senden', entry: 'Was mir heute durch den Kopf geht' },
  role: { goal: 'Leitungsstelle bis April', task: 'Ruth fragen, was die Stelle verlangt', entry: 'Warum ich sie will, in klaren Worten' },
  reviews: {
    goal: 'Bis zum Mitarbeitergespräch zehn Erfolge aufschreiben',
    task: 'Etwas aufschreiben, das gut lief',
    entry: 'Was diese Woche gezählt hat',
  },
  reflect: { goal: 'An drei Abenden der Woche schreiben', task: 'Eine feste Zeit zum Schreiben finden', entry: 'Wie der Tag heute war' },
}

export const welcome: InGerman<typeof english> = {
  title: 'Willkommen',
  walk: 'Fünf Schritte',
  steps: { self: 'Du', matters: 'Wofür', bring: 'Was du hast', begin: 'Der Anfang', sample: 'Heute' },
  skipAll: 'Alles überspringen und zu Heute',
  skip: 'Diesen Schritt überspringen',
  next: 'Weiter',
  self: {
    title: 'Ein paar Dinge über dich',
    lead: 'Damit dein Tag hier beginnt und endet wie bei dir. Alles lässt sich später ändern.',
    name: 'Name',
    timeZone: 'Zeitzone',
    weekStart: 'Die Woche beginnt am',
    dayStart: 'Der Tag beginnt um',
    dayStartHelp: 'Was du davor tust, gehört noch zum Tag davor.',
  },
  matters: {
    title: 'Wofür bist du hier?',
    lead: 'Wähle, was passt; nutzen kannst du alles.',
    legend: 'Wofür',
    choices: {
      tasks: { name: 'Dinge erledigen', about: 'Aufgaben, ein Plan für den Tag, Ziele mit Tempo.' },
      role: { name: 'Die nächste Stelle', about: 'Stationen mit Belegen, Geschichten, Üben fürs Vorstellungsgespräch.' },
      reviews: { name: 'Rückblicke', about: 'Erfolge gleich festhalten, dann schreibt sich der Rückblick von selbst.' },
      reflect: { name: 'Nachdenken', about: 'Ein ruhiges Journal mit Stimmungen und dem Blick zurück.' },
    },
  },
  bring: {
    title: 'Bring mit, was du schon hast',
    lead: 'Du siehst vorher, was übernommen würde, und ein Klick nimmt alles zurück.',
    nothing: 'Ohne Import beginnen',
    nothingMore: 'Sonst nichts mitzubringen',
    groups: { tasks: 'Aufgaben und Gewohnheiten', journal: journal.title, career: career.title, everything: 'Alles zusammen' },
    files: {
      'todoist-csv': 'CSV eines Projekts',
      'ticktick-csv': 'CSV, die Sicherung',
      'vikunja-zip': 'ZIP-Archiv',
      ics: '.ics-Datei',
      'loop-zip': 'ZIP-Archiv mit CSV',
      'dayone-zip': 'ZIP-Archiv mit JSON und Fotos',
      'jrnl-json': 'JSON',
      'markdown-zip': 'Datierte Notizen: ein Ordner, Dateien oder ein ZIP',
      'cv-document': 'Word (.docx), PDF oder Text',
      'json-resume': 'resume.json',
      'linkedin-zip': 'ZIP-Archiv deiner Daten',
      'question-list': 'Text, eine Frage je Zeile',
      'throughline-zip': 'throughline.zip',
    },
  },
  begin: {
    title: 'Für den Anfang',
    lead: 'Je eins genügt. Lass leer, was dir nicht einfällt.',
    goal: 'Ein Ziel',
    goalHelp: 'Wohin du willst. „von 71 auf 82 % bis Juni“ wird als Messgröße und Ende erkannt; beides kann auch später kommen.',
    task: 'Eine Aufgabe',
    taskHelp: 'Ein nächster kleiner Schritt. „morgen 16 Uhr“ wird als Uhrzeit erkannt.',
    entry: 'Eine Zeile fürs Journal',
    entryHelp: 'Nur du siehst sie.',
    first,
    act: 'Speichern und weiter',
  },
  sample: {
    title: 'Das ist alles',
    lead: 'Als Nächstes kommt Heute: was fällig ist und was du hinzufügst.',
    kept(goal, task, entry) {
      const things = [
        ...(goal ? [`das Ziel „${goal.title}“${read(goal)}`] : []),
        ...(task ? [`die Aufgabe „${task.title}“${read(task)}`] : []),
        ...(entry ? ['eine Zeile im Journal'] : []),
      ]
      return things.length > 0 ? `Festgehalten: ${lists.format(things)}.` : ''
    },
    act: 'Zu Heute',
    tryTitle: 'Oder sieh dich erst um',
    try: 'Aufgaben, Ziele, Journal und Werdegang einer erfundenen Person kommen in dein Konto. Unter Import entfernst du sie mit einem Klick.',
    tryAct: 'Mit Beispieldaten ausprobieren',
    isThere: 'Die Beispieldaten sind in deinem Konto. Unter Import entfernst du sie mit einem Klick.',
  },
}
