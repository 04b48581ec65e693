import { z } from 'zod'
import { Decimal, defineKind, envelope, Instant, line, PlainDate, prose, RecordId } from '../kernel/index.ts'
import { archivedPacket } from './archived.ts'

/** Where a sentence comes from, as it read when it was drafted or linked. */
export const SentenceSource = z
  .strictObject({
    kind: z.enum(['win', 'goal', 'check-in', 'task', 'journal-entry', 'skill', 'experience']),
    id: RecordId,
    title: line(0, 500),
    /** Its day or days, in words of partial dates: `2026-09-30` or `2026-08-31/2026-11-09` (ISO 8601). */
    date: line(0, 21),
    /** The number the sentence says, so that one that was corrected is found. */
    number: Decimal.nullable(),
  })
  .meta({ id: 'SentenceSource' })
export type SentenceSource = z.infer<typeof SentenceSource>

export const Sentence = z
  .strictObject({
    id: RecordId,
    text: prose(5_000),
    /** None: the person's own words. */
    sources: z.array(SentenceSource).max(20),
    /** How it was drafted; `null` for what a person wrote. It was edited where the text differs. */
    drafted: prose(5_000).nullable(),
  })
  .meta({ id: 'Sentence' })
export type Sentence = z.infer<typeof Sentence>

export const Paragraph = z.strictObject({ id: RecordId, sentences: z.array(Sentence).max(200) }).meta({ id: 'PacketParagraph' })
export type Paragraph = z.infer<typeof Paragraph>

export const PacketSectionKind = z.enum(['in-short', 'wins', 'goals', 'growth', 'next', 'own']).meta({ id: 'PacketSectionKind' })
export type PacketSectionKind = z.infer<typeof PacketSectionKind>

export const PacketSection = z
  .strictObject({
    id: RecordId,
    kind: PacketSectionKind,
    heading: line(0, 200),
    paragraphs: z.array(Paragraph).max(200),
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
  sections: z.array(PacketSection).max(30),
  /** When it was handed in, on the person's word; from then on nothing is drawn into it. */
  sentAt: Instant.nullable(),
}

/** What a range of time held, drafted from records and edited freely. */
export const ReviewPacket = z
  .object({
    ...envelope,
    ...fields,
    /** Records that were drafted and taken out again, so that drawing anew leaves them out. */
    leftOut: z.array(RecordId).max(5_000),
    /** When it was last drawn from the records. */
    drawnAt: Instant,
  })
  .meta({ id: 'ReviewPacket' })
export type ReviewPacket = z.infer<typeof ReviewPacket>

const range = z.strictObject(fields).partial()
export type PacketAsked = z.output<typeof range>

const endsAfterItBegins = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined || until === undefined || from <= until
const wrongRange = { path: ['until'], error: 'It ends on or after the day it begins.', params: { code: 'ends_before_start' } }

/** Drafted as it is made, unless sections are given. */
export const NewReviewPacket = range
  .extend({ id: RecordId.optional(), from: fields.from, until: fields.until })
  .refine(endsAfterItBegins, wrongRange)
  .meta({ id: 'NewReviewPacket', example: { from: '2026-07-01', until: '2026-12-31', audience: 'Ruth Callan' } })
export type NewReviewPacket = z.input<typeof NewReviewPacket>

/** RFC 7396. Sections are given whole. */
export const ReviewPacketChanges = range.refine(endsAfterItBegins, wrongRange).meta({
  id: 'ReviewPacketChanges',
  example: { title: 'July to December 2026' },
})
export type ReviewPacketChanges = z.input<typeof ReviewPacketChanges>

export const reviewPackets = defineKind('review-packet', {
  schema: ReviewPacket,
  version: 1,
  queries: { newest: { order: ['until', 'id'], descending: true } },
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
