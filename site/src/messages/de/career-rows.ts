import type { rows as english } from '../career-rows.ts'
import type { InGerman } from './words.ts'

/** The words of lists that are written in place. */
export const rows: InGerman<typeof english> = {
  up: (name) => `„${name}“ nach oben`,
  down: (name) => `„${name}“ nach unten`,
  remove: (name) => `„${name}“ herausnehmen`,
  moved: (name, place, of) => `„${name}“ steht jetzt an Stelle ${place} von ${of}`,
  atEdge: 'Weiter geht es nicht.',
  notAnAddress: 'Schreibe eine Adresse, die mit https:// oder http:// beginnt.',
  restored:
    'Das hast du gerade geschrieben, als die Seite geschlossen wurde, und inzwischen steht dort etwas anderes. Verlasse das Feld, um deines zu behalten.',
  changedMeanwhile: 'Während du geschrieben hast, wurde es anderswo geändert. Verlasse das Feld, um deines zu behalten.',
  notADate: 'Dieses Datum ist nicht zu lesen: Schreibe 2021, März 2021 oder 5.3.2021.',
  endsBefore: 'Das Ende liegt vor dem Beginn.',
  withoutScript: 'Dieser Browser führt hier keine Skripte aus: Alles lässt sich lesen, und nichts auf dieser Seite lässt sich ändern.',
}
