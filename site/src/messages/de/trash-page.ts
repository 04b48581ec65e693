import type { trashPage as english } from '../trash-page.ts'
import type { InGerman } from './words.ts'

export const trashPage: InGerman<typeof english> = {
  title: 'Papierkorb',
  where: 'Wo du hier bist',
  kept: 'Was du wegwirfst, bleibt 30 Tage hier.',
}
