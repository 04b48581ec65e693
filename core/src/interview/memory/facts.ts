import { type Attestation, countsAsEvidence, isConfirmedHere, type Win } from '../../career/index.ts'
import type { PracticeCard } from '../practice/schema.ts'
import { USUAL_MINUTES } from '../question/bank-question.ts'
import type { Question, QuestionChoice } from '../question/schema.ts'
import type { StoryParts } from '../story/parts.ts'
import type { Story } from '../story/schema.ts'
import type { StoryFacts } from '../story/strength.ts'
import { nearestTelling } from '../story/telling.ts'

/** What matching and coverage look at in a story. */
export interface StoryFact {
  id: string
  title: string
  /** The telling of the usual length, or the one nearest to it; the same object for as long as the story is the same. */
  parts: StoryParts
  /** As on the story: the first is its main point. */
  competencies: readonly string[]
  winIds: readonly string[]
  /** How many figures its sources prove. */
  numbers: number
}

/** What they look at in a win. */
export interface WinFact {
  id: string
  title: string
  text: string
  /** A day, month or year. */
  happenedOn: string
  competencies: readonly string[]
  evidence: StoryFacts['evidence']
}

export const storyFact = ({ id, title, tellings, competencies, winIds, sources }: Story): StoryFact => ({
  ...{ id, title, competencies, winIds, parts: nearestTelling(tellings, USUAL_MINUTES) },
  numbers: sources.filter(({ number }) => number !== null).length,
})

export const winFact = ({ id, title, text, happenedOn, competencies, evidence }: Win): WinFact => ({
  ...{ id, title, text, happenedOn, competencies },
  evidence: evidence.map((piece) => ({ kind: piece.kind, isLive: countsAsEvidence(piece), saysNumber: piece.number !== null })),
})

/** The win that a colleague has confirmed here; `null` where nobody has. */
export const confirmedWin = (asked: Attestation): string | null => (isConfirmedHere(asked) ? asked.winId : null)

/** All that is known of somebody, each by its id, in the order it was made. */
export interface InterviewFacts {
  stories: ReadonlyMap<string, StoryFact>
  wins: ReadonlyMap<string, WinFact>
  cards: ReadonlyMap<string, PracticeCard>
  /** Wins that colleagues have confirmed, by what they said. */
  confirmed: ReadonlyMap<string, string>
  /** The person's own. */
  questions: ReadonlyMap<string, Question>
  choices: ReadonlyMap<string, QuestionChoice>
}
