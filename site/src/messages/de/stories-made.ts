import type { storiesMade as english } from '../stories-made.ts'
import type { InGerman } from './words.ts'

export const storiesMade: InGerman<typeof english> = {
  title: 'Geschichten daraus',
  tell: 'Als Geschichte erzählen',
  withOthers: 'Zusammen mit anderen Erfolgen',
  tellAnother: 'Noch eine Geschichte daraus',
}
