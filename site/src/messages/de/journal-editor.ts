import type { editor as english } from '../journal-editor.ts'
import type { InGerman } from './words.ts'

/** One choice of the menu that `/` opens; `also` are other words it is found by. */
const choice = (label: string, hint: string, ...also: string[]) => ({ label, hint, also })

export const editor: InGerman<typeof english> = {
  done: 'Fertig',
  help: 'Ein Schrägstrich zeigt, was sich einfügen lässt; ein @ oder zwei eckige Klammern verknüpfen eine Aufgabe, ein Ziel oder einen Eintrag. Tab rückt einen Listenpunkt ein; Escape, dann Tab, verlässt den Text.',
  sending: (name: string) => `${name} wird gesendet`,
  column: (number: number) => `Spalte ${number}`,
  withPassage: 'Mit dieser Stelle',
  toPassage: 'Alt und F10 führen zu dem, was aus dieser Stelle werden kann.',
  offered: (count: number, first: string) => (count === 1 ? `Eine Möglichkeit: ${first}` : `${count} Möglichkeiten, die erste: ${first}`),
  ticked: 'Abgehakt',
  unticked: 'Nicht abgehakt',
  finished: 'Erledigt',
  kinds: { task: 'Aufgabe', goal: 'Ziel', 'journal-entry': 'Eintrag' },
  slash: {
    h1: choice('Überschrift 1', '#', 'titel', 'h1'),
    h2: choice('Überschrift 2', '##', 'abschnitt', 'h2'),
    h3: choice('Überschrift 3', '###', 'h3'),
    bullets: choice('Liste', '-', 'punkte', 'aufzählung', 'ul'),
    numbers: choice('Nummerierte Liste', '1.', 'zahlen', 'geordnet', 'ol'),
    checklist: choice('Checkliste', '- [ ]', 'aufgaben', 'todo', 'kästchen', 'abhaken'),
    quote: choice('Zitat', '>', 'quote'),
    code: choice('Code', '```', 'pre', 'programm'),
    table: choice('Tabelle', '| |', 'spalten', 'raster'),
    rule: choice('Trennlinie', '---', 'linie', 'strich', 'hr'),
    picture: choice('Bild', '', 'foto', 'image'),
    link: choice('Verknüpfen mit …', '@', 'link', 'ziel', 'eintrag', 'aufgabe'),
    date: choice('Datum', '', 'heute', 'tag'),
    time: choice('Uhrzeit', '', 'jetzt', 'zeit'),
    template: choice('Vorlage', '', 'rückblick', 'formular', 'template'),
    prompt: choice('Frage', '', 'impuls', 'prompt'),
  },
  phrases: { Completions: 'Möglichkeiten' },
}
