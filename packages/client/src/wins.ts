import type {
  AddedEvidence,
  CommonSkill,
  CompetenciesShown,
  NewWin,
  SkillsShown,
  Win,
  WinChanges,
  WinStats,
  WinSuggestions,
  WinWords,
} from '@throughline/core/career'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

/**
 * Of an experience (`none`: of none), with a competency or a skill, of a source, or in the trash: one of these at a time. Days
 * are plain dates, `before` excluded.
 */
export interface WinOptions extends PageOptions {
  experienceId?: string | undefined
  competency?: string | undefined
  skill?: string | undefined
  sourceId?: string | undefined
  trash?: boolean | undefined
  from?: string | undefined
  before?: string | undefined
}

const at = (id: string) => `/wins/${encodeURIComponent(id)}`

/** What was achieved, with its evidence. */
export const wins = (request: Connection['request']) => ({
  /** Newest first. */
  list: <F extends keyof Win = keyof Win>({ fields, ...options }: WinOptions & { fields?: readonly F[] } = {}) =>
    request<Page<Pick<Win, F>>>('GET', '/wins', { query: { ...options, fields: fields?.join() } }),
  get: (id: string) => request<Win>('GET', at(id)),
  /** With `from`, the rest is filled in by that record. With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewWin) => request<Win>('POST', '/wins', { body: input }),
  edit: (id: string, changes: WinChanges, { version }: VersionOption = {}) => request<Win>('PATCH', at(id), { body: changes, version }),
  /** Moves the win to the trash. */
  delete: (id: string, { version }: VersionOption = {}) => request<Win>('DELETE', at(id), { version }),
  restore: (id: string) => request<Win>('POST', `${at(id)}/restore`),
  /** With an `evidenceId` of one's own, sending it again adds nothing twice; `putBack` is one that was taken away, as it was. */
  addEvidence: (id: string, evidence: AddedEvidence, { version }: VersionOption = {}) =>
    request<Win>('POST', `${at(id)}/evidence`, { body: evidence, version }),
  removeEvidence: (id: string, evidenceId: string, { version }: VersionOption = {}) =>
    request<Win>('DELETE', `${at(id)}/evidence/${encodeURIComponent(evidenceId)}`, { version }),
  /** What all of them come to. */
  stats: () => request<WinStats>('GET', '/wins/stats'),
  /** How many wins were made of each of some records, up to 200; those of which none was are left out. */
  sourceCounts: async (ids: readonly string[]) => {
    const counted = request<{ items: { id: string; wins: number }[] }>('GET', '/wins/source-counts', { query: { ids: ids.join() } })
    return Object.fromEntries((await counted).items.map(({ id, wins }) => [id, wins]))
  },
})

/** Our competencies and the person's own, with what shows them. */
export const competencies = (request: Connection['request']) => ({
  list: async () => (await request<CompetenciesShown>('GET', '/competencies')).items,
})

/** What shows skills, and what they are commonly called. */
export const skillEvidence = (request: Connection['request']) => ({
  /** Those that most shows; `more` says how many more are named and not listed. */
  list: () => request<SkillsShown>('GET', '/skills/evidence'),
  /** Common skills of which a name, or a word of it, begins so. */
  common: async (q: string) =>
    (await request<{ items: Pick<CommonSkill, 'name' | 'aliases'>[] }>('GET', '/skills/common', { query: { q } })).items,
})

/** What the words of a win lead to, or what to ask for. */
export const winSuggestions = (request: Connection['request']) => (words: WinWords) =>
  request<WinSuggestions>('POST', '/win-suggestions', { body: words })
