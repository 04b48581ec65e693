import type { conflict as english } from '../journal-conflict.ts'
import type { InGerman } from './words.ts'

export const conflict: InGerman<typeof english> = {
  title: 'Dieser Eintrag wurde hier und anderswo geschrieben',
  text: 'Beide Texte stehen unten. Wähle einen oder mach aus beiden einen. Der andere bleibt bei den früheren Fassungen.',
  mine: 'Hier geschrieben',
  theirs: 'Anderswo geschrieben',
  merged: 'Hier geschrieben: wie er lauten soll',
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
