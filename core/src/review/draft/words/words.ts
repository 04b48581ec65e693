import type { Win } from '../../../career/index.ts'
import type { SourceKind } from '../../schema.ts'
import type { GoalFact, Range, Shown, Theme } from '../facts.ts'
import type { AmountWords } from './rules/amounts.ts'
import type { DateWords } from './rules/dates.ts'
import type { GoalPhrases } from './rules/goal.ts'
import type { GrowthPhrases } from './rules/growth.ts'
import type { WinPhrases } from './rules/win.ts'

/** Says something in one sentence; `place` is which of its like it is, so that not all begin alike. `null` where there is nothing to say. */
type Says<T> = (about: T, place: number) => string | null

export interface Outlook extends GoalFact {
  today: string
}

type Headings = Readonly<Record<'inShort' | 'goals' | 'growth' | 'next' | 'results' | 'otherResults' | 'also', string>>
type SourceKinds = Readonly<Record<SourceKind, string>>

/** What a language brings to the rules by which a packet is drafted. Another language is another of these. */
export interface LanguageWords {
  headings: Headings
  /** What people call a competency: by the name of our library, or the person's own. */
  competency(said: string): string
  document: { sources: string; kinds: SourceKinds; for(audience: string): string; nothing: string }
  amounts: AmountWords
  dates: DateWords
  win: WinPhrases
  goal: GoalPhrases
  growth: GrowthPhrases
}

/** What a packet is drafted in. All of it is plain text. */
export interface PacketWords {
  /** BCP 47. */
  locale: string
  headings: Headings
  competency: LanguageWords['competency']
  /** What a packet is called by its days. */
  title(range: Range): string
  /** What stands around the sentences of a document. */
  document: {
    sources: string
    kinds: SourceKinds
    /** Whom it is of, for whom, and of which days. */
    about(given: { author: string; audience: string } & Range): string
    /** A partial date, or two with a slash between them. */
    date(date: string): string
    /** Where nothing is said yet. */
    nothing: string
  }
  /** A win as it stands in a list: its title, with its number where that does not say it. No full stop ends it. */
  line(win: Win): string
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
  /** What the last check-in says; `null` where that is no number. */
  lastValue(fact: GoalFact): string | null
  /** What is ahead of it. */
  outlook: Says<Outlook>
  /** Each of those given is named, as the sentence rests on a win of each. */
  skills: Says<readonly Shown[]>
  competencies: Says<readonly Shown[]>
  themes: Says<readonly Theme[]>
}
