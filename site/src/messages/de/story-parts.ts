import type { storyPartNames as english } from '../story-parts.ts'
import type { InGerman } from './words.ts'

export const storyPartNames: InGerman<typeof english> = {
  situation: 'Situation',
  task: 'Aufgabe',
  action: 'Vorgehen',
  result: 'Ergebnis',
  reflection: 'Erkenntnis',
}
