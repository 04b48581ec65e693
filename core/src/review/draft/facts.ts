import type { Win } from '../../career/index.ts'
import type { CheckIn, Goal, Measures } from '../../goal/index.ts'
import type { DraftKey, PacketSectionKind, SentenceSource } from '../schema.ts'

/** Plain dates, both told of. */
export interface Range {
  from: string
  until: string
}

/** How a goal went in a range. */
export interface GoalFact {
  goal: Goal
  before: Measures
  after: Measures
  /** In the range. */
  checkIns: number
  latest: CheckIn | null
  /** Whether `after` is today: otherwise the range is over. */
  isNow: boolean
}

/** A skill or competency, as people call it, that wins of the range show. */
export interface Shown {
  name: string
  /** Whether nothing showed it before. */
  isNew: boolean
  wins: readonly Win[]
}

/** What entries of the journal kept coming back to, by a word that wins name too. */
export interface Theme {
  name: string
  wins: readonly Win[]
  entries: readonly { id: string; title: string; entryDate: string }[]
}

/** What a draft tells of. Nothing private is in it. */
export interface PacketFacts {
  range: Range
  today: string
  /** Best first. */
  wins: readonly Win[]
  goals: readonly GoalFact[]
  /**
   * Goals of which something says that they are of work: a win rests on them, or they name a competency, or what they are part
   * of. No other heads a packet.
   */
  ofWork: ReadonlySet<string>
  skills: readonly Shown[]
  competencies: readonly Shown[]
  themes: readonly Theme[]
  /** What people call a competency by its id. */
  nameOf(competency: string): string
  /** Records that are told of though they have little to show, or are many. */
  meant: ReadonlySet<string>
}

/** A sentence as it is drafted. */
export interface Statement extends DraftKey {
  text: string
  sources: readonly SentenceSource[]
}

export interface DraftSection {
  kind: PacketSectionKind
  heading: string
  paragraphs: readonly (readonly Statement[])[]
}
