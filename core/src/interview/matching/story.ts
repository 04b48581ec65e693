import type { StoryParts } from '../story/parts.ts'

/** What matching looks at in a story. A telling in one piece is given as all its parts. */
export interface StoryToMatch {
  id: string
  title: string
  parts: StoryParts
  /** Ids of our library, or names of the person's own; text decides where there are none. */
  competencies: readonly { name: string; isMain: boolean }[]
  /** How many figures its sources prove. */
  numbers: number
  /** Kinds of the evidence it rests on. */
  evidenceKinds: readonly string[]
  /** `YYYY-MM-DD`; `null` while it was never practised. */
  lastPractisedOn: string | null
}

/** What matching looks at in a question, of the library or one's own. */
export interface QuestionToMatch {
  id: string
  text: string
  /** What the asker wants to learn. */
  wants: string
  /** Ids of our library, or names of the person's own; the first is mainly asked for. */
  competencies: readonly string[]
}
