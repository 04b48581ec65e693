import type { goalLog as english } from '../goal-log.ts'
import type { InGerman } from './words.ts'

/** The words of writing down how a goal goes from the palette. */
export const goalLog: InGerman<typeof english> = {
  action: 'Check-in bei einem Ziel eintragen',
  label: 'Check-in eintragen',
  placeholder: 'Ein Ziel und sein Wert, etwa Genauigkeit 77,6',
  verbs: ['eintragen', 'trage ein', 'check-in', 'log'],
  on: (figure, title) => `${figure} bei ${title}`,
  marks: {
    yes: (title) => `${title}, heute ja`,
    no: (title) => `${title}, heute nicht`,
    skip: (title) => `${title}, heute auslassen`,
  },
  read: {
    yes: ['ja', 'j', 'erledigt', 'yes'],
    no: ['nein', 'n', 'nicht', 'no'],
    skip: ['auslassen', 'ausgelassen', 'skip'],
  },
  number: 'eine Zahl',
  inUnit: (unit) => `in ${unit}`,
  inTime: 'Minuten oder 1:30',
  create: 'Neues Ziel',
  createHint: 'Was willst du erreichen?',
  createVerbs: ['neues ziel', 'ziel setzen', 'ziel hinzufügen', 'ziel:'],
  named: (title) => `„${title}“…`,
  unnamed: 'Formular öffnen…',
  go: 'Ziele',
  review: 'Ziele durchgehen',
}
