import type { ImportCounts } from '@throughline/core/import'
import type { imports as english } from '../import.ts'
import { ended, type InGerman } from './words.ts'

const many = (one: string, more: string) => (n: number) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

const tasks = many('Aufgabe', 'Aufgaben')
const goals = many('Ziel', 'Ziele')
const entries = many('Eintrag', 'Einträge')
const experiences = many('Station', 'Stationen')
const skills = many('Fähigkeit', 'Fähigkeiten')
const profileFacts = many('Angabe über dich', 'Angaben über dich')
const questions = many('Frage', 'Fragen')
const checkIns = many('Check-in', 'Check-ins')

export const imports: InGerman<typeof english> = {
  title: 'Import und Export',
  heading: 'Import und Export',
  from: 'Bring Aufgaben, Gewohnheiten, Journale und Werdegang mit oder nimm sie mit.',
  importHeading: 'Import',
  how: 'Du siehst vorher, was aus einer Datei würde, und kannst danach alles zurücknehmen.',
  source: 'Woher es kommt',
  formats: {
    'todoist-csv': {
      name: 'Todoist',
      how: 'Öffne ein Projekt, wähle in seinem Menü „Als CSV exportieren“ und importiere hier diese Datei; ein Projekt nach dem anderen.',
    },
    'ticktick-csv': {
      name: 'TickTick',
      how: 'Öffne im Web Einstellungen, Konto, „Backup generieren“ und importiere hier die CSV-Datei, die heruntergeladen wird.',
    },
    ics: {
      name: 'Ein Kalender (iCalendar)',
      how: 'Exportiere die Aufgabenliste als .ics-Datei, aus Apple Erinnerungen, Nextcloud Aufgaben, Thunderbird und anderen.',
    },
    'vikunja-zip': {
      name: 'Vikunja',
      how: 'Wähle in den Einstellungen „Vikunja-Daten exportieren“ und importiere hier das ZIP-Archiv, zu dem die Mail führt.',
    },
    'loop-zip': {
      name: 'Loop Habit Tracker',
      how: 'Wähle in den Einstellungen „Als CSV exportieren“ und importiere hier das ZIP-Archiv. Aus Gewohnheiten werden Ziele, aus jedem Haken ein Check-in seines Tages; Farben und Punkte bleiben zurück.',
    },
    'dayone-zip': {
      name: 'Day One',
      how: 'Öffne Einstellungen, Import/Export, wähle „JSON“ und importiere hier das ZIP-Archiv mit seinen Fotos, wie es ist. Orte und Wetter stehen unter dem Text.',
    },
    'jrnl-json': {
      name: 'jrnl',
      how: 'Führe „jrnl --format json --file journal.json“ aus und importiere hier diese Datei.',
    },
    'markdown-zip': {
      name: 'Markdown, Obsidian oder Logseq',
      how: 'Tagesnotizen, Journale und andere Markdown-Dateien, die sagen, um welchen Tag es geht, mit den Bildern, die sie nennen: als Ordner, als einzelne Dateien oder als ZIP-Archiv.',
    },
    'cv-document': {
      name: 'Ein Lebenslauf',
      how: 'Das Word-Dokument (.docx) oder PDF, das du hast, oder sein Text. Stationen, Ausbildung, Fähigkeiten und Sprachen werden an Überschriften und Daten erkannt; du siehst, was verstanden wurde, bevor etwas hinzukommt.',
    },
    'json-resume': {
      name: 'JSON Resume',
      how: 'Eine resume.json. Stationen und Fähigkeiten kommen hinzu, und was in deinem Profil leer ist, wird gefüllt; Schlüssel, für die wir kein Feld haben, kommen mit einem Export zurück.',
    },
    'linkedin-zip': {
      name: 'LinkedIn',
      how: 'Wähle in den Einstellungen unter Datenschutz „Kopie Ihrer Daten anfordern“ und importiere hier das ZIP-Archiv. Positionen, Ausbildung, Kenntnisse und der Rest deines Profils werden gelesen; Nachrichten und Kontakte nicht.',
    },
    'question-list': {
      name: 'Eine Liste von Bewerbungsfragen',
      how: 'Ein Text mit einer Frage je Zeile, mit oder ohne Nummern und Punkte. Was du oder die Sammlung schon hat, bleibt weg.',
    },
    'throughline-zip': {
      name: 'Throughline',
      how: 'Ein Archiv von hier oder von einem anderen Throughline; auch tasks.json, tasks.csv, goals.json oder goals.csv.',
    },
  },
  suggested: (name: string) => `Das sieht nach diesem Format aus: ${name}.`,
  exportHeading: 'Export',
  exportHow: 'Alles, was nicht im Papierkorb liegt, in diesem Augenblick.',
  exports: {
    'throughline.zip': {
      name: 'Alles als ZIP-Archiv',
      how: 'Aufgaben, Ziele, Journal und Werdegang mit allem, was dazugehört, Dateien, Ansichten, Vorlagen, Mitteilungen und Einstellungen. Importiere es hier oder in einem anderen Throughline, und alles ist wieder da.',
    },
    'tasks.json': { name: 'Aufgaben als JSON', how: 'Vollständig, mit jeder Erledigung und aller Zeit; für Skripte.' },
    'tasks.csv': { name: 'Aufgaben als CSV', how: 'Eine Tabelle für die Tabellenkalkulation, gefahrlos zu öffnen.' },
    'goals.json': { name: 'Ziele als JSON', how: 'Mit jedem Check-in und dem, was er vorher sagte; lässt sich wieder importieren.' },
    'goals.csv': { name: 'Ziele als CSV', how: 'Eine Tabelle der Ziele ohne ihre Check-ins, gefahrlos zu öffnen.' },
    'check-ins.csv': { name: 'Check-ins als CSV', how: 'Eine Tabelle aller Tage und Werte, gefahrlos zu öffnen.' },
    'resume.json': {
      name: 'Stationen und Profil als JSON Resume',
      how: 'Stationen, Fähigkeiten und Profil im offenen Format, das Werkzeuge für Lebensläufe lesen; lässt sich wieder importieren. Von Erfolgen erzählen die Fassungen deines Lebenslaufs.',
    },
    'tasks.ics': { name: 'Aufgaben als iCalendar', how: 'Für Kalenderprogramme, mit Wiederholungen und Erinnerungen.' },
  },
  journalExport: {
    name: 'Das Journal',
    how: 'Als Ordner mit Markdown, als Dokument zum Drucken oder als JSON; alles oder manche Tage.',
  },
  file: 'Datei zum Importieren',
  fileHelp: 'Bis 25 MB, ein Lebenslauf bis 5 MB; ein Archiv mit Bildern darf größer sein. Mehrere Markdown-Dateien werden zusammengepackt.',
  chooseFolder: 'Ordner mit Markdown wählen',
  packing: 'Dateien werden gepackt …',
  noNotes: 'Darunter sind keine Markdown-Dateien.',
  sendingPreview: 'Das Archiv wird zum Ansehen gesendet …',
  sendingImport: 'Das Archiv wird zum Importieren gesendet …',
  sent: 'Wie viel des Archivs gepackt oder gesendet ist',
  noRoom: (room: string) => `Das Archiv ist größer als die ${room}, die deine Dateien einnehmen dürfen.`,
  preview: 'Vorschau',
  previewOf: (name: string) => `Vorschau von ${name}`,
  readAs: (format: string) => `Gelesen als: ${format}.`,
  made(counts: ImportCounts) {
    const said = { tasks, entries, goals, experiences, skills, profileFacts, questions }
    const first = (Object.keys(said) as (keyof typeof said)[]).find((key) => counts[key] > 0) ?? 'tasks'
    const areas = [counts.tasks, counts.entries, counts.goals, counts.experiences].filter((count) => count > 0)
    if (first === 'experiences' && counts.skills > 0) return `${experiences(counts.experiences)} und ${skills(counts.skills)}`
    return areas.length > 1 ? `${said[first](counts[first])} und mehr` : said[first](counts[first])
  },
  run: (what: string) => `${what} importieren`,
  another: 'Andere Datei wählen',
  again: 'Die Datei ist zu groß, um auf dieser Seite zu bleiben. Wähle sie noch einmal, um sie zu importieren.',
  counts: {
    tasks,
    subtasks: (n: number) => `davon ${n} ${n === 1 ? 'Schritt' : 'Schritte'}`,
    withDate: (n: number) => `${n} mit Datum`,
    recurring: (n: number) => (n === 1 ? '1, die sich wiederholt' : `${n}, die sich wiederholen`),
    notes: (n: number) => (n === 1 ? '1 Kommentar, jetzt in den Notizen' : `${n} Kommentare, jetzt in den Notizen`),
    tags: many('Schlagwort', 'Schlagwörter'),
    sections: (n: number) => (n === 1 ? '1 Abschnitt, der Schlagwort wird' : `${n} Abschnitte, die Schlagwörter werden`),
    done: (n: number) => `${n} erledigt`,
    checklistItems: many('Eintrag in Checklisten', 'Einträge in Checklisten'),
    reminders: many('Erinnerung', 'Erinnerungen'),
    files: many('Datei', 'Dateien'),
    savedViews: many('Ansicht', 'Ansichten'),
    templates: many('Vorlage', 'Vorlagen'),
    goals,
    checkIns,
    entries,
    photos: many('Bild', 'Bilder'),
    journals: many('weiteres Journal', 'weitere Journale'),
    entryTemplates: many('Vorlage für Einträge', 'Vorlagen für Einträge'),
    experiences,
    wins: many('Erfolg', 'Erfolge'),
    skills,
    profileFacts,
    packets: many('Rückblick-Mappe', 'Rückblick-Mappen'),
    questions,
    stories: many('Geschichte', 'Geschichten'),
    rehearsals: many('laut geübte Antwort', 'laut geübte Antworten'),
    mockInterviews: many('Probegespräch', 'Probegespräche'),
    targetJobs: many('Wunschstelle', 'Wunschstellen'),
    resumes: many('Lebenslauf', 'Lebensläufe'),
    settings: many('Einstellung von dir', 'Einstellungen von dir'),
  },
  firstRows: (shown: number, all: number, what: string) => (shown < all ? `Die ersten ${shown} von ${what}` : what),
  problems: (n: number) =>
    n === 1 ? '1 Stelle ließ sich nicht übernehmen, wie sie ist' : `${n} Stellen ließen sich nicht übernehmen, wie sie sind`,
  moreProblems: (n: number) => `Und ${n} weitere.`,
  line: (n: number) => `Zeile ${n}`,
  everyDay: 'jeden Tag',
  timesPerWeek: (n: number) => (n === 1 ? 'einmal in der Woche' : `${n}-mal in der Woche`),
  daily: (way: string, amount: string) => (way === 'down' ? `höchstens ${amount} am Tag` : `mindestens ${amount} am Tag`),
  dropped: 'archiviert, also verworfen',
  nothing: 'In dieser Datei gibt es nichts zu importieren.',
  failed: 'Die Datei wurde nicht importiert',
  tooLarge: 'Die Datei ist größer als 25\u00a0MB. Ein Export von Aufgaben ist viel kleiner: Ist es die richtige Datei?',
  tooLargeCv: 'Das ist größer als 5\u00a0MB. Speichere deinen Lebenslauf ohne seine Bilder und importiere den.',
  noFile: 'Wähle zuerst eine Datei.',
  emptyFile: (name: string) => `In ${name} steht nichts: Die Datei ist leer. Exportiere sie noch einmal.`,
  otherKind: (name: string) => `${name} ist ein Bild oder ein anderes Dokument. Wähle die Datei, die exportiert wurde.`,
  noAnswer: 'Der Server hat nicht geantwortet. Nichts wurde importiert. Versuche es noch einmal.',
  done: (what: string) => `Importiert: ${what}`,
  doneText: 'Aufgaben mit Datum stehen in Heute und Demnächst, die anderen im Eingang.',
  doneHref: 'Alle Aufgaben ansehen',
  doneGoalsText: 'Alle Tage sind mitgekommen. Was archiviert war, wurde verworfen und lässt sich wieder öffnen.',
  doneOwnGoalsText: 'Sie stehen unter Ziele, wie die Datei sie hat.',
  doneGoalsHref: 'Ziele ansehen',
  doneEntriesText: 'Jeder Eintrag steht an seinem Tag, mit seinen Bildern.',
  doneEntriesHref: 'Journal ansehen',
  doneCareerText: 'Alles steht im Werdegang. Was du in deinem Profil geschrieben hattest, blieb, wie es war.',
  doneCareerWins: 'Öffne eine Station, um ihre Glanzpunkte als Erfolge festzuhalten.',
  doneCareerHref: 'Stationen ansehen',
  doneQuestionsText: 'Sie stehen unter Bewerbung, vor denen der Sammlung.',
  doneQuestionsHref: 'Fragen ansehen',
  factsHelp: 'Für dein Profil. Was dort schon steht, bleibt, wie es ist.',
  starred: 'mit Stern',
  days: (from: string, to: string) => (from === to ? ended(`Alles vom ${from}`) : ended(`Von ${from} bis ${to}`)),
  undone: (what: string) => `Der Import wurde rückgängig gemacht: ${what}`,
  undoneText: 'Was er angelegt hat, liegt 30 Tage im Papierkorb.',
  undo: 'Import rückgängig',
  undoOf: (what: string, when: string) => `Import rückgängig machen: ${what}, ${when}`,
  past: 'Frühere Importe',
  states: {
    running: 'Wird noch angelegt',
    applied: '',
    undoing: 'Wird zurückgenommen',
    undone: 'Zurückgenommen',
    failed: 'Nichts angelegt',
  },
}
