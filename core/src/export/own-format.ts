import type { Kind, StoredRecord } from '../kernel/index.ts'
import { completions, tasks, timeEntries } from '../task/index.ts'

/** What an own export says it is, in `tasks.json`, `goals.json` and in the file `throughline.json` of an archive. */
export const OWN_FORMAT = 'throughline'
/** Of these two by themselves. Higher when a reader of today could not make sense of it. */
export const OWN_VERSION = 1
/** Of an archive; those of version 1 held a `tasks.json` and nothing else to read back. */
export const ARCHIVE_VERSION = 2

/** The lists of a `tasks.json`, by their names in it. */
export const ownLists = { tasks, completions, timeEntries } as const

/** The versions that records are in, by kind. */
export const versionsOf = (kinds: readonly Pick<Kind, 'name' | 'version'>[]): Readonly<Record<string, number>> =>
  Object.fromEntries(kinds.map(({ name, version }) => [name, version]))

/** A kind whose records are what a person wrote. */
export type ArchivedKind<R extends StoredRecord = StoredRecord> = Kind<R> & { readonly archive: NonNullable<Kind<R>['archive']> }

/** Those of the kinds that go into an archive. */
export const archivedKinds = (kinds: readonly Kind[]): readonly ArchivedKind[] =>
  kinds.filter((kind): kind is ArchivedKind => kind.archive !== undefined && kind.archive !== null)

/** What the archive says of itself. */
export const ABOUT_FILE = 'throughline.json'

/** How the person has settled the app. */
export const SETTINGS_FILE = 'settings.json'

/** The file of a kind: a JSON array with some records on every line. */
export const recordsFile = ({ name }: Pick<Kind, 'name'>): string => `records/${name}.json`

/** The file of a record's content: an id that no other has, and the ending that programs go by. */
export const contentFile = ({ id }: Pick<StoredRecord, 'id'>, name: string): string =>
  `files/${id}${/\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''}`
