import type { StoredRecord } from './record.ts'

/** What the ids of an archive become when it comes into an account: new ones, so that nothing meets what it was exported from. */
export interface NewIds {
  /** The new id of a record of the archive; `null` for one that is not in it. */
  of(id: string): string | null
  /** The new id of what is named only inside records, such as an item of a checklist; the same for the same. */
  within(id: string): string
}

/** The new id of what may be a record of the archive, or be named only inside records by now; the same for the same. */
export const anyAnew = (ids: NewIds, id: string): string => ids.of(id) ?? ids.within(id)

/** A content that is kept beside its record. */
export interface KeptContent {
  /** What it may be called by, for its ending. */
  name: string
  blobId: string
  /** Bytes. */
  size: number
  /** SHA-256 in lower-case hexadecimal; empty where nobody has said. */
  sha256: string
}

/** How records of a kind go into their owner's archive and come back from it. */
export interface ArchiveRule<R extends StoredRecord> {
  /** The record with all it names under new ids, its own aside; `null` when what it belongs to is not in the archive. */
  anew(record: R, ids: NewIds): R | null
  /** Whether it goes into the trash along with what it belongs to. */
  goesWithOwner?: true
  /** The content it has in the storage of files. */
  contentOf?(record: R): KeptContent
  /** The record with its content kept elsewhere. `head` is how the content begins, which tells what it is. */
  withContent?(record: R, kept: Omit<KeptContent, 'name'> & { head: Uint8Array }): R
}

/** For what names no other record. */
export const byItself = { anew: <R extends StoredRecord>(record: R): R => record }

/** For what belongs to one record, and names no other. */
export const belongingTo = <K extends string>(field: K) => ({
  goesWithOwner: true as const,
  anew<R extends StoredRecord & Record<K, string>>(record: R, ids: NewIds): R | null {
    const owner = ids.of(record[field])
    return owner === null ? null : { ...record, [field]: owner }
  },
})
