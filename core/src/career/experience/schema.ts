import { z } from 'zod'
import { type ArchiveRule, defineKind, envelope, foldText, line, OrderKey, prose, RecordId } from '../../kernel/index.ts'
import { PartialDate } from '../dated.ts'
import { Extra } from '../extra.ts'
import { MAX_HIGHLIGHTS, MAX_NAMED_SKILLS } from '../limits.ts'
import { WebAddress } from '../web-address.ts'

export const ExperienceKind = z
  .enum(['work', 'education', 'project', 'volunteer', 'certificate', 'award', 'publication'])
  .meta({ id: 'ExperienceKind' })
export type ExperienceKind = z.infer<typeof ExperienceKind>

/** A line that stands on its own, without a win behind it. */
export const Highlight = z.object({ id: RecordId, text: line(1, 1_000) }).meta({ id: 'Highlight' })
export type Highlight = z.infer<typeof Highlight>

/** Somebody met there: a manager, a colleague, a mentor. */
const Person = z.strictObject({ name: line(1, 200), role: line(0, 200) })

const fields = {
  kind: ExperienceKind,
  /** Role, degree, project, certificate, award or publication. */
  position: line(0, 300),
  /** Employer, school, client, issuer, awarder or publisher. */
  organisation: line(0, 300),
  location: line(0, 200),
  url: WebAddress.nullable(),
  /** When it began, or was given or published. */
  startDate: PartialDate.nullable(),
  /** When it ended, or ends to be valid; `null` while it lasts, and where nobody has said. */
  endDate: PartialDate.nullable(),
  /** Whether it lasts; a fact, not a date. */
  isOngoing: z.boolean(),
  /** Markdown. */
  summary: prose(5_000),
  highlights: z.array(Highlight).max(MAX_HIGHLIGHTS),
  /** By their names; see the kind `skill`. */
  skills: z.array(line(1, 100)).max(MAX_NAMED_SKILLS),
  people: z.array(Person).max(50),
  /** Of education: what was studied, how, and how well. */
  area: line(0, 300),
  studyType: line(0, 200),
  score: line(0, 100),
  courses: z.array(line(1, 300)).max(100),
  /** Of a project. */
  roles: z.array(line(1, 200)).max(20),
  /** Its place in the order by hand; `null` where it goes by its date. */
  order: OrderKey.nullable(),
  extra: Extra,
}

export const Experience = z
  .object({
    ...envelope,
    ...fields,
    /** The import that made it, if one did. */
    importId: RecordId.nullable(),
  })
  .meta({ id: 'Experience' })
export type Experience = z.infer<typeof Experience>

const editable = z
  .strictObject({
    ...fields,
    /** Those without an id are new. */
    highlights: z.array(Highlight.extend({ id: RecordId.optional() })).max(MAX_HIGHLIGHTS),
  })
  .partial()

/** What is asked of an experience, once read. */
export type ExperienceAsked = z.output<typeof editable>

export const NewExperience = editable.extend({ id: RecordId.optional(), kind: ExperienceKind }).meta({
  id: 'NewExperience',
  example: {
    kind: 'work',
    position: 'Senior supply-chain analyst',
    organisation: 'Pellworth Kitchenware',
    startDate: '2023-03',
    isOngoing: true,
  },
})
export type NewExperience = z.input<typeof NewExperience>

/** RFC 7396: what is absent stays, `null` empties. */
export const ExperienceChanges = editable.meta({ id: 'ExperienceChanges', example: { endDate: '2026-10', isOngoing: false } })
export type ExperienceChanges = z.input<typeof ExperienceChanges>

/** A highlight is named by the versions of the résumé, which bring it under the same new id. */
const archive: ArchiveRule<Experience> = {
  anew: (experience, ids) => ({
    ...experience,
    highlights: experience.highlights.map((highlight) => ({ ...highlight, id: ids.within(highlight.id) })),
  }),
}

export const experiences = defineKind('experience', {
  schema: Experience,
  version: 1,
  keys: {
    skillKeys: ({ skills }) => [...new Set(skills.map(foldText))],
    organisationKey: ({ organisation }) => foldText(organisation),
  },
  queries: {
    oldest: { order: ['createdAt', 'id'] },
    ofKind: { where: ['kind'], order: ['createdAt', 'id'] },
    ofOrganisation: { where: ['organisationKey'], order: ['createdAt', 'id'] },
    withSkill: { each: 'skillKeys', order: ['createdAt', 'id'] },
    byImport: { where: ['importId'], sparse: 'importId', order: ['id'] },
  },
  text: ({ position, organisation, summary, highlights }) => [position, organisation, ...highlights.map(({ text }) => text), summary],
  archive,
})
