import type { coverage as english } from '../coverage.ts'
import { counted, type InGerman } from './words.ts'

/** The words of what stories show which competency. */
export const coverage: InGerman<typeof english> = {
  title: 'Abdeckung',
  sub: 'wonach du gefragt werden kannst, und die Geschichten, die es belegen',
  subOf: (interview) => `was in „${interview}“ gefragt ist, und die Geschichten, die es belegen`,
  subShort: 'Geschichten, die es belegen',
  columns: { competency: 'Kompetenz', wins: 'Erfolge', practised: 'Fragen geübt', next: 'Als Nächstes' },
  more: 'Mehr',
  moreOf: (n) => `und ${counted(n, 'weitere Geschichte', 'weitere Geschichten')}`,
  outOf: (practised, of) => `${practised} von ${of}`,
  practisedOf: (practised, of) => `${practised} von ${of} Fragen geübt`,
  main: 'Kernaussage',
  also: 'auch gezeigt',
  noStory: 'Noch keine Geschichte',
  key: { main: 'Die Kernaussage der Geschichte', also: 'Das zeigt sie auch' },
  counted: (wins, practised, of) =>
    of === 0 ? counted(wins, 'Erfolg', 'Erfolge') : `${counted(wins, 'Erfolg', 'Erfolge')}, ${practised} von ${of} Fragen geübt`,
  next: {
    enough: 'Genug für jetzt',
    tell: (title) => `„${title}“ erzählen`,
    second: 'Zweite Geschichte aus einem Erfolg',
    practiseStory: (title) => `„${title}“ üben`,
    practise: (n) => `${counted(n, 'Frage', 'Fragen')} üben`,
    findWin: 'Erfolg suchen',
    nameOn: (title) => `Bei „${title}“ nennen`,
    makeGoal: 'Als Ziel setzen',
    of: (competency) => `: ${competency}`,
  },
  empty: {
    text: 'Nenne Kompetenzen bei deinen Erfolgen, dann steht hier, welche Geschichten jede belegen und was als Nächstes zu tun ist.',
    do: 'Deine Erfolge ansehen',
  },
  failed: 'Was deine Geschichten abdecken, konnte nicht geladen werden.',
  again: 'Erneut versuchen',
}
