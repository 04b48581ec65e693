import type { conflict as english } from '../journal-conflict.ts'
import type { InGerman } from './words.ts'

export const conflict: InGerman<typeof english> = {
  title: 'Dieser Eintrag wurde hier und anderswo geschrieben',
  text: 'Beide Texte stehen unten. Wähle einen oder mach aus beiden einen. Der andere bleibt bei den früheren Texten.',
  mine: 'Hier geschrieben',
  theirs: 'Anderswo geschrieben',
  merged: 'Hier geschrieben: wie er lauten soll',
  titleMine: 'Titel, hier geschrieben',
  titleTheirs: 'Titel, anderswo geschrieben',
  empty: 'Nichts',
  keepMine: 'Behalten, was hier geschrieben wurde',
  keepTheirs: 'Nehmen, was anderswo geschrieben wurde',
  keepMerged: 'Meinen Text unten behalten',
  take: 'Übernehmen',
  leave: 'Weglassen',
  takeTitle: 'Diesen Titel nehmen',
}
