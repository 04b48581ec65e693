import type {
  Journal,
  JournalChanges,
  JournalEntry,
  JournalEntryChanges,
  JournalRevision,
  JournalTemplate,
  JournalTemplateChanges,
  NewJournal,
  NewJournalEntry,
  NewJournalRevision,
  NewJournalTemplate,
} from '@throughline/core/journal'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

/**
 * Entries by the day they are about: plain dates, `before` excluded. Where several conditions must hold, a page may have fewer
 * than asked for before the last.
 */
export interface JournalOptions extends PageOptions {
  from?: string | undefined
  before?: string | undefined
  /** `open`: the journal everybody has. */
  journalId?: string | undefined
  /** Whatever its case. */
  tag?: string | undefined
  /** One of these moods, from -2 to 2. */
  moods?: readonly number[] | undefined
  starred?: boolean | undefined
  /** Whether they show a picture. */
  photo?: boolean | undefined
  /** Naming this record by a link. */
  linkedId?: string | undefined
  order?: 'newest' | 'oldest' | undefined
  trash?: boolean | undefined
}

/** Which fields of each; a list needs no bodies. */
interface Chosen<F> {
  fields?: readonly F[]
}

const at = (area: string, id: string) => `/${area}/${encodeURIComponent(id)}`

/** What is written, and how it read before. */
export const journal = (request: Connection['request']) => ({
  /** Newest first unless said. */
  list: <F extends keyof JournalEntry = keyof JournalEntry>({ fields, moods, ...options }: JournalOptions & Chosen<F> = {}) =>
    request<Page<Pick<JournalEntry, F>>>('GET', '/journal-entries', { query: { ...options, mood: moods?.join(), fields: fields?.join() } }),
  get: (id: string) => request<JournalEntry>('GET', at('journal-entries', id)),
  /** Erases a part of the trash for good; ask again until it is empty. */
  emptyTrash: () => request<{ erased: number; isEmpty: boolean }>('DELETE', '/journal-entries/trash'),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewJournalEntry) => request<JournalEntry>('POST', '/journal-entries', { body: input }),
  edit: (id: string, changes: JournalEntryChanges, { version }: VersionOption = {}) =>
    request<JournalEntry>('PATCH', at('journal-entries', id), { body: changes, version }),
  /** Moves the entry to the trash. */
  remove: (id: string, { version }: VersionOption = {}) => request<JournalEntry>('DELETE', at('journal-entries', id), { version }),
  restore: (id: string) => request<JournalEntry>('POST', `${at('journal-entries', id)}/restore`),
  /** How an entry read before, newest first. */
  revisions: <F extends keyof JournalRevision = keyof JournalRevision>(id: string, { fields, ...page }: PageOptions & Chosen<F> = {}) =>
    request<Page<Pick<JournalRevision, F>>>('GET', `${at('journal-entries', id)}/revisions`, {
      query: { ...page, fields: fields?.join() },
    }),
  /** Keeps another text among them. With an `id` of one's own, sending it again keeps nothing twice. */
  keepRevision: (id: string, text: NewJournalRevision) =>
    request<JournalRevision>('POST', `${at('journal-entries', id)}/revisions`, { body: text }),
  revision: (id: string) => request<JournalRevision>('GET', at('journal-revisions', id)),
  /** Answers the entry as it reads then; `version` is that of the entry. */
  restoreRevision: (id: string, { version }: VersionOption = {}) =>
    request<JournalEntry>('POST', `${at('journal-revisions', id)}/restore`, { version }),
})

/** The journals beside the one everybody has. */
export const journals = (request: Connection['request']) => ({
  /** Oldest first. */
  list: (options: PageOptions = {}) => request<Page<Journal>>('GET', '/journals', { query: { ...options } }),
  get: (id: string) => request<Journal>('GET', at('journals', id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewJournal) => request<Journal>('POST', '/journals', { body: input }),
  edit: (id: string, changes: JournalChanges, { version }: VersionOption = {}) =>
    request<Journal>('PATCH', at('journals', id), { body: changes, version }),
  /** Moves the journal to the trash; refused while there are entries in it. */
  remove: (id: string, { version }: VersionOption = {}) => request<Journal>('DELETE', at('journals', id), { version }),
  restore: (id: string) => request<Journal>('POST', `${at('journals', id)}/restore`),
})

/** The person's own ways for an entry to begin. */
export const journalTemplates = (request: Connection['request']) => ({
  /** Oldest first. */
  list: (options: PageOptions = {}) => request<Page<JournalTemplate>>('GET', '/journal-templates', { query: { ...options } }),
  get: (id: string) => request<JournalTemplate>('GET', at('journal-templates', id)),
  /** With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewJournalTemplate) => request<JournalTemplate>('POST', '/journal-templates', { body: input }),
  edit: (id: string, changes: JournalTemplateChanges, { version }: VersionOption = {}) =>
    request<JournalTemplate>('PATCH', at('journal-templates', id), { body: changes, version }),
  /** Moves the template to the trash. */
  remove: (id: string, { version }: VersionOption = {}) => request<JournalTemplate>('DELETE', at('journal-templates', id), { version }),
  restore: (id: string) => request<JournalTemplate>('POST', `${at('journal-templates', id)}/restore`),
})
