import { z } from 'zod'
import { EvidenceKind, PartialDate, Quantity } from '../../career/index.ts'
import { anyAnew, defineKind, envelope, Instant, line, prose, RecordId } from '../../kernel/index.ts'
import { AnswerMinutes } from '../question/schema.ts'
import { storyParts } from './parts.ts'

/** Stories in an account that are not in the trash. */
export const MAX_STORIES = 500

/** Wins that a story may rest on, and places that its parts come from. */
export const MAX_STORY_WINS = 10
export const MAX_STORY_SOURCES = 50

/** UTF-16 units of one part of a telling. */
export const MAX_PART = 4_000

const StoryPart = z.enum(storyParts).meta({ id: 'StoryPart' })

/** Markdown. */
const part = prose(MAX_PART)

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

/** Tellings as they are kept: one for each length, shortest first. */
const tellings = z
  .array(Telling)
  .min(1)
  .max(3)
  .superRefine((all, context) => {
    for (const [place, { minutes }] of all.entries())
      if (all.findIndex((one) => one.minutes === minutes) < place)
        context.addIssue({
          code: 'custom',
          path: [place, 'minutes'],
          message: 'There is another telling of this length.',
          params: { code: 'duplicate' },
        })
  })
  .overwrite((all) => all.toSorted((a, b) => a.minutes - b.minutes))

/** A win is named once, as stores find a story by each. */
const winIds = z
  .array(RecordId)
  .max(MAX_STORY_WINS)
  .superRefine((all, context) => {
    for (const [place, id] of all.entries())
      if (all.indexOf(id) < place)
        context.addIssue({ code: 'custom', path: [place], message: 'This win is named twice.', params: { code: 'duplicate' } })
  })

const fields = {
  title: line(1, 200),
  /** Ids of our library, or names of the person's own; the first is its main point. */
  competencies: z.array(line(1, 60)).max(6),
  /** One for each length that it is told in, of which one at least; shortest first. */
  tellings,
  /** What it rests on; the first leads. */
  winIds,
  note: prose(5_000),
}

/** What one tells of one's work, in five parts. */
export const Story = z.object({ ...envelope, ...fields, sources: z.array(StorySource).max(MAX_STORY_SOURCES) }).meta({ id: 'Story' })
export type Story = z.infer<typeof Story>

/**
 * A source by its place, whose words are read from the win; one that is there stays as it was taken. Given whole, it is put
 * back as it was: its win may be gone by now.
 */
const AskedSource = z
  .union([StorySource.strict(), z.strictObject({ ...place, id: RecordId.optional(), evidenceId: RecordId.nullish() })])
  .meta({ id: 'AskedStorySource', example: { part: 'result', winId: '019a9b50-0000-7cc0-8000-0123456789ab' } })
export type AskedSource = z.output<typeof AskedSource>

const editable = z.strictObject({ ...fields, sources: z.array(AskedSource).max(MAX_STORY_SOURCES) }).partial()
export type StoryAsked = z.output<typeof editable>

/** With `winIds`, what is not said is filled in by those wins; without, a title is needed. */
export const NewStory = editable
  .extend({ id: RecordId.optional() })
  .refine(({ title, winIds }) => title !== undefined || (winIds?.length ?? 0) > 0, {
    path: ['title'],
    error: 'Say what it is called, or which wins it is made of.',
    params: { code: 'missing' },
  })
  .meta({ id: 'NewStory', example: { winIds: ['019a9b50-0000-7cc0-8000-0123456789ab'] } })
export type NewStory = z.input<typeof NewStory>

/** RFC 7396. Lists are given whole. */
export const StoryChanges = editable.meta({ id: 'StoryChanges', example: { title: 'The spike that wasn’t demand' } })
export type StoryChanges = z.input<typeof StoryChanges>

/** A further fact of a win that is to stand in a part. */
export const NewStorySource = z
  .strictObject({
    ...place,
    id: RecordId.optional(),
    evidenceId: RecordId.nullish(),
    /** Whether it is put into words at the end of the part, where that does not say it yet. */
    append: z.boolean().optional(),
    /** In which telling; in all when absent. */
    minutes: AnswerMinutes.optional(),
  })
  .meta({ id: 'NewStorySource', example: { part: 'result', winId: '019a9b50-0000-7cc0-8000-0123456789ab', append: true } })
export type NewStorySource = z.input<typeof NewStorySource>

export const stories = defineKind('story', {
  schema: Story,
  version: 1,
  queries: {
    newest: { order: ['createdAt', 'id'], descending: true },
    /** Those that rest on a win. */
    ofWin: { each: 'winIds', order: ['createdAt', 'id'], descending: true },
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
