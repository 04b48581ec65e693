import type { menus as english } from '../journal-menus.ts'
import type { InGerman } from './words.ts'

/** One choice of the menu that `/` opens; `also` are other words it is found by. */
const choice = (label: string, hint: string, ...also: string[]) => ({ label, hint, also })

/** The words of the menus that open as one writes in the journal. */
export const menus: InGerman<typeof english> = {
  offered: (count: number, first: string) => (count === 1 ? `Eine Möglichkeit: ${first}` : `${count} Möglichkeiten, die erste: ${first}`),
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
  column: (number: number) => `Spalte ${number}`,
  phrases: { Completions: 'Möglichkeiten' },
}
