import type { Matter } from '@throughline/core/account'
import type { welcome as english } from '../welcome.ts'
import { career } from './career.ts'
import { journal } from './journal.ts'
import type { InGerman } from './words.ts'

const lists = new Intl.ListFormat('de-DE', { type: 'conjunction' })

const first: Readonly<Record<Matter, { goal: string; task: string; entry: string }>> = {
  tasks: { goal: 'An vier Tagen der Woche um fünf gehen', task: 'Ana den Entwurf senden', entry: 'Was mir heute durch den Kopf geht' },
  role: { goal: 'Leitung bis April', task: 'Ruth fragen, was die Rolle verlangt', entry: 'Warum ich sie will, in klaren Worten' },
  reviews: {
    goal: 'Zehn Erfolge aufgeschrieben bis zum Rückblick',
    task: 'Etwas aufschreiben, das gut lief',
    entry: 'Was diese Woche gezählt hat',
  },
  reflect: { goal: 'An drei Abenden der Woche schreiben', task: 'Eine Zeit zum Schreiben festlegen', entry: 'Wie der Tag heute war' },
}

export const welcome: InGerman<typeof english> = {
  title: 'Willkommen',
  walk: 'Fünf Schritte',
  steps: { self: 'Du', matters: 'Was zählt', bring: 'Was du hast', begin: 'Der Anfang', sample: 'Heute' },
  skipAll: 'Alles überspringen und zu Heute',
  skip: 'Diesen Schritt überspringen',
  next: 'Weiter',
  self: {
    title: 'Ein paar Dinge über dich',
    lead: 'Damit ein Tag hier beginnt und endet, wenn er es für dich tut. Alles lässt sich später ändern.',
    name: 'Name',
    timeZone: 'Zeitzone',
    weekStart: 'Die Woche beginnt am',
    dayStart: 'Der Tag beginnt um',
    dayStartHelp: 'Was du davor tust, gehört noch zum Tag davor.',
  },
  matters: {
    title: 'Wofür bist du hier?',
    lead: 'Wähle, was du magst; alles ist so oder so für dich da.',
    legend: 'Was zählt',
    choices: {
      tasks: { name: 'Dinge erledigen', about: 'Aufgaben, ein Plan für den Tag, Ziele mit Tempo.' },
      role: { name: 'Die nächste Rolle', about: 'Stationen mit Belegen, Geschichten, Übung für Interviews.' },
      reviews: { name: 'Rückblicke', about: 'Erfolge, festgehalten, wenn sie geschehen, sodass sich ein Rückblick von selbst schreibt.' },
      reflect: { name: 'Nachdenken', about: 'Ein ruhiges Journal mit Stimmungen und dem Blick zurück.' },
    },
  },
  bring: {
    title: 'Bring mit, was du schon hast',
    lead: 'Du siehst vorher, was hereinkäme, und ein Klick nimmt alles wieder heraus.',
    nothing: 'Nichts mitzubringen',
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
      'json-resume': 'resume.json',
      'linkedin-zip': 'ZIP-Archiv deiner Daten',
      'question-list': 'Text, eine Frage je Zeile',
      'throughline-zip': 'throughline.zip',
    },
  },
  begin: {
    title: 'Für den Anfang',
    lead: 'Eins von jedem ist genug. Lass leer, was dir nicht einfällt.',
    goal: 'Ein Ziel',
    goalHelp: 'Wo du sein willst. „von 71 auf 82 % bis Juni“ wird als Maß und Ende gelesen; beides kann auch später kommen.',
    task: 'Eine Aufgabe',
    taskHelp: 'Das nächste Kleine. „morgen 16 Uhr“ wird als Zeit gelesen.',
    entry: 'Eine Zeile fürs Journal',
    entryHelp: 'Nur du siehst sie.',
    first,
    act: 'Behalten und weiter',
  },
  sample: {
    title: 'Das ist alles',
    lead: 'Als Nächstes kommt Heute: was fällig ist und was du hinzufügst.',
    kept(goal, task, entry) {
      const things = [
        ...(goal ? [`das Ziel „${goal}“`] : []),
        ...(task ? [`die Aufgabe „${task}“`] : []),
        ...(entry ? ['eine Zeile im Journal'] : []),
      ]
      return things.length > 0 ? `Festgehalten: ${lists.format(things)}.` : ''
    },
    act: 'Zu Heute',
    tryTitle: 'Oder sieh dich erst um',
    try: 'Aufgaben, Ziele, Journal und Werdegang einer erfundenen Person kommen in dein Konto. Ein Klick unter Import nimmt sie wieder heraus.',
    tryAct: 'Mit Beispieldaten ausprobieren',
    isThere: 'Die Beispieldaten sind in deinem Konto. Ein Klick unter Import nimmt sie wieder heraus.',
  },
}
