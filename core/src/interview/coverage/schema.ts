import { z } from 'zod'
import { PartialDate } from '../../career/index.ts'
import { PlainDate, RecordId } from '../../kernel/index.ts'
import { QuestionRef } from '../question/question-ref.ts'
import { StoryStrengthGrade } from '../story/proof-schema.ts'

const count = z.int().min(0)

const Named = z.object({ id: RecordId, title: z.string() })

/** What would help most with a competency. */
export const CoverageNext = z
  .discriminatedUnion('step', [
    z.object({ step: z.literal('enough') }),
    /** There are wins and no story; best proved first, at most three. */
    z.object({ step: z.literal('write-story'), wins: z.array(Named).min(1).max(3) }),
    /** There is one story alone, and a win that none is made of. */
    z.object({ step: z.literal('second-story'), win: Named }),
    /** None of its stories was ever practised. */
    z.object({ step: z.literal('practise-story'), story: Named }),
    z.object({ step: z.literal('practise-questions'), count: z.int().min(1).max(3), questionIds: z.array(QuestionRef).min(1).max(3) }),
    /** No win names it; these tell of it in their words, at most three. */
    z.object({ step: z.literal('find-win'), wins: z.array(Named).max(3) }),
    /** No win tells of it, and there is time to do something that shows it. */
    z.object({ step: z.literal('make-goal') }),
  ])
  .meta({ id: 'CoverageNext' })
export type CoverageNext = z.infer<typeof CoverageNext>

export const CoverageRow = z
  .object({
    /** An id of the library; of the person's own the name as it is compared. */
    competency: z.string(),
    name: z.string(),
    wins: count,
    newestWinOn: PartialDate.nullable(),
    /** Those that name it, its main points first. */
    stories: z.array(z.object({ id: RecordId, isMain: z.boolean(), strength: StoryStrengthGrade })),
    /** Questions of the bank that mainly ask for it, and how many of them were practised. */
    questions: z.object({ practised: count, of: count }),
    /** When a story or a question of it was last told in practice. */
    lastPractisedOn: PlainDate.nullable(),
    next: CoverageNext,
  })
  .meta({ id: 'CoverageRow' })
export type CoverageRow = z.infer<typeof CoverageRow>

/** What the person can prove of competencies, and what to do next. */
export const Coverage = z
  .object({
    /** The person's date. */
    on: PlainDate,
    targetJobId: RecordId.nullable(),
    competencies: z.array(CoverageRow),
    /** Those that stand in a row, the ones in most rows first. */
    stories: z.array(Named),
  })
  .meta({ id: 'Coverage' })
export type Coverage = z.infer<typeof Coverage>
