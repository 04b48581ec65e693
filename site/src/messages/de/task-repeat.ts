import type { repeatEditor as english } from '../task-repeat.ts'
import type { InGerman } from './words.ts'

export const repeatEditor: InGerman<typeof english> = {
  title: 'Wie sie sich wiederholt',
  say: 'In Worten sagen',
  sayExample: 'alle 3 Wochen am Mo und Do',
  notUnderstood: 'Das wurde nicht als Wiederholung verstanden.',
  every: 'Alle',
  units: { DAILY: 'Tage', WEEKLY: 'Wochen', MONTHLY: 'Monate', YEARLY: 'Jahre' },
  unit: 'Einheit',
  interval: 'Wie viele',
  on: 'Am',
  weekdays: 'Wochentage',
  ends: 'Endet',
  end: { never: 'nie', until: 'an einem Tag', count: 'nach so vielen Malen' },
  until: 'Letzter Tag',
  count: 'Male',
  from: 'Gezählt ab',
  own: 'Regel (RFC 5545)',
  next: 'Nächste Termine',
  noDates: 'Es gibt keinen Tag, auf den das fällt.',
  failed: 'Die Termine konnten gerade nicht berechnet werden.',
  save: 'Wiederholung speichern',
  cancel: 'Abbrechen',
}
