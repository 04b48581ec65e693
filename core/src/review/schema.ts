import { z } from 'zod'
import { JudgedEdition } from '../edition/index.ts'
import { Decimal, defineKind, envelope, Instant, languages, line, PlainDate, prose, RecordId } from '../kernel/index.ts'
import { archivedPacket } from './archived.ts'
import { decidedBefore } from './decided-before.ts'

export const SourceKind = z
  .enum(['win', 'goal', 'check-in', 'task', 'journal-entry', 'skill', 'experience'])
  .meta({ id: 'PacketSourceKind' })
export type SourceKind = z.infer<typeof SourceKind>

/** Where a sentence comes from, as it read when it was drafted or linked. */
export const SentenceSource = z
  .strictObject({
    kind: SourceKind,
    id: RecordId,
    title: line(0, 500),
    /** Its day or days, in words of partial dates: `2026-09-30` or `2026-08-31/2026-11-09` (ISO 8601). */
    date: line(0, 21),
    /** The numbers the sentence says of it, so that one that was corrected is found. */
    numbers: z.array(Decimal).max(10),
  })
  .meta({ id: 'SentenceSource' })
export type SentenceSource = z.infer<typeof SentenceSource>

/**
 * What a drafted sentence says of its record: a win in short, told, how it was done, in numbers; a goal's way, its days and
 * what is ahead; or of all of it.
 */
export const Facet = z
  .enum(['headline', 'told', 'how', 'effect', 'moved', 'measured', 'outlook', 'skills', 'competencies', 'themes'])
  .meta({ id: 'PacketFacet' })
export type Facet = z.infer<typeof Facet>

/** By which drawing anew knows a sentence again: what it says, and of which record; `null` where that is of several. */
export const DraftKey = z.strictObject({ facet: Facet, of: RecordId.nullable() }).meta({ id: 'DraftKey' })
export type DraftKey = z.infer<typeof DraftKey>

/** What a person decided of a goal as a whole: that packets leave it out, or that it is put in. The latest of all packets counts for the next. */
export const DecidedGoal = z
  .strictObject({
    of: RecordId,
    isOut: z.boolean(),
    at: Instant,
    /** The packet it was decided in, where that is an earlier one. */
    from: RecordId.nullable(),
  })
  .meta({ id: 'DecidedGoal' })
export type DecidedGoal = z.infer<typeof DecidedGoal>

/** Records that a sentence rests on. */
export const MAX_SOURCES = 100
/** Of a packet, and of each of its sections. */
export const [MAX_SECTIONS, MAX_PARAGRAPHS] = [30, 200]
/** Keys of what was taken out; the oldest are let go beyond. */
export const MAX_LEFT_OUT = 5_000
/** Goals that were decided of; the oldest are let go beyond. */
export const MAX_DECIDED = 1_000
/** Sentences that were cut and may be pasted again; the oldest are let go beyond. */
export const MAX_CUT = 100

export const Sentence = z
  .strictObject({
    id: RecordId,
    text: prose(5_000),
    /** None: the person's own words. */
    sources: z.array(SentenceSource).max(MAX_SOURCES),
    /** How it was drafted; `null` for what a person wrote. It was edited where the text differs. */
    drafted: z.strictObject({ ...DraftKey.shape, text: prose(5_000) }).nullable(),
  })
  .meta({ id: 'Sentence' })
export type Sentence = z.infer<typeof Sentence>

/** Characters of all sentences of a paragraph, as many as are edited as one text. */
const MAX_PARAGRAPH_LENGTH = 20_000

export const Paragraph = z
  .strictObject({ id: RecordId, sentences: z.array(Sentence).max(200) })
  .refine(({ sentences }) => sentences.reduce((sum, { text }) => sum + text.length, 0) <= MAX_PARAGRAPH_LENGTH, {
    path: ['sentences'],
    error: `A paragraph holds at most ${MAX_PARAGRAPH_LENGTH} characters.`,
    params: { code: 'too_long' },
  })
  .meta({ id: 'PacketParagraph' })
export type Paragraph = z.infer<typeof Paragraph>

/** What a packet is drafted in, with the headings and what stands around it in a document. */
export const PacketLanguage = z.enum(languages).meta({ id: 'PacketLanguage' })
export type PacketLanguage = z.infer<typeof PacketLanguage>

export const PacketSectionKind = z.enum(['in-short', 'wins', 'goals', 'growth', 'next', 'own']).meta({ id: 'PacketSectionKind' })
export type PacketSectionKind = z.infer<typeof PacketSectionKind>

export const PacketSection = z
  .strictObject({
    id: RecordId,
    kind: PacketSectionKind,
    heading: line(0, 200),
    paragraphs: z.array(Paragraph).max(MAX_PARAGRAPHS),
  })
  .meta({ id: 'PacketSection' })
export type PacketSection = z.infer<typeof PacketSection>

const fields = {
  title: line(1, 200),
  /** Who reads it, in the person's words. */
  audience: line(0, 200),
  /** The first and the last day it tells of. */
  from: PlainDate,
  until: PlainDate,
  language: PacketLanguage,
  sections: z.array(PacketSection).max(MAX_SECTIONS),
  /** When it was handed in, on the person's word; from then on nothing is drawn into it. */
  sentAt: Instant.nullable(),
}

