import type { taskToday as english } from '../task-today.ts'
import type { InGerman } from './words.ts'

/** Words of the lists of tasks alone. */
export const taskToday: InGerman<typeof english> = {
  unread: 'Tag und Uhrzeit werden erkannt, sobald der Server antwortet.',
  createUnread: (title) => `„${title}“ hinzugefügt. Der Tag wird erkannt, sobald der Server antwortet.`,
  unlessSaid: (day) => `${day}, wo kein Tag steht`,
  pasted: (n, spread) => (spread ? `${n} Zeilen eingefügt: ${spread}.` : `${n} Zeilen eingefügt.`),
  createSpread: (n, spread) => (n === 1 ? `1 Aufgabe hinzugefügt: ${spread}` : `${n} Aufgaben hinzugefügt: ${spread}`),
  spread: {
    today: (n) => `${n} heute`,
    later: (n) => `${n} später`,
    undated: (n) => `${n} ohne Tag`,
  },
  kept: 'hier aufbewahrt',
  next: (when) => `Als Nächstes: ${when}`,
  towards: (n) => (n === 1 ? 'Dein Ziel:' : 'Deine Ziele:'),
}
