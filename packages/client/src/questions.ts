import type { Import, ImportPreview, QuestionList } from '@throughline/core/import'
import type { BankQuestion, NewQuestion, QuestionChanges, QuestionFilter, StoryForQuestion } from '@throughline/core/interview'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

/** All of it has to hold; those of the trash stand alone. */
export interface QuestionOptions extends PageOptions, QuestionFilter {
  trash?: boolean | undefined
}

const at = (id: string) => `/questions/${encodeURIComponent(id)}`

/** The bank of interview questions: the person's own, and those of the library, which have slugs for ids. */
export const questions = (request: Connection['request']) => ({
  /** The person's own, newest first, then the library in its order; what is hidden is left out unless asked for. */
  list: (options: QuestionOptions = {}) => request<Page<BankQuestion>>('GET', '/questions', { query: { ...options } }),
  get: (id: string) => request<BankQuestion>('GET', at(id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewQuestion) => request<BankQuestion>('POST', '/questions', { body: input }),
  /** Of a question of the library, only `starred` and `hidden`. */
  edit: (id: string, changes: QuestionChanges, { version }: VersionOption = {}) =>
    request<BankQuestion>('PATCH', at(id), { body: changes, version }),
  /** Moves a question of one's own to the trash. */
  delete: (id: string, { version }: VersionOption = {}) => request<BankQuestion>('DELETE', at(id), { version }),
  /** What importing a pasted list would make; nothing is stored. */
  previewImport: (list: QuestionList) => request<ImportPreview>('POST', '/questions/import', { body: list, query: { preview: true } }),
  /** All or none; `imports.undo` takes it back. With an `id` of one's own, sending it again imports nothing twice. */
  import: (list: QuestionList) => request<Import>('POST', '/questions/import', { body: list }),
  /** The person's stories that answer it, best first, 10 when not said. */
  stories: async (id: string, limit?: number) =>
    (await request<{ items: StoryForQuestion[] }>('GET', `${at(id)}/stories`, { query: { limit } })).items,
  restore: (id: string) => request<BankQuestion>('POST', `${at(id)}/restore`),
})
