import type { taskToday as english } from '../task-today.ts'
import type { InGerman } from './words.ts'

/** Words of the lists of tasks alone. */
export const taskToday: InGerman<typeof english> = {
  unread: 'Tag und Uhrzeit werden erkannt, sobald der Server antwortet.',
  createUnread: (title) => `„${title}“ hinzugefügt. Ein Tag darin wird erkannt, sobald der Server antwortet.`,
  unlessSaid: (day) => `${day}, wo kein Tag steht`,
  dayWords:
    /(?<!\p{L})(?:bis|am|im|in|vor|zum|zur|ab|spätestens|diese[nrsm]?|nächste[nrsm]?|kommende[nrsm]?) (?:zu[mr] |de[rmn] )?(?:(?:ende|anfang|mitte|woche) )?(?:(?:erst|zweit|dritt|viert|letzt|nächst|kommend|dies|folgend|selb)\p{L}{0,2} )?(?:\d{1,2}\.|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|januar|februar|märz|juni|juli|\p{L}*tember|oktober|november|dezember|\p{L}*woche|wochenende|monat|quartal|ostern|weihnachten|pfingsten|silvester|neujahr|frühling|frühjahr|sommer|herbst|winter)(?!\p{L})|(?<!\p{L})(?:ostern|pfingsten|weihnachten)(?=[\s.!?]*$)/iu,
  unreadDay: (words, day) => `In „${words}“ wurde kein Tag gelesen, also ist sie ${day} fällig.`,
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
