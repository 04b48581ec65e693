import { z } from 'zod'
import { defineKind, envelope, line, prose, RecordId } from '../kernel/index.ts'
import { archivedResume } from './archived.ts'
import { sectionKinds } from './section-kinds.ts'

export const ResumeTemplate = z.enum(['ledger', 'column', 'plain']).meta({ id: 'ResumeTemplate' })
export type ResumeTemplate = z.infer<typeof ResumeTemplate>

export const SectionKind = z.enum(sectionKinds).meta({ id: 'ResumeSectionKind' })
export type SectionKind = z.infer<typeof SectionKind>

/** A win, or a highlight of the experience it stands under. */
const Line = z.strictObject({ kind: z.enum(['win', 'highlight']), id: RecordId })

/** A record by its id; below an experience the lines that stand there, in their order. */
const Item = z.strictObject({ id: RecordId, hasSummary: z.boolean(), lines: z.array(Line).max(100) })

const Section = z
  .strictObject({
    kind: SectionKind,
    /** What it is headed by; empty for the word of the version's language. */
    title: line(0, 100),
    /** Empty where the section has no records of its own: the summary, languages, interests, references. */
    items: z.array(Item).max(500),
  })
  .meta({ id: 'ResumeSection' })
export type ResumeSection = z.infer<typeof Section>

/** What this version says in other words; the original is how it read when it was reworded. */
const Wording = z
  .strictObject({
    /** Of the profile, an experience, a highlight or a win. */
    id: RecordId,
    part: z.enum(['label', 'summary', 'position', 'line']),
    text: prose(5_000),
    original: prose(5_000),
  })
  .meta({ id: 'ResumeWording' })
export type ResumeWording = z.infer<typeof Wording>

type Asked = Pick<ResumeSection, 'items'>

/** A section names a record or a line once: each naming is read, set and compared for itself. */
function tellTwice({ items }: Asked, context: z.RefinementCtx): void {
  const seen = new Set<string>()
  const look = (id: string, path: PropertyKey[]) => {
    if (seen.has(id)) context.addIssue({ code: 'custom', path, message: 'This section names it already.', params: { code: 'duplicate' } })
    seen.add(id)
  }
  items.forEach(({ id, lines }, place) => {
    look(id, ['items', place, 'id'])
    lines.forEach((line, inItem) => {
      look(line.id, ['items', place, 'lines', inItem, 'id'])
    })
  })
}

const fields = {
  name: line(1, 200),
  template: ResumeTemplate,
  paper: z.enum(['a4', 'letter']),
  /** BCP 47: how dates and headings are written. */
  language: z.enum(['en-GB', 'en-US', 'de-DE']),
  /** How many pages it may have; `null` for any number. */
  pageTarget: z.int().min(1).max(10).nullable(),
  /** Which parts of the profile stand at its head, in their order. */
  contact: z.array(z.enum(['label', 'location', 'email', 'phone', 'url', 'links', 'photo'])).max(10),
  sections: z.array(Section).max(20),
  wording: z.array(Wording).max(1_000),
  /** The job it is meant for; compared here alone. */
  jobDescription: prose(20_000),
}

/** A version of the résumé: a choice and an order of records, never a copy. */
export const Resume = z.object({ ...envelope, ...fields }).meta({ id: 'Resume' })
export type Resume = z.infer<typeof Resume>

const editable = z.strictObject({ ...fields, sections: z.array(Section.superRefine(tellTwice)).max(20) }).partial()
export type ResumeAsked = z.output<typeof editable>

/** Without sections it begins with all that may be public, newest first. */
export const NewResume = editable
  .extend({ id: RecordId.optional(), name: fields.name })
  .meta({ id: 'NewResume', example: { name: 'For the lead role', template: 'ledger', paper: 'a4' } })
export type NewResume = z.input<typeof NewResume>

/** A version like another. */
export const CopiedResume = z
  .strictObject({ id: RecordId, name: fields.name })
  .partial()
  .meta({ id: 'CopiedResume', example: { name: 'For Ostrava' } })
export type CopiedResume = z.input<typeof CopiedResume>

/** RFC 7396. Lists are given whole. */
export const ResumeChanges = editable.meta({ id: 'ResumeChanges', example: { pageTarget: 1 } })
export type ResumeChanges = z.input<typeof ResumeChanges>

export const resumes = defineKind('resume', {
  schema: Resume,
  version: 1,
  noun: 'résumé',
  queries: { newest: { order: ['createdAt', 'id'], descending: true } },
  text: ({ name }) => [name],
  archive: archivedResume,
})
