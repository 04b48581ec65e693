import type {
  Experience,
  ExperienceChanges,
  ExperienceKind,
  NewExperience,
  NewSkill,
  Profile,
  ProfileChanges,
  Skill,
  SkillChanges,
} from '@throughline/core/career'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

const at = (area: string, id: string) => `/${area}/${encodeURIComponent(id)}`

export interface ExperienceOptions<F> extends PageOptions {
  kind?: ExperienceKind | undefined
  trash?: boolean | undefined
  fields?: readonly F[]
}

/** Positions, degrees, projects and the rest. */
export const experiences = (request: Connection['request']) => ({
  /** As it was written down, oldest first; `career/experience-order` of the core puts it into the order it is shown in. */
  list: <F extends keyof Experience = keyof Experience>({ fields, ...options }: ExperienceOptions<F> = {}) =>
    request<Page<Pick<Experience, F>>>('GET', '/experiences', { query: { ...options, fields: fields?.join() } }),
  get: (id: string) => request<Experience>('GET', at('experiences', id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewExperience) => request<Experience>('POST', '/experiences', { body: input }),
  edit: (id: string, changes: ExperienceChanges, { version }: VersionOption = {}) =>
    request<Experience>('PATCH', at('experiences', id), { body: changes, version }),
  /** Moves the experience to the trash; its wins stay. */
  delete: (id: string, { version }: VersionOption = {}) => request<Experience>('DELETE', at('experiences', id), { version }),
  restore: (id: string) => request<Experience>('POST', `${at('experiences', id)}/restore`),
})

export const skills = (request: Connection['request']) => ({
  /** In their order. */
  list: (options: PageOptions & { trash?: boolean | undefined } = {}) => request<Page<Skill>>('GET', '/skills', { query: { ...options } }),
  get: (id: string) => request<Skill>('GET', at('skills', id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewSkill) => request<Skill>('POST', '/skills', { body: input }),
  /** A former name is kept as an alias, unless `aliases` are given. */
  edit: (id: string, changes: SkillChanges, { version }: VersionOption = {}) =>
    request<Skill>('PATCH', at('skills', id), { body: changes, version }),
  /** Makes another skill, which goes to the trash, a part of this one. */
  merge: (id: string, skillId: string, { version }: VersionOption = {}) =>
    request<Skill>('POST', `${at('skills', id)}/merge`, { body: { skillId }, version }),
  /** Moves the skill to the trash. */
  delete: (id: string, { version }: VersionOption = {}) => request<Skill>('DELETE', at('skills', id), { version }),
  restore: (id: string) => request<Skill>('POST', `${at('skills', id)}/restore`),
})

/** The one profile of the account. */
export const profile = (request: Connection['request']) => ({
  get: () => request<Profile>('GET', '/profile'),
  edit: (changes: ProfileChanges, { version }: VersionOption = {}) => request<Profile>('PATCH', '/profile', { body: changes, version }),
})
