import type { makeWin as english } from '../career-make.ts'
import type { InGerman } from './words.ts'

/** The words of making a win of what was done. */
export const makeWin: InGerman<typeof english> = {
  action: 'Als Erfolg festhalten',
  actionOf: (what) => `Als Erfolg festhalten: ${what}`,
  nothing: 'Wähle erledigte Aufgaben: Erfolge entstehen aus dem, was getan ist.',
  made: 'Als Erfolg festgehalten',
  madeWithout: 'Als Erfolg festgehalten. Er hat noch keine Zahl',
  madeSaying: (number) => `Als Erfolg festgehalten. In den Worten steht „${number}“: Übernimm das dort als Zahl`,
  madeMany: (n) => (n === 1 ? '1 Erfolg festgehalten' : `${n} Erfolge festgehalten`),
  label: 'Daraus entstandene Erfolge',
  win: 'Erfolg:',
  kind: 'Erfolg',
  add: 'Erfolg hinzufügen',
  inbox: 'Was willst du festhalten?',
  go: 'Werdegang',
}
