import type { trash as english } from '../trash.ts'
import type { InGerman } from './words.ts'

export const trash: InGerman<typeof english> = {
  empty: 'Papierkorb leeren',
  room: (size: string) => `Dateien darin belegen ${size} von deinem Platz.`,
  warning: 'Jede Aufgabe im Papierkorb wird mit allem gelöscht, was zu ihr gehört. Das lässt sich nicht rückgängig machen.',
  confirm: 'Endgültig löschen',
}
