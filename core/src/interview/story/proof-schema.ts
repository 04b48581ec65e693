import { z } from 'zod'
import { PartialDate, Quantity, WebAddress } from '../../career/index.ts'
import { line, prose, RecordId } from '../../kernel/index.ts'
import { StorySource } from './schema.ts'
import { proofs, strengthGrades } from './strength.ts'

const State = z.enum(['live', 'gone'])
/** How well a story is proved. */
export const StoryStrengthGrade = z.enum(strengthGrades).meta({ id: 'StoryStrengthGrade' })

const StoryProof = z.enum(proofs).meta({ id: 'StoryProof' })

const strength = {
  strength: StoryStrengthGrade,
  /** Why it is, and what would make it more, each in the order of weight. */
  reasons: z.array(StoryProof),
  lacking: z.array(StoryProof),
}

/** How well one story is proved. */
export const StoryStrengthOf = z.object({ id: RecordId, ...strength }).meta({ id: 'StoryStrength' })
export type StoryStrengthOf = z.infer<typeof StoryStrengthOf>

/** A win that a story rests on. One that lies in the trash is gone; one that is erased has no more to say than its sources did. */
const ProvedWin = z.object({
  id: RecordId,
  title: line(0, 500),
  happenedOn: PartialDate.nullable(),
  /** Where it was; `null` where it stands on none that is there. */
  experience: z.object({ id: RecordId, position: line(0, 300), organisation: line(0, 300) }).nullable(),
  state: State,
})

const ProvedSource = StorySource.extend({
  /** Gone when its win, its place among the evidence of that, or the record behind it is. */
  state: State,
  /** What its number was when it was taken and is now; `null` while it is as it was. */
  corrected: z.object({ was: Quantity, now: Quantity }).nullable(),
  /** The record behind it, to walk back to; `null` for what the win itself says, a link and a note. */
  recordId: RecordId.nullable(),
  /** Of a check-in, its goal. */
  goalId: RecordId.nullable(),
  /** Of a message, where it was said. */
  discussionId: RecordId.nullable(),
  /** Of a link. */
  url: WebAddress.nullable(),
  /** The passage that was taken. */
  quote: prose(2_000).nullable(),
})

/** How a story is proved, as its wins and their sources say it now. */
export const StoryProofs = z.object({ ...strength, wins: z.array(ProvedWin), sources: z.array(ProvedSource) }).meta({ id: 'StoryProofs' })
export type StoryProofs = z.infer<typeof StoryProofs>
