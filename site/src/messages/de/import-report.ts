import type { importReport as english } from '../import-report.ts'
import { type InGerman, listed } from './words.ts'

export const importReport: InGerman<typeof english> = {
  whole: (parts: readonly string[]) => `Nichts ging verloren. Aus dem Archiv sind hier: ${listed([...parts])}.`,
  records: (n: number, format: (n: number) => string) => (n === 1 ? 'der eine Datensatz' : `alle ${format(n)} Datensätze`),
  filesOf: (n: number, format: (n: number) => string) => (n === 1 ? 'die eine Datei' : `alle ${format(n)} Dateien`),
  settingsOf: (n: number, format: (n: number) => string) => (n === 1 ? 'die eine Einstellung' : `alle ${format(n)} Einstellungen`),
  copies: (n: number, format: (n: number) => string) =>
    n === 1
      ? 'Die Kopie eines Gesprächs bleibt zum Lesen im Archiv: Was mehrere teilen, wird nicht zurückgebracht.'
      : `Die Kopien von ${format(n)} Gesprächen bleiben zum Lesen im Archiv: Was mehrere teilen, wird nicht zurückgebracht.`,
  asExported: 'Alles darin ist, wie es exportiert wurde, nach Größe und SHA-256.',
  notAsExported: 'Etwas darin wurde nach dem Export geändert, wie die Vorschau sagte.',
  missing: 'Nicht das ganze Archiv ist hier:',
  ofKind: (noun: string, brought: string, inFile: string) => `${noun}: ${brought} von ${inFile}`,
  files: 'Dateien',
  settings: 'Einstellungen',
}
