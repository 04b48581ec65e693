import type { JudgedEdition } from '@throughline/core/edition'
import type { CopiedResume, NewResume, ParsedPage, Resume, ResumeChanges, ResumeCoverage, ResumePreview } from '@throughline/core/resume'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

const at = (id: string) => `/resumes/${encodeURIComponent(id)}`

/** Versions of the résumé; their documents are downloaded at `/resumes/{id}/document.pdf`, `.docx` and `.json`. */
export const resumes = (request: Connection['request']) => ({
  /** Newest first. */
  list: (options: PageOptions & { trash?: boolean | undefined } = {}) =>
    request<Page<Resume>>('GET', '/resumes', { query: { ...options } }),
  get: (id: string) => request<Resume>('GET', at(id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewResume) => request<Resume>('POST', '/resumes', { body: input }),
  edit: (id: string, changes: ResumeChanges, { version }: VersionOption = {}) =>
    request<Resume>('PATCH', at(id), { body: changes, version }),
  delete: (id: string, { version }: VersionOption = {}) => request<Resume>('DELETE', at(id), { version }),
  restore: (id: string) => request<Resume>('POST', `${at(id)}/restore`),
  duplicate: (id: string, input: CopiedResume = {}) => request<Resume>('POST', `${at(id)}/duplicate`, { body: input }),
  /** What it says and where it stands on its pages. */
  layout: (id: string) => request<ResumePreview>('GET', `${at(id)}/layout`),
  /** What the description of the job asks for, and what the version says to it. */
  coverage: (id: string) => request<ResumeCoverage>('GET', `${at(id)}/coverage`),
  parsed: (id: string) => request<{ pages: ParsedPage[] }>('GET', `${at(id)}/parsed`),
  editions: (id: string) => request<{ items: JudgedEdition[] }>('GET', `${at(id)}/editions`),
})
