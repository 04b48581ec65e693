import { z } from 'zod'
import { EvidenceKind, PartialDate, Quantity } from '../../career/index.ts'
import { anyAnew, defineKind, envelope, Instant, line, prose, RecordId } from '../../kernel/index.ts'
import { AnswerMinutes } from '../question/schema.ts'
import { storyParts } from './parts.ts'

/** Stories in an account that are not in the trash. */
export const MAX_STORIES = 500

/** Wins that a story may rest on. */
const MAX_WINS = 10

const StoryPart = z.enum(storyParts).meta({ id: 'StoryPart' })

/** Markdown. */
const part = prose(4_000)

const parts = { situation: part, task: part, action: part, result: part, reflection: part }

/** The story as it is told in so many minutes. */
export const Telling = z.strictObject({ minutes: AnswerMinutes, ...parts }).meta({ id: 'Telling' })
export type Telling = z.infer<typeof Telling>

const place = { id: RecordId, part: StoryPart, winId: RecordId }

/** Where a part comes from, as it read when it was taken. */
export const StorySource = z
  .object({
    ...place,
    /** A piece of evidence of that win; `null` for what the win itself says. */
    evidenceId: RecordId.nullable(),
    kind: z.enum([...EvidenceKind.options, 'win']),
    title: line(0, 500),
    date: PartialDate.nullable(),
    /** The number that was taken into the part, with its unit. */
    number: Quantity.nullable(),
    capturedAt: Instant,
  })
  .meta({ id: 'StorySource' })
export type StorySource = z.infer<typeof StorySource>

const fields = {
  title: line(1, 200),
  /** Ids of our library, or names of the person's own; the first is its main point. */
  competencies: z.array(line(1, 60)).max(6),
  /** One for each length that it is told in, of which one at least; shortest first. */
  tellings: z.array(Telling).min(1).max(3),
  /** What it rests on; the first leads. */
  winIds: z.array(RecordId).max(MAX_WINS),
  note: prose(5_000),
}

/** What one tells of one's work, in five parts. */
export const Story = z.object({ ...envelope, ...fields, sources: z.array(StorySource).max(50) }).meta({ id: 'Story' })
export type Story = z.infer<typeof Story>

/** What a source says besides its place is read from the win. One that is there stays as it was taken. */
export const NewStorySource = z
  .strictObject({ ...place, id: RecordId.optional(), evidenceId: RecordId.nullish() })
  .meta({ id: 'NewStorySource' })

const editable = z.strictObject({ ...fields, sources: z.array(NewStorySource).max(50) }).partial()
export type StoryAsked = z.output<typeof editable>

/** With `winIds`, what is not said is filled in by those wins; without, a title is needed. */
export const NewStory = editable
  .extend({ id: RecordId.optional() })
  .refine(({ title, winIds }) => title !== undefined || (winIds?.length ?? 0) > 0, {
    path: ['title'],
    error: 'Say what it is called, or which wins it is made of.',
    params: { code: 'missing' },
  })
  .meta({ id: 'NewStory', example: { winIds: ['019a9b3c-5d00-7cc0-8000-0123456789ab'] } })
export type NewStory = z.input<typeof NewStory>

/** RFC 7396. Lists are given whole. */
export const StoryChanges = editable.meta({ id: 'StoryChanges', example: { title: 'The spike that wasn’t demand' } })
export type StoryChanges = z.input<typeof StoryChanges>

export const stories = defineKind('story', {
  schema: Story,
  version: 1,
  queries: {
    newest: { order: ['createdAt', 'id'], descending: true },
    /** Those that rest on a win. */
    ofWin: { each: 'winIds', order: ['createdAt', 'id'] },
  },
  text: ({ title, tellings, note }) => [title, ...tellings.flatMap((telling) => storyParts.map((part) => telling[part])), note],
  archive: {
    anew: (story, ids) => ({
      ...story,
      winIds: story.winIds.map((id) => anyAnew(ids, id)),
      sources: story.sources.map((source) => ({
        ...source,
        id: ids.within(source.id),
        winId: anyAnew(ids, source.winId),
        evidenceId: source.evidenceId && anyAnew(ids, source.evidenceId),
      })),
    }),
  },
})
