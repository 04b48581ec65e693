import type { conflict as english } from '../journal-conflict.ts'
import type { InGerman } from './words.ts'

export const conflict: InGerman<typeof english> = {
  title: 'Dieser Eintrag wurde hier und anderswo geändert',
  text: 'Beide Texte stehen unten. Wähle einen oder führe beide zusammen. Der andere bleibt bei den früheren Fassungen.',
  mine: 'Hier geschrieben',
  theirs: 'Anderswo geschrieben',
  merged: 'Hier geschrieben; ändere ihn, bis er stimmt',
  titleMine: 'Titel, hier geschrieben',
  titleTheirs: 'Titel, anderswo geschrieben',
  empty: 'Nichts',
  keepMine: 'Meinen Text behalten',
  keepTheirs: 'Den anderen Text behalten',
  keepMerged: 'Den Text unten behalten',
  take: 'Übernehmen',
  leave: 'Weglassen',
  takeTitle: 'Diesen Titel nehmen',
}
