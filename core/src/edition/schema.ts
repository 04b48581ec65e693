import { z } from 'zod'
import { anyAnew, type Belonging, defineKind, envelope, Instant, line, RecordId } from '../kernel/index.ts'

/** What a record said when a document was made of it. */
const EditionSource = z.object({
  kind: line(1, 40),
  id: RecordId,
  title: line(0, 500),
  /** SHA-256 in lower-case hexadecimal of what the document took from it. */
  print: z.string().regex(/^[0-9a-f]{64}$/),
})

/** A document that was handed out: of what it was made, so that one can tell when it is older than its sources. */
export const Edition = z
  .object({
    ...envelope,
    of: z.enum(['resume', 'review-packet']),
    documentId: RecordId,
    format: z.enum(['pdf', 'docx', 'markdown', 'json-resume']),
    madeAt: Instant,
    /** For whom, in the person's words. */
    note: line(0, 200),
    sources: z.array(EditionSource).max(2_000),
  })
  .meta({ id: 'Edition' })
export type Edition = z.infer<typeof Edition>

/** An edition, and what has happened to its sources since. */
export const JudgedEdition = Edition.extend({
  isOlder: z.boolean(),
  changed: z.array(z.object({ kind: z.string(), id: RecordId, title: z.string(), change: z.enum(['changed', 'added', 'left-out']) })),
}).meta({ id: 'JudgedEdition' })
export type JudgedEdition = z.infer<typeof JudgedEdition>

export const EditionChanges = z
  .strictObject({ note: line(0, 200) })
  .partial()
  .meta({ id: 'EditionChanges', example: { note: 'Sent to Ruth' } })
export type EditionChanges = z.input<typeof EditionChanges>

export const editions = defineKind('edition', {
  schema: Edition,
  version: 1,
  queries: { ofDocument: { where: ['documentId'], order: ['madeAt', 'id'], descending: true } },
  archive: {
    goesWithOwner: true,
    anew(edition, ids) {
      const documentId = ids.of(edition.documentId)
      if (documentId === null) return null
      return { ...edition, documentId, sources: edition.sources.map((source) => ({ ...source, id: anyAnew(ids, source.id) })) }
    },
  },
})

/** The editions of a document, which go with it. */
export const editionsOfDocument: Belonging<Edition> = { kind: editions, query: editions.queries.ofDocument }
