import { z } from 'zod'
import { byItself, defineKind, envelope, foldText, line, OrderKey, RecordId } from '../../kernel/index.ts'
import { Extra } from '../extra.ts'

export const MAX_ALIASES = 30
export const MAX_KEYWORDS = 100

const fields = {
  name: line(1, 100),
  /** Other names that mean the same; former names are among them. */
  aliases: z.array(line(1, 100)).max(MAX_ALIASES),
  /** In the person's own words, such as “advanced”. */
  level: line(0, 60),
  /** What belongs to it: `keywords` of JSON Resume. */
  keywords: z.array(line(1, 100)).max(MAX_KEYWORDS),
  order: OrderKey,
  extra: Extra,
}

/** What the person says about a skill; what shows it is counted. */
export const Skill = z.object({ ...envelope, ...fields, importId: RecordId.nullable() }).meta({ id: 'Skill' })
export type Skill = z.infer<typeof Skill>

const editable = z.strictObject(fields).partial()
export type SkillAsked = z.output<typeof editable>

export const NewSkill = editable
  .extend({ id: RecordId.optional(), name: fields.name })
  .meta({ id: 'NewSkill', example: { name: 'Demand forecasting', aliases: ['Forecasting'], level: 'advanced' } })
export type NewSkill = z.input<typeof NewSkill>

/** RFC 7396. */
export const SkillChanges = editable.meta({ id: 'SkillChanges', example: { level: 'advanced' } })
export type SkillChanges = z.input<typeof SkillChanges>

export const skills = defineKind('skill', {
  schema: Skill,
  version: 1,
  keys: { names: ({ name, aliases }) => [...new Set([name, ...aliases].map(foldText))] },
  queries: {
    inOrder: { order: ['order', 'id'] },
    named: { each: 'names', order: ['order', 'id'] },
    byImport: { where: ['importId'], sparse: 'importId', order: ['id'] },
  },
  text: ({ name, aliases, keywords }) => [name, ...aliases, ...keywords],
  archive: byItself,
})