/** What goes along with the sections, and is given to take a packet back to what it was. */
const kept = {
  /** What was drafted and taken out again, so that drawing anew leaves it out. */
  leftOut: z.array(DraftKey).max(MAX_LEFT_OUT),
  /** Of each goal at most once. */
  decided: z.array(DecidedGoal).max(MAX_DECIDED),
  /** When it was last drawn from the records. */
  drawnAt: Instant,
}

/** What a range of time held, drafted from records and edited freely. */
export const ReviewPacket = z
  .object({
    ...envelope,
    ...fields,
    ...kept,
    /** Sentences with sources that are in no section any more, the latest last: pasted again, they keep them. */
    cut: z.array(Sentence).max(MAX_CUT),
  })
  .meta({ id: 'ReviewPacket' })
export type ReviewPacket = z.infer<typeof ReviewPacket>

const editable = z.strictObject(fields).partial()

const endsAfterItBegins = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined || until === undefined || from <= until
const wrongRange = { path: ['until'], error: 'It ends on or after the day it begins.', params: { code: 'ends_before_start' } }

/** Drafted as it is made, unless sections are given; without a language, in the person's own. */
export const NewReviewPacket = editable
  .extend({ id: RecordId.optional(), from: fields.from, until: fields.until })
  .refine(endsAfterItBegins, wrongRange)
  .meta({ id: 'NewReviewPacket', example: { from: '2026-07-01', until: '2026-12-31', audience: 'Ruth Callan' } })
export type NewReviewPacket = z.input<typeof NewReviewPacket>

/** RFC 7396. Sections are given whole; with `leftOut` nothing besides is left out. */
export const ReviewPacketChanges = z
  .strictObject({ ...fields, ...kept })
  .partial()
  .refine(endsAfterItBegins, wrongRange)
  .meta({
    id: 'ReviewPacketChanges',
    example: { title: 'July to December 2026' },
  })
export type ReviewPacketChanges = z.input<typeof ReviewPacketChanges>

/** The text of a paragraph as it is to read; an empty line begins another, nothing takes it away. */
export const ParagraphText = z
  .strictObject({ paragraphId: RecordId, text: prose(MAX_PARAGRAPH_LENGTH) })
  .meta({ id: 'ParagraphText', example: { paragraphId: '019a9b3c-5d00-7cc0-8000-0123456789ab', text: 'I cut stock-outs by half.' } })
export type ParagraphText = z.input<typeof ParagraphText>

/** A record that is to stand behind a sentence. */
export const SourceLink = z.strictObject({ sentenceId: RecordId, kind: SourceKind, id: RecordId }).meta({
  id: 'SourceLink',
  example: { sentenceId: '019a9b3c-5d00-7cc0-8000-0123456789ab', kind: 'task', id: '019a9b3c-5d00-7cc0-8000-0123456789ac' },
})
export type SourceLink = z.input<typeof SourceLink>

/** What is to be drawn: whatever is new; besides, what one record says that was left out, or the numbers of some sentences as they are now. */
export const Drawing = z
  .strictObject({ putIn: RecordId, take: z.array(RecordId).max(500) })
  .partial()
  .meta({ id: 'PacketDrawing', example: {} })
export type Drawing = z.input<typeof Drawing>

/** Why a win or goal is in no sentence. */
export const WhyLeftOut = z
  .enum(['private', 'taken-out', 'no-number', 'job-search', 'personal', 'dropped', 'too-many', 'not-drawn'])
  .meta({ id: 'WhyLeftOut' })
export type WhyLeftOut = z.infer<typeof WhyLeftOut>

/** What has happened to the records of a packet since it was drawn, and to the documents made of it. */
export const PacketState = z
  .object({
    /** Sentences whose numbers read otherwise by now, and how the sentence would read with them. */
    changed: z.array(
      z.object({
        sentenceId: RecordId,
        before: z.array(Decimal),
        now: z.array(Decimal),
        text: z.string(),
        /** Whether the person's wording stays, with other numbers in it. */
        keepsWording: z.boolean(),
      }),
    ),
    /** Sentences that stay here: a win behind them is private, or gone. */
    withheld: z.array(RecordId),
    /** Wins and goals of the range that nothing says. */
    leftOut: z.array(
      z.object({
        kind: z.enum(['win', 'goal']),
        id: RecordId,
        title: z.string(),
        date: z.string(),
        why: WhyLeftOut,
        /** Pieces of evidence. */
        evidence: z.int(),
      }),
    ),
    /** How many sentences drawing would add. */
    fresh: z.int(),
    /** Newest first. */
    editions: z.array(JudgedEdition),
  })
  .meta({ id: 'PacketState' })
export type PacketState = z.infer<typeof PacketState>

export const reviewPackets = defineKind('review-packet', {
  schema: ReviewPacket,
  version: 3,
  upcasters: { 1: (packet) => ({ ...packet, language: 'en', cut: [] }), 2: decidedBefore },
  keys: { decides: ({ decided }) => decided.length > 0 || null },
  queries: {
    newest: { order: ['until', 'id'], descending: true },
    deciding: { where: ['decides'], sparse: 'decides', order: ['id'] },
    decidingInTrash: { where: ['decides'], sparse: 'decides', order: ['id'], trash: true },
  },
  text: ({ title, audience, sections }) => [
    title,
    audience,
    ...sections.flatMap(({ heading, paragraphs }) => [
      heading,
      ...paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    ]),
  ],
  archive: archivedPacket,
})
