import { z } from 'zod'
import { PlainDate, RecordId } from '../../kernel/index.ts'
import { BankQuestion } from '../question/schema.ts'
import { StoryStrengthGrade } from '../story/proof-schema.ts'

/** A reason, as a code: see `Reason` in fit-of.ts. */
export const MatchReason = z
  .object({
    code: z.enum(['tagged-main', 'tagged', 'tells', 'happens', 'figures', 'evidence']),
    /** Of the library an id, of the person's own the name as it is compared. */
    competency: z.string().optional(),
    /** What the story says, as it says it. */
    words: z.array(z.string()).readonly().optional(),
  })
  .meta({ id: 'MatchReason' })

const why = {
  /** 0 to 1. */
  fit: z.number().min(0).max(1),
  /** In sentences, what counts most first, in the language of the account. */
  reason: z.string(),
  reasons: z.array(MatchReason),
}

/** A story that answers a question. */
export const StoryForQuestion = z
  .object({
    story: z.object({
      id: RecordId,
      title: z.string(),
      competencies: z.array(z.string()).readonly(),
      lastPractisedOn: PlainDate.nullable(),
      strength: StoryStrengthGrade,
    }),
    ...why,
  })
  .meta({ id: 'StoryForQuestion' })
export type StoryForQuestion = z.infer<typeof StoryForQuestion>

/** A question that a story answers. */
export const QuestionForStory = z.object({ question: BankQuestion, ...why }).meta({ id: 'QuestionForStory' })
export type QuestionForStory = z.infer<typeof QuestionForStory>
