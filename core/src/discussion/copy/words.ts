import { languageOf } from '../../kernel/index.ts'
import type { ActionState } from '../action/schema.ts'
import type { DecisionOutcome } from '../decision/schema.ts'
import type { MeetingState } from '../meeting/schema.ts'
import type { DiscussionKind, DiscussionStatus, Role } from '../schema.ts'

/** What a copy of a discussion is written with. What is put into a text is Markdown already. */
export interface CopyWords {
  kinds: Readonly<Record<DiscussionKind, string>>
  statuses: Readonly<Record<DiscussionStatus, string>>
  roles: Readonly<Record<Role, string>>
  headings: Readonly<
    Record<
      'people' | 'said' | 'feedback' | 'decisions' | 'actions' | 'agenda' | 'settled' | 'meetings' | 'coach' | 'note' | 'points',
      string
    >
  >
  somebody: string
  /** Whose copy, and when it was taken. */
  taken(name: string, when: string): string
  joined(day: string): string
  left(day: string): string
  /** Of an answer. */
  answered(name: string, when: string): string
  edited: string
  takenBack(name: string, when: string): string
  files: string
  by(names: string): string
  why: string
  options: string
  chosen: string
  sure(percent: number): string
  review(day: string): string
  superseded: string
  outcome: string
  went: Readonly<Record<DecisionOutcome['went'], string>>
  due(day: string): string
  states: Readonly<Record<ActionState, string>>
  meetingStates: Readonly<Record<MeetingState, string>>
  onlyYou: string
  /** Who asked a machine, with how much attached. */
  asked(name: string, attached: number): string
  machine(model: string): string
  raised: string
  and: string
}

const en: CopyWords = {
  kinds: { 'one-on-one': '1:1', mentoring: 'Mentoring', feedback: 'Feedback', decision: 'Decision', question: 'Question' },
  statuses: { open: 'open', resolved: 'resolved' },
  roles: { owner: 'owner', member: 'member', viewer: 'viewer' },
  headings: {
    ...{ people: 'People', said: 'What was said', feedback: 'Feedback', decisions: 'Decisions', actions: 'Action items', agenda: 'Agenda' },
    ...{ settled: 'Settled', meetings: 'Meetings', coach: 'Answers of a machine', note: 'Your private note', points: 'To bring up' },
  },
  somebody: 'Somebody who left Throughline',
  taken: (name, when) => `The copy of ${name}, taken on ${when}.`,
  joined: (day) => `since ${day}`,
  left: (day) => `left on ${day}`,
  answered: (name, when) => `**${name}** answered, ${when}`,
  edited: 'edited',
  takenBack: (name, when) => `*${name} took a message back, ${when}.*`,
  files: 'Files',
  by: (names) => `Decided by ${names}`,
  why: 'Why',
  options: 'Options',
  chosen: 'chosen',
  sure: (percent) => `${percent} % sure`,
  review: (day) => `to be looked at again on ${day}`,
  superseded: 'another decision has taken its place',
  outcome: 'How it turned out',
  went: { better: 'better than expected', 'as-expected': 'as expected', worse: 'worse than expected' },
  due: (day) => `by ${day}`,
  states: { open: 'open', 'in-progress': 'in progress', done: 'done', cancelled: 'cancelled', gone: 'thrown away' },
  meetingStates: { planned: 'planned', cancelled: 'called off', held: 'held' },
  onlyYou: 'Only you have this: it is in nobody else’s copy.',
  asked: (name, attached) => `${name} asked${attached === 0 ? '' : `, with ${attached} attached`}:`,
  machine: (model) => `Written by a machine (${model}):`,
  raised: 'on the agenda',
  and: ' and ',
}

const de: CopyWords = {
  kinds: { 'one-on-one': '1:1', mentoring: 'Mentoring', feedback: 'Feedback', decision: 'Entscheidung', question: 'Frage' },
  statuses: { open: 'offen', resolved: 'abgeschlossen' },
  roles: { owner: 'Leitung', member: 'Mitglied', viewer: 'liest mit' },
  headings: {
    ...{
      people: 'Personen',
      said: 'Was gesagt wurde',
      feedback: 'Feedback',
      decisions: 'Entscheidungen',
      actions: 'Vereinbarte Aufgaben',
      agenda: 'Tagesordnung',
    },
    ...{
      settled: 'Geklärt',
      meetings: 'Treffen',
      coach: 'Antworten einer Maschine',
      note: 'Deine private Notiz',
      points: 'Anzusprechen',
    },
  },
  somebody: 'Jemand, der Throughline verlassen hat',
  taken: (name, when) => `Die Kopie von ${name}, erstellt am ${when}.`,
  joined: (day) => `seit ${day}`,
  left: (day) => `gegangen am ${day}`,
  answered: (name, when) => `**${name}** antwortete, ${when}`,
  edited: 'bearbeitet',
  takenBack: (name, when) => `*${name} hat eine Nachricht zurückgenommen, ${when}.*`,
  files: 'Dateien',
  by: (names) => `Entschieden von ${names}`,
  why: 'Warum',
  options: 'Möglichkeiten',
  chosen: 'gewählt',
  sure: (percent) => `zu ${percent} % sicher`,
  review: (day) => `Wiedervorlage am ${day}`,
  superseded: 'eine andere Entscheidung ist an ihre Stelle getreten',
  outcome: 'Was daraus wurde',
  went: { better: 'besser als erwartet', 'as-expected': 'wie erwartet', worse: 'schlechter als erwartet' },
  due: (day) => `bis ${day}`,
  states: { open: 'offen', 'in-progress': 'in Arbeit', done: 'erledigt', cancelled: 'verworfen', gone: 'gelöscht' },
  meetingStates: { planned: 'geplant', cancelled: 'abgesagt', held: 'abgeschlossen' },
  onlyYou: 'Das hast nur du: Es steht in keiner anderen Kopie.',
  asked: (name, attached) => `${name} fragte${attached === 0 ? '' : `, mit ${attached} Anlagen`}:`,
  machine: (model) => `Von einer Maschine geschrieben (${model}):`,
  raised: 'auf der Tagesordnung',
  and: ' und ',
}

/** @param locale BCP 47; German is told in German, all else in English */
export const copyWords = (locale: string): CopyWords => ({ en, de })[languageOf(locale)]
