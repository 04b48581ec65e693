import type { drag as english } from '../drag.ts'
import type { InGerman } from './words.ts'

export const drag: InGerman<typeof english> = {
  several: (n: number) => `${n} Aufgaben`,
  carrying: (name: string) => `${name} hängt am Finger. Lass los, wo es hingehört; ein zweiter Finger legt es zurück.`,
  back: (name: string) => `Wieder am alten Platz: ${name}.`,
}
