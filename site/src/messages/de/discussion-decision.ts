import type { decision as english } from '../discussion-decision.ts'
import { ended, type InGerman } from './words.ts'

const share = (n: number) => `${Math.round(n)}\u00a0%`
const decisionsCount = (n: number) => (n === 1 ? '1 Entscheidung' : `${n} Entscheidungen`)

/** The words of decisions and of how they turned out. */
export const decision: InGerman<typeof english> = {
  kind: 'Entscheidung',
  section: 'Entscheidungen',
  record: 'Entscheidung festhalten',
  on: (day) => `entschieden ${day}`,
  why: 'Warum',
  chosen: 'Gewählt',
  setAside: 'Verworfen',
  by: 'Von',
  sure: 'Wie sicher',
  sureOf: (percent) => `${share(percent)}, ${sureness(percent)}`,
  comesBack: 'Wiedervorlage',
  comesBackOn: (day) => `Wiedervorlage ${day}`,
  back: (day) => `${day}: Wie ist es ausgegangen?`,
  turnedOut: 'Ausgang',
  held: 'Sie hat sich bewährt',
  notHeld: 'Sie hat sich nicht bewährt',
  went: { better: 'besser als erwartet', 'as-expected': 'wie erwartet', worse: 'schlechter als erwartet' },
  outcomeOn: (held, went) => `${held}. Es lief ${went}.`,
  inPlaceOf: 'Anstelle von',
  replacedBy: 'Ersetzt durch',
  replaced: 'ersetzt',
  gone: 'eine gelöschte Entscheidung',
  ask: 'Wie ist es ausgegangen?',
  more: (what) => `Mehr zur Entscheidung „${what}“`,
  menu: {
    outcome: 'Ausgang eintragen',
    outcomeAgain: 'Ausgang ändern',
    takeBack: 'Ausgang zurücknehmen',
    edit: 'Bearbeiten',
    replace: 'Durch eine neue Entscheidung ersetzen',
    remove: 'Löschen',
  },
  form: {
    new: 'Entscheidung festhalten',
    edit: 'Entscheidung bearbeiten',
    what: 'Was entschieden wurde',
    whatHint: 'Ein Satz, den du auch in einem Jahr noch verstehst',
    why: 'Warum',
    whyHelp:
      'Was du jetzt weißt und bis zur Wiedervorlage vielleicht vergessen hast. Möglich sind **fett**, Listen und [Links](https://…).',
    options: 'Welche Möglichkeiten es gab',
    option: (n) => `Möglichkeit ${n}`,
    wasChosen: 'Gewählt',
    addOption: 'Möglichkeit hinzufügen',
    removeOption: (n) => `Möglichkeit ${n} entfernen`,
    optionsHelp: 'Was nicht als gewählt markiert ist, gilt als verworfen.',
    by: 'Entschieden von',
    saySure: 'Angeben, wie sicher du bist, dass sie sich bewährt',
    sure: 'Wie sicher',
    review: 'Wiedervorlage',
    reviewHelp: 'An diesem Tag fragt dich eine Aufgabe, wie es ausgegangen ist.',
    noReview: 'Tag wählen',
    reviewIs: (day) => `Wiedervorlage: ${day}`,
    decidedOn: 'Entschieden am',
    decidedOnIs: (day) => `Entschieden am: ${day}`,
    days: {
      after: { 1: 'In einem Monat', 3: 'In drei Monaten', 6: 'In einem halben Jahr', 12: 'In einem Jahr' },
      afterHint: 'Zum Beispiel in 6 Wochen, am 1. März',
      today: 'Heute',
      yesterday: 'Gestern',
      weekAgo: 'Vor einer Woche',
      agoHint: 'Zum Beispiel gestern',
    },
    supersedes: 'Anstelle von',
    nothing: 'Keine frühere Entscheidung',
    save: 'Festhalten',
    saveEdit: 'Speichern',
    cancel: 'Schließen',
    faults: {
      what: 'Gib an, was entschieden wurde.',
      by: 'Gib an, wer entschieden hat.',
      twice: 'Diese Möglichkeit steht schon in der Liste.',
      future: 'An einem künftigen Tag kann es nicht entschieden worden sein.',
      early: 'Die Wiedervorlage kann nicht vor der Entscheidung liegen.',
    },
  },
  outcome: {
    title: 'Wie ist es ausgegangen?',
    said: (day, sure) => ended(`Entschieden ${day}${sure}`),
    wasSure: (percent) => `, zu ${percent} sicher`,
    held: 'Ist eingetreten, was du erwartet hast?',
    choices: { yes: 'Sie hat sich bewährt', no: 'Sie hat sich nicht bewährt', early: 'Noch zu früh' },
    went: 'Gemessen an deiner Erwartung lief es',
    wents: { better: 'Besser', 'as-expected': 'Wie erwartet', worse: 'Schlechter' },
    text: 'Was daraus wurde',
    textHelp: 'Was du dir am Tag der Entscheidung selbst sagen würdest. Möglich sind **fett**, Listen und [Links](https://…).',
    again: 'Wieder fragen am',
    againIs: (day) => `Wieder fragen am: ${day}`,
    save: 'Ausgang speichern',
    later: 'Dann wieder fragen',
    faultHeld: 'Wähle eine der drei Möglichkeiten.',
  },
  did: {
    record: 'Entscheidung festgehalten',
    edit: 'Entscheidung geändert',
    remove: 'Entscheidung gelöscht',
    judge: 'Festgehalten, wie es ausging',
    unjudge: 'Ausgang zurückgenommen',
    later: (day) => `Fragt wieder: ${day}`,
  },
  fields: { what: 'was entschieden wurde', why: 'warum' } as Record<string, string>,
  toReview: 'Zur Wiedervorlage',
  empty: 'Was ihr hier entscheidet, bleibt mit seinen Gründen erhalten und wird dir am gewünschten Tag wieder vorgelegt.',
  all: (n) => `Alle ${n}`,
  due: 'fällig',
  calibration: {
    title: 'Wie sicher du warst',
    sub: 'Über alle deine Gespräche',
    few: (cases, held) =>
      `${held} von ${decisionsCount(cases)} ${held === 1 ? 'hat' : 'haben'} sich bisher bewährt. Erst etwa zehn zeigen, wie gut du urteilst.`,
    fits: (expected, held) => `Du warst zu ${share(expected)} sicher, und ${share(held)} haben sich bewährt: gut geurteilt.`,
    tooSure: (expected, held) =>
      `Du warst zu ${share(expected)} sicher, und ${share(held)} haben sich bewährt. Etwas weniger Sicherheit würde passen.`,
    unsure: (expected, held) =>
      `Du warst zu ${share(expected)} sicher, und ${share(held)} haben sich bewährt. Du darfst dir mehr zutrauen.`,
    sure: 'Wie sicher',
    heldAxis: 'Bewährt',
    ideal: 'so sicher wie richtig',
    table: 'Als Tabelle',
    caption: 'Wie sicher du bei Entscheidungen warst und wie viele davon sich bewährt haben',
    columns: { sure: 'Sicherheit', cases: 'Entscheidungen', held: 'Bewährt', expected: 'Erwartet' },
    range: (from, to) => `${from}–${to}\u00a0%`,
    quarters: 'Nach Quartal',
    quarter: (year, quarter) => `Q${quarter} ${year}`,
    quartersCaption: 'Dasselbe nach dem Quartal, in dem gesagt wurde, wie sie ausgingen',
    share,
    of: (held, cases) => `${held} von ${cases}`,
    key: { expected: 'erwartet', held: 'bewährt' },
  },
}

/** A confidence in words. */
function sureness(percent: number): string {
  if (percent < 60) return 'kaum besser als geraten'
  if (percent < 70) return 'eher ja'
  if (percent < 80) return 'wahrscheinlich'
  if (percent < 90) return 'ziemlich sicher'
  return percent < 100 ? 'fast sicher' : 'sicher'
}
