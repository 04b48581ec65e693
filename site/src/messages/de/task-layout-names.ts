import type { layoutNames as english } from '../task-layout-names.ts'
import type { InGerman } from './words.ts'

export const layoutNames: InGerman<typeof english> = {
  label: 'Darstellung',
  names: { list: 'Liste', board: 'Board', calendar: 'Kalender' },
}
