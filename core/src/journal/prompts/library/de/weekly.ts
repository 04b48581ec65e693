import type { weekly as english } from '../weekly.ts'

export const weekly: Readonly<Record<keyof typeof english, string>> = {
  'week-in-three-scenes': 'Welche drei Szenen erzählen diese Woche, und was haben sie gemeinsam?',
  'week-most-proud': 'Welche Arbeit dieser Woche würdest du mit vollem Namen unterschreiben?',
  'week-plan-and-truth': 'Worum sollte es diese Woche gehen, und worum ging es?',
  'week-avoided': 'Worum bist du die ganze Woche herumgegangen?',
  'week-one-change': 'Wenn du eins daran ändern könntest, wie deine Wochen laufen, womit würdest du anfangen?',
  'week-goal-moved': 'Welches Ziel hat sich diese Woche bewegt, und wodurch?',
  'week-goal-still': 'Welches Ziel stand still, und willst du es noch?',
  'week-people': 'Mit wem hast du diese Woche am meisten Zeit verbracht, und mit wem hättest du gern?',
  'week-energy-map': 'An welchem Tag hattest du am meisten zu geben? Was war da anders?',
  'week-learned': 'Was weißt du jetzt, das du vor einer Woche nicht wusstest?',
  'week-drop': 'Was könntest du nächste Woche lassen, ohne dass es jemandem fehlt?',
  'week-loose-ends': 'Welche losen Enden nimmst du mit, und welche kannst du jetzt verknüpfen oder abschneiden?',
  'week-worth-repeating': 'Was ging so gut, dass es jede Woche geschehen sollte?',
  'week-from-now': 'Was möchtest du in einer Woche hier schreiben können?',
}
