import type { trashPage as english } from '../trash-page.ts'
import type { InGerman } from './words.ts'

export const trashPage: InGerman<typeof english> = {
  title: 'Papierkorb',
  where: 'Du bist hier',
  kept: 'Was du löschst, bleibt 30 Tage hier.',
}
