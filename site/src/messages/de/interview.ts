import type { interview as english } from '../interview.ts'
import type { InGerman } from './words.ts'

export const interview: InGerman<typeof english> = {
  title: 'Bewerbung',
  viewsLabel: 'Ansichten der Bewerbung',
  views: { practice: 'Übung', stories: 'Geschichten', questions: 'Fragen', rehearsals: 'Laut üben', jobs: 'Wunschstellen' },
}
