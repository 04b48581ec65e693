import type { journalExport as english } from '../journal-export.ts'
import type { InGerman } from './words.ts'

const count = (n: number, locale: string, one: string, more: string) => `${n.toLocaleString(locale)} ${n === 1 ? one : more}`

export const journalExport: InGerman<typeof english> = {
  title: 'Journal exportieren',
  subtitle: 'Was du geschrieben hast, in Dateien, die andere Programme lesen und die auch ohne Programm lesbar bleiben.',
  days: 'Welche Tage',
  ranges: { month: 'Dieser Monat', year: 'Dieses Jahr', all: 'Alles', days: 'Von einem Tag bis zu einem anderen' },
  from: 'Von',
  to: 'Bis',
  toHint: 'Dieser Tag gehört dazu.',
  journal: 'Journal',
  journals: { all: 'Alle', open: 'Dein erstes Journal' },
  notDays: 'Wähle zwei Tage, den früheren zuerst.',
  measure: 'Zählen',
  amount({ entries, words, files }: { entries: number; words: number; files: number }, locale: string) {
    if (entries === 0) return 'In dieser Zeit wurde nichts geschrieben.'
    const parts = [count(entries, locale, 'Eintrag', 'Einträge'), count(words, locale, 'Wort', 'Wörter')]
    return [...parts, ...(files > 0 ? [count(files, locale, 'Datei', 'Dateien')] : [])].join(', ')
  },
  sealed: (n: number, locale: string) =>
    `${count(n, locale, 'Eintrag davon ist', 'Einträge davon sind')} versiegelt. Im Ordner und im JSON stehen solche Einträge verschlüsselt, das Dokument nennt sie nur.`,
  about: (size: string) => `etwa ${size}`,
  as: 'Dateiformat',
  formats: {
    zip: {
      name: 'Ein Ordner mit Markdown',
      how: 'Eine Datei je Eintrag, nach Jahr und Tag, mit den Fotos daneben. Lässt sich in Obsidian, Logseq und jedem Editor öffnen und hier wieder importieren.',
    },
    pdf: {
      name: 'Ein Dokument zum Lesen und Drucken (PDF)',
      how: 'In der Schrift dieser Seiten gesetzt, mit einem Kapitel je Monat. Links führen weiter, der Text lässt sich kopieren und vorlesen.',
    },
    json: {
      name: 'JSON',
      how: 'Die Einträge, wie sie hier liegen, mit früheren Fassungen ihrer Texte; für Skripte. Ohne den Inhalt der Dateien.',
    },
  },
  download: 'Herunterladen',
  downloadAs: (name: string) => `Herunterladen: ${name}`,
  papers: { a4: 'A4', letter: 'Letter' },
  onPaper: (paper: string) => `Als PDF in ${paper} herunterladen`,
  whole: 'Alles, was du hier hast, auch Aufgaben und Ziele, liegt im Archiv unter',
  wholeLink: 'Import und Export',
}
