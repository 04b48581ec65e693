import type { timeline as english } from '../journal-timeline.ts'
import { counted, type InGerman } from './words.ts'

const entries = (n: number) => counted(n, 'Eintrag', 'Einträge')
const ofEntries = (n: number) => counted(n, 'Eintrag', 'Einträgen')
const words = (n: number) => counted(n, 'Wort', 'Wörter')
const days = (n: number) => counted(n, 'Tag', 'Tage')
const oneDecimal = (n: number) => n.toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const signed = (n: number) => `${n < -0.049 ? '−' : n > 0.049 ? '+' : ''}${oneDecimal(Math.abs(n))}`

export const timeline: InGerman<typeof english> = {
  write: 'Schreiben',
  export: 'Exportieren',
  begin: 'Heutigen Eintrag beginnen',
  beginOn: (day: string) => `Eintrag beginnen für ${day}`,
  name: 'Einträge',
  entries,
  loading: 'Wird geladen',
  photo: (n: number) => counted(n, 'Foto', 'Fotos'),
  starred: 'Mit Stern',
  sealed: 'Versiegelt',
  journals: 'Journale',
  more: (name: string) => `Mehr zu „${name}“`,
  links: {
    task: (n: number) => (n === 1 ? 'verknüpft eine Aufgabe' : `verknüpft ${n} Aufgaben`),
    goal: (n: number) => (n === 1 ? 'verknüpft ein Ziel' : `verknüpft ${n} Ziele`),
    'journal-entry': (n: number) => (n === 1 ? 'verknüpft einen Eintrag' : `verknüpft ${n} Einträge`),
  },
  became: (n: number) => (n === 1 ? 'wurde zu einer Aufgabe' : `wurde zu ${n} Aufgaben`),
  tag: (tag: string) => `Einträge mit dem Schlagwort ${tag}`,
  earlier: 'Frühere Einträge',
  earlierYear: (year: number) => `Einträge aus ${year}`,
  later: 'Spätere Einträge',
  start: 'Hier beginnt es.',
  notLoaded: 'Die Einträge konnten nicht geladen werden.',
  again: 'Erneut versuchen',

  empty: {
    text: 'Ein paar Zeilen über heute genügen für den Anfang.',
    act: 'Ersten Eintrag schreiben',
    import: 'Ein Journal importieren',
    year: (year: number) => `${year} wurde nichts geschrieben.`,
  },

  menu: {
    open: 'Öffnen',
    star: 'Stern geben',
    unstar: 'Stern entfernen',
    day: 'Diesen Tag in anderen Jahren öffnen',
    export: 'Diesen Tag exportieren',
    remove: 'In den Papierkorb',
  },

  overview: { label: 'Über den Einträgen zeigen', year: 'Jahr', month: 'Monat', mood: 'Stimmung' },
  year: {
    name: (year: number) => `Tage von ${year}`,
    earlier: (year: number) => `Früher: ${year}`,
    later: (year: number) => `Später: ${year}`,
    hint: 'Pfeiltasten gehen nach Tag und Woche; Enter führt zu den Einträgen dieses Tages.',
    day: (day: string, n: number, written: number) => (n ? `${day}: ${entries(n)}, ${words(written)}` : `${day}: nichts geschrieben`),
    written: (n: number) => `an ${counted(n, 'Tag', 'Tagen')} geschrieben`,
    words,
    streak: (n: number, isOpen: boolean) => {
      if (n === 0) return isOpen ? 'Heute ist noch offen' : ''
      return `${days(n)} in Folge${isOpen ? ', heute ist noch offen' : ''}`
    },
    less: 'weniger',
    more: 'mehr',
    key: (steps: readonly number[]) => `Wörter am Tag, nach Stärke: einige, ${steps.filter(Boolean).join(', ')} und mehr`,
    table: (year: number) => `Einträge aus ${year} nach Monat`,
    columns: { month: 'Monat', days: 'Tage', entries: 'Einträge', words: 'Wörter' },
  },

  month: {
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    today: 'Dieser Monat',
    day: (day: string, n: number, mood: string | null) => `${day}: ${entries(n)}${mood ? `, ${mood}` : ''}`,
    jump: 'Zu einem Monat gehen',
    go: 'Los',
  },

  moods: {
    title: (year: number) => `Wie es dir ${year} ging`,
    sum: (mean: number, n: number) => `Stimmung im Mittel ${signed(mean)}, aus ${ofEntries(n)} mit Angabe.`,
    energy: (mean: number, n: number) => `Energie ${oneDecimal(mean)} von 5, aus ${ofEntries(n)} mit Angabe.`,
    none: 'Kein Eintrag dieses Jahres sagt, wie es dir ging. Wähle beim Schreiben eine Stimmung, dann zeigt sie sich hier.',
    scale:
      'Von −2, tief, bis +2, heiter. Ein Punkt ist eine Woche; je größer, aus desto mehr Einträgen. Wochen ohne Stimmung bleiben leer.',
    energyScale: 'Von 1, leer, bis 5, voll.',
    drawn: (what: string, weeks: number) =>
      `${what} nach Wochen: in ${counted(weeks, 'Woche', 'Wochen')} angegeben. Die Tabelle darunter zeigt es nach Monaten.`,
    table: 'Nach Monat',
    columns: { month: 'Monat', mood: 'Stimmung', energy: 'Energie' },
    of: (n: number) => entries(n),
    mean: signed,
    energyMean: oneDecimal,
    byTag: 'Nach Schlagwort',
    tagColumns: { tag: 'Schlagwort', mood: 'Stimmung' },
    distribution: 'Wie oft jede gewählt wurde',
    times: (n: number) => `${n.toLocaleString('de')} ×`,
  },

  search: {
    label: 'Journal durchsuchen',
    placeholder: 'Journal durchsuchen',
    filters: 'Einträge filtern',
    mood: 'Stimmung',
    tag: 'Schlagwort',
    anyTag: 'Noch keine Schlagwörter.',
    starred: 'Stern',
    photo: 'Foto',
    days: 'Tage',
    from: 'Von',
    to: 'Bis',
    show: 'Zeigen',
    journal: 'Journal',
    openJournal: 'Journal',
    any: 'Alle',
    clear: 'Alles leeren',
    submit: 'Suchen',
    found: (n: number, isMore: boolean) => (n === 0 && !isMore ? 'Nichts gefunden' : `${isMore ? 'Mehr als ' : ''}${entries(n)} gefunden`),
    looking: 'Wird gesucht',
    nothing: (q: string) => (q ? `In keinem Eintrag steht „${q}“.` : 'Kein Eintrag passt dazu.'),
    nothingHint:
      'Gesucht wird nach Wortanfängen, in Titeln, Schlagwörtern und Text. Versiegelte Journale werden durchsucht, sobald sie entsperrt sind.',
    failed: 'Die Suche ließ sich nicht abschließen.',
  },

  trash: 'Gelöschte Einträge',
}
