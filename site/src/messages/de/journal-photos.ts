import type { photos as english } from '../journal-photos.ts'
import type { InGerman } from './words.ts'

export const photos: InGerman<typeof english> = {
  photo: 'Foto',
  tooLarge: (name: string) => `„${name}“ wurde nicht hinzugefügt: Eine Datei darf höchstens 25\u00a0MiB groß sein.`,
  empty: (name: string) => `„${name}“ wurde nicht hinzugefügt: Die Datei ist leer.`,
  notKept: (name: string, why: string) => `„${name}“ konnte nicht beim Eintrag abgelegt werden. ${why}`,
}
