import type { thread as english } from '../career-thread.ts'
import { evidenceKinds } from './evidence-kind.ts'
import { counted, type InGerman } from './words.ts'

/** The words of the thread of wins. */
export const thread: InGerman<typeof english> = {
  title: 'Werdegang',
  aside: 'Auf einen Blick',
  counted: (wins, evidence, locale) => `${counted(wins, 'Erfolg', 'Erfolge', locale)}, ${counted(evidence, 'Beleg', 'Belege', locale)}`,
  addWin: 'Erfolg hinzufügen',
  draft: 'Rückblick entwerfen',
  inbox: {
    waiting: (n) =>
      n === 0
        ? 'Aus dieser Woche gibt es nichts vorzuschlagen.'
        : n === 1
          ? 'Eine Sache aus dieser Woche ist vielleicht ein Erfolg.'
          : `${n} Dinge aus dieser Woche sind vielleicht Erfolge.`,
    look: (n) => (n === 0 ? 'Frühere Wochen ansehen' : 'Ansehen'),
  },
  loose: 'Noch nicht zugeordnet',
  looseHint: 'Gib bei jedem an, wohin er gehört.',
  place: 'Stationen hinzufügen',
  noWins: 'Hier ist noch kein Erfolg festgehalten.',
  addNumber: 'Zahl hinzufügen',
  noEvidence: 'Noch kein Beleg.',
  link: 'Aufgabe, Check-in oder Textstelle verknüpfen',
  more: (n) => (n === 1 ? 'Ein weiterer Beleg' : `${n} weitere Belege`),
  kinds: evidenceKinds,
  gone: 'nicht mehr da',
  notDone: 'noch nicht erledigt, zählt nicht',
  private: 'Das siehst nur du',
  earlier: 'Frühere Erfolge',
  newest: 'Die neuesten Erfolge',
  quarters: {
    title: 'Erfolge nach Quartal',
    of: (quarter) => `Q${quarter}`,
    year: (year) => ` ’${String(year).slice(2)}`,
    label: (first, last) => `Erfolge nach Quartal, ${first} bis ${last}`,
    withoutMonth: (n, year) => `${n} ${n === 1 ? 'weiterer Erfolg' : 'weitere Erfolge'} aus ${year}, ohne Monat`,
    thin: (n) => (n === 1 ? 'einer davon kaum belegt' : `${n} davon kaum belegt`),
  },
  prove: {
    title: 'Was du belegen kannst',
    caption: 'Erfolge nach Kompetenz',
    thin: '1, kaum belegt',
    none: 'noch keiner',
    makeGoal: 'Als Ziel setzen',
    makeGoalOf: (name) => `Als Ziel setzen: ${name}`,
    others: (n, isOther) =>
      n === 1
        ? `Eine ${isOther ? 'weitere ' : ''}Kompetenz, die noch kein Erfolg zeigt`
        : `${n} ${isOther ? 'weitere ' : ''}Kompetenzen, die noch kein Erfolg zeigt`,
    othersHelp: 'Nenne eine bei einem Erfolg, der sie zeigt, oder setze sie als Ziel.',
    addWin: 'Erfolg hinzufügen',
    addWinOf: (name) => `Erfolg hinzufügen, der das zeigt: ${name}`,
    empty: 'Nenne Kompetenzen bei deinen Erfolgen, dann werden sie hier gezählt.',
  },
  packets: {
    title: 'Rückblick-Mappen',
    none: 'Noch keine.',
    all: 'Alle Rückblick-Mappen',
    draft: 'Entwurf',
    wins: (n) => counted(n, 'Erfolg', 'Erfolge'),
    for: (audience) => `für ${audience}`,
    sent: (day) => `Verschickt: ${day}`,
  },
  resumes: { title: 'Lebensläufe', none: 'Noch keine Fassung.', all: 'Alle Lebensläufe' },
  skills: {
    title: 'Fähigkeiten',
    caption: 'Wodurch jede Fähigkeit belegt ist',
    empty: 'Nenne Fähigkeiten bei deinen Erfolgen und Stationen, dann wird hier gezählt, was sie belegt.',
    bare: (n) =>
      n === 1
        ? 'Für eine Fähigkeit auf deiner Liste gibt es noch keinen Beleg'
        : `Für ${n} Fähigkeiten auf deiner Liste gibt es noch keinen Beleg`,
    all: 'Alle Fähigkeiten',
  },
  empty: {
    text: 'Was du abschließt, wird zum Erfolg: eine Zeile darüber, was danach besser war, und dahinter der Tag, an dem es geschah.',
    hint: 'Halte eine erledigte Aufgabe, ein erreichtes Ziel oder eine Zeile aus deinem Journal fest oder schreibe selbst einen Erfolg auf.',
    first: 'Ersten Erfolg hinzufügen',
    inbox: 'Vorschläge ansehen',
  },
}
