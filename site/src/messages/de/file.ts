import type { file as english } from '../file.ts'
import type { InGerman } from './words.ts'

/** The words of files kept with tasks. */
export const file: InGerman<typeof english> = {
  title: 'Dateien',
  add: 'Dateien hinzufügen',
  dropHere: 'Loslassen, um die Datei hinzuzufügen',
  open: (name) => `${name} öffnen`,
  download: (name) => `${name} herunterladen`,
  renameOf: (name) => `${name} umbenennen`,
  removeOf: (name) => `${name} löschen`,
  name: 'Name der Datei',
  save: 'Speichern',
  cancel: 'Abbrechen',
  sending: (name, percent) => `${name}, ${percent}\u00a0% gesendet`,
  added: (name) => `${name} hinzugefügt`,
  failed: 'Die Dateien konnten nicht geladen werden.',
  notAdded: (name, why) => `${name} wurde nicht hinzugefügt. ${why}`,
  again: 'Erneut versuchen',
  dismiss: (name) => `${name} ausblenden`,
  tooLarge: 'Eine Datei darf höchstens 25\u00a0MiB groß sein.',
  tooMany: 'Eine Aufgabe hat höchstens 20 Dateien.',
  room: (used, limit) => `Deine Dateien belegen ${used} von ${limit}, die im Papierkorb mitgezählt.`,
  inTrash: (size) => `${size} liegen im Papierkorb`,
  empty: 'Diese Datei ist leer.',
  noAnswer: 'Der Server hat nicht geantwortet.',
  pasted: (n) => `Eingefügtes Bild ${n}`,
  did: {
    rename: (name) => `In ${name} umbenannt`,
    remove: (name) => `${name} gelöscht`,
  },
}
