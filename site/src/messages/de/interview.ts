import type { interview as english } from '../interview.ts'
import type { InGerman } from './words.ts'

export const interview: InGerman<typeof english> = {
  title: 'Interviews',
  viewsLabel: 'Ansichten der Interviews',
  views: { practice: 'Übung', stories: 'Geschichten', questions: 'Fragen', rehearsals: 'Proben', jobs: 'Zielstellen' },
}
