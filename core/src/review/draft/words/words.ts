import type { Win } from '../../../career/index.ts'
import type { SourceKind } from '../../schema.ts'
import type { GoalFact, Range, Shown, Theme } from '../facts.ts'

/** Says something in one sentence; `place` is which of its like it is, so that not all begin alike. `null` where there is nothing to say. */
type Says<T> = (about: T, place: number) => string | null

export interface Outlook extends GoalFact {
  today: string
}

/** What a packet is drafted in. Another language is another of these. All of it is plain text. */
export interface PacketWords {
  headings: Readonly<Record<'inShort' | 'goals' | 'growth' | 'next' | 'results' | 'otherResults' | 'also', string>>
  /** What a packet is called by its days. */
  title(range: Range): string
  /** What stands around the sentences of a document. */
  document: {
    sources: string
    kinds: Readonly<Record<SourceKind, string>>
    /** Whom it is of, for whom, and of which days. */
    about(given: { author: string; audience: string } & Range): string
    /** A partial date, or two with a slash between them. */
    date(date: string): string
    /** Where nothing is said yet. */
    nothing: string
  }
  /** A win by its result alone. */
  headline: Says<Win>
  told: Says<Win>
  /** The same without its number, for one that was named above. */
  toldAgain: Says<Win>
  /** In the words that the win itself has. */
  how: Says<Win>
  /** The number, where `told` does not say it. */
  effect: Says<Win>
  /** How far a goal went, or that it ended. */
  moved: Says<GoalFact>
  /** How a goal goes whose number was named above. */
  underWay: Says<GoalFact>
  /** By how many check-ins an open goal was followed, and how it goes. */
  measured: Says<GoalFact>
  /** What is ahead of it. */
  outlook: Says<Outlook>
  /** Each of those given is named, as the sentence rests on a win of each. */
  skills: Says<readonly Shown[]>
  competencies: Says<readonly Shown[]>
  themes: Says<readonly Theme[]>
}
