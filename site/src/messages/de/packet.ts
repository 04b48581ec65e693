import type { JudgedEdition } from '@throughline/core/edition'
import type { packet as english } from '../packet.ts'
import { counted, ended, type InGerman, listed } from './words.ts'

/** What review packets say. */
export const packet: InGerman<typeof english> = {
  fields: {
    from: 'Erster Tag',
    until: 'Letzter Tag',
    audience: 'Wer sie liest',
    language: 'Sprache der Mappe',
  },
  languages: { en: 'Englisch', de: 'Deutsch' },
  back: 'Rückblick-Mappen',
  where: 'Du bist hier',
  gone: {
    title: 'Diese Mappe ist nicht hier',
    text: 'Vielleicht wurde sie gelöscht, oder es gab sie nie.',
    back: 'Alle Rückblick-Mappen',
  },
  drawn(audience, counts, day) {
    const parts = [
      counts.wins > 0 && counted(counts.wins, 'Erfolg', 'Erfolgen'),
      counts.goals > 0 && counted(counts.goals, 'Ziel', 'Zielen'),
    ]
    const from = listed(parts.filter((part) => part !== false)) || 'dem, was da ist,'
    return ended(`${audience ? `Für ${audience}. ` : ''}Entworfen aus ${from} bis ${day}`)
  },
  stands: (isSent) => (isSent ? 'Sie ist verschickt und bleibt, wie sie ist.' : 'Sie wächst, bis du sie als verschickt markierst.'),
  pdf: 'Als PDF speichern',
  word: 'Word',
  markdown: 'Markdown',
  print: 'Drucken',
  range: {
    open: 'Zeitraum und Abschnitte',
    title: 'Titel',
    save: 'Speichern',
    sent: 'Ich habe sie verschickt',
    unsent: 'Sie ist noch nicht verschickt',
    remove: 'In den Papierkorb',
  },
  fresh: (count) =>
    count === 1
      ? '1 Satz ist neu oder anders, seit sie entworfen wurde.'
      : `${count} Sätze sind neu oder anders, seit sie entworfen wurde.`,
  draw: 'Einarbeiten',
  drew: 'Neu entworfen.',
  edit: 'Bearbeiten',
  editPart: (heading) => `Absatz in ${heading} bearbeiten`,
  editLabel: 'Der Absatz als einfacher Text. Quellen bleiben bei ihren Sätzen.',
  editHint: 'Eine leere Zeile beginnt einen neuen Absatz. Strg Enter speichert, Esc lässt es, wie es war.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved({ sources, lost, bare }) {
    const followed = lost === 0 && bare === 0 && sources > 0 && 'Die Quellen sind mitgegangen.'
    const left =
      lost > 0 && (lost === 1 ? '1 Quelle gehört hier zu keinem Satz mehr.' : `${lost} Quellen gehören hier zu keinem Satz mehr.`)
    const own = bare > 0 && (bare === 1 ? '1 Satz hat keine Quelle.' : `${bare} Sätze haben keine Quelle.`)
    return ['Gespeichert.', followed, left, own].filter(Boolean).join(' ')
  },
  left: 'Unverändert gelassen.',
  changedElsewhere: 'Diese Mappe wurde inzwischen anderswo geändert. Hier steht sie, wie sie jetzt ist.',
  writing: {
    saving: 'Wird gespeichert …',
    restored: 'Das war noch nicht gespeichert.',
    refused: (why) => `Nicht gespeichert: ${why}`,
    waits: {
      'no-network': 'Kein Netz. Es bleibt in diesem Browser und wird gesendet, sobald es eines gibt.',
      'no-answer': 'Der Server antwortet nicht. Es bleibt in diesem Browser und wird erneut gesendet.',
      'signed-out': 'Du bist abgemeldet. Es bleibt in diesem Browser: Melde dich wieder an, um es zu speichern.',
    },
    changed: 'Dieser Absatz wurde inzwischen anderswo geändert. Dort steht:',
    mine: 'Du hast geschrieben:',
    keepMine: 'Meines behalten',
    takeTheirs: 'Übernehmen, was da steht',
    stray: 'Das hast du für einen Absatz geschrieben, den es hier nicht mehr gibt.',
    putIn: 'Einfügen',
    letGo: 'Verwerfen',
  },
  ownWords: 'Deine eigenen Worte',
  ownSource: 'Deine eigenen Worte, keine Quelle',
  inShort: (heading) => `Die Zahlen dazu stehen unter „${heading}“`,
  link: 'Quelle verknüpfen',
  linkFor: (text) => `Quelle zu „${text}“ verknüpfen`,
  linkTitle: 'In welchem Erfolg, Ziel, Eintrag oder welcher Aufgabe steht das?',
  linked: 'Verknüpft.',
  unlink: 'Lösen',
  unlinkOf: (title) => `${title} lösen`,
  leaveOut: 'Weglassen',
  leaveOutOf: (title) => `Weglassen: ${title}`,
  leftGoalOut: 'Weggelassen, auch aus den Mappen, die du von jetzt an entwirfst.',
  unlinked: 'Gelöst.',
  sources: (heading) => `Quellen zu ${heading}`,
  mark: (number, title) => `Quelle ${number}: ${title}`,
  kinds: {
    win: 'Erfolg',
    goal: 'Ziel',
    'check-in': 'Check-in',
    task: 'Aufgabe',
    'journal-entry': 'Journal',
    skill: 'Fähigkeit',
    experience: 'Station',
  },
  notShown: (audience) => `nicht sichtbar für ${audience || 'andere'}`,
  withheld: 'Ein Erfolg dahinter ist privat: Der Satz bleibt bei dir.',
  changed(before, now) {
    if (before === '') return `Seither hinzugekommen: ${now}`
    return now === '' ? `Steht nicht mehr da: ${before}` : `Seither geändert: Aus ${before} wurde ${now}`
  },
  reads: (text) => `Dann stünde da: ${text}`,
  take: 'Übernehmen',
  taken: 'Die Zahl ist jetzt die aktuelle.',
  heading: 'Überschrift',
  addSection: 'Abschnitt hinzufügen',
  newHeading: 'Neuer Abschnitt',
  addParagraph: 'Absatz hinzufügen',
  newParagraph: 'Schreibe hier.',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Herausnehmen',
  actOn: (act, what) => `${act}: ${what}`,
  paragraphOf: (place, heading) => `Absatz ${place} in ${heading}`,
  tookOut: 'Herausgenommen.',
  moved: 'Verschoben.',
  added: 'Hinzugefügt.',
  renamed: 'Umbenannt.',
  leftOut: {
    title: 'Nicht dabei',
    subtitle: (count) =>
      count === 1 ? '1 Sache aus diesen Tagen, die hier nicht vorkommt' : `${count} Dinge aus diesen Tagen, die hier nicht vorkommen`,
    putIn: 'Hineinnehmen',
    putInOf: (title) => `Hineinnehmen: ${title}`,
    putted: 'Hineingenommen.',
    addNumber: 'Zahl hinzufügen',
    look: 'Ansehen',
    evidence: (count) => (count === 0 ? 'noch kein Beleg' : counted(count, 'Beleg', 'Belege')),
    why: {
      private: 'privat: bleibt bei dir',
      'taken-out': 'von dir herausgenommen',
      'no-number': 'noch ohne Zahl und Beleg',
      'job-search': 'handelt von einer neuen Stelle',
      personal: 'nicht als beruflich gekennzeichnet',
      dropped: 'von dir verworfen',
      'too-many': 'einer zu viel im Abschnitt',
    },
  },
  editions: {
    title: 'Weitergegeben',
    none: 'Wenn du sie als Datei speicherst, steht es hier.',
    formats: { pdf: 'PDF', docx: 'Word', markdown: 'Markdown', 'json-resume': 'JSON' },
    current: 'sagt, was die Mappe jetzt sagt',
    older(changed: JudgedEdition['changed']) {
      const of = (change: string) => changed.filter((one) => one.change === change && one.kind !== 'review-packet').length
      const parts = [
        of('changed') > 0 && 'Zahlen seither geändert',
        of('added') > 0 && `${counted(of('added'), 'Quelle', 'Quellen')} hinzugekommen`,
        of('left-out') > 0 && `${counted(of('left-out'), 'Quelle', 'Quellen')} herausgenommen`,
        changed.some(({ kind }) => kind === 'review-packet') && 'seither bearbeitet',
      ]
      return `älter: ${parts.filter(Boolean).join(', ')}`
    },
  },
}
