import type { ask as english } from '../ask.ts'
import type { InGerman } from './words.ts'

/** The words of what an action asks for in the palette, which come with it. */
export const ask: InGerman<typeof english> = {
  due: {
    label: 'Fällig',
    placeholder: 'Ein Tag, etwa Freitag 16 Uhr',
    read: 'Wie getippt',
  },
  start: 'Ein Tag, etwa Montag',
  priority: 'Eine Priorität',
  tags: { placeholder: 'Ein Schlagwort', add: (tags) => `${tags} hinzufügen`, takeOff: 'Entfernen' },
  goal: { placeholder: 'Ein Ziel', none: 'Kein Ziel' },
  noDuration: 'Keine Dauer',
  theme: { label: 'Farbschema', placeholder: 'Ein Farbschema' },
}
