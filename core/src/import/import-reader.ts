import { barePicture } from '../attachment/index.ts'
import { archivedKinds } from '../export/index.ts'
import type { Actor, Asking, Bytes, FileSource, Kind, StoredRecord } from '../kernel/index.ts'
import { importRecords } from './import-records.ts'
import { inBundles } from './in-bundles.ts'
import type { Known } from './known.ts'
import type { ImportPlan } from './plan.ts'
import { type ImportPreview, previewOf } from './preview.ts'
import { type ReadingMeans, readFile } from './read-file.ts'
import type { ImportCounts, ImportFormat, ImportProblem, ImportReport } from './schema.ts'
import { reportOf } from './throughline/report.ts'

/** What is asked of a file; JSON-safe, as it may be answered elsewhere. */
export interface Reading extends Partial<Known> {
  /** Named by the person, not guessed. */
  format: string
  /** Of somebody else, whose settings are not this person's. */
  isOfAnother?: boolean
  /** The ids of what is made follow from it. */
  importId: string
  actor: Actor
  /** An RFC 3339 instant. */
  now: string
}

/** A record that an import makes, with the name of its kind; JSON-safe. */
export interface ReadRecord {
  kind: string
  record: StoredRecord
  /** The file of the archive with its content. */
  file?: string
}

/** A file that can be imported, while it is open. */
export interface OpenImport {
  readonly format: ImportFormat
  readonly counts: ImportCounts
  readonly problems: ImportProblem[]
  /** Of an own archive. */
  readonly report: ImportReport | null
  /** How many records have a content in the file, and the bytes of all these. */
  readonly contents: { readonly count: number; readonly size: number }
  /** All that is to be made, a bundle at a time; to be read once. */
  records(): AsyncIterable<ReadRecord[]>
  /**
   * One after the other; pictures of other programs without where and when they were taken, and by what. It breaks off with
   * AppError `validation` where the archive is damaged.
   */
  content(file: string): Bytes
}

/**
 * Reads files that somebody sent, which may be made to be costly: whoever implements it sees to it that others are
 * served meanwhile and that it ends. What it must do is said by `importReaderContract` in test-import-reader.ts.
 * What is read for somebody ends when they have gone; once it is open it is theirs to use up.
 * Both throw AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do; `rate-limited` or
 * `unavailable` while too much is being read.
 */
export interface ImportReader {
  preview(reading: Reading, file: FileSource, asking?: Asking): Promise<ImportPreview>
  /** Opens the file for as long as `use` takes. */
  open<T>(reading: Reading, file: FileSource, use: (open: OpenImport) => Promise<T>, asking?: Asking): Promise<T>
}

/** The reader as somebody has it who may leave while their file is read. */
export const readerFor = (reader: ImportReader, asking: Asking): ImportReader => ({
  preview: (reading, file) => reader.preview(reading, file, asking),
  open: (reading, file, use) => reader.open(reading, file, use, asking),
})

export interface ImportReaderDep {
  reader: ImportReader
}

/** Reads within the caller's own thread: for one that serves nobody else. */
export function createImportReader(kinds: readonly Kind[], means: ReadingMeans = {}): ImportReader {
  const fileOf = ({ format, goals, written, career, questions }: Reading, file: FileSource) => ({
    ...{ format, file, goals, written, career, questions },
  })
  const depsOf = ({ actor, now }: Reading) => ({ kinds, actor, clock: { now: () => Temporal.Instant.from(now) }, ...means })
  return {
    preview: async (reading, file) => previewOf(await readFile(depsOf(reading), fileOf(reading, file))),
    async open(reading, file, use) {
      const deps = depsOf(reading)
      const read = await readFile(deps, fileOf(reading, file))
      const { archive, ...plan } = reading.isOfAnother ? withoutSettings(read) : read
      const made = importRecords(deps, reading.importId, plan)
      const files = made.flatMap(({ file }) => file ?? [])
      return use({
        format: plan.format,
        counts: plan.counts,
        problems: plan.problems,
        report: plan.found ? reportOf(plan.found, archivedKinds(kinds), made) : null,
        contents: { count: files.length, size: files.reduce((sum, name) => sum + (archive?.sizeOf(name) ?? 0), 0) },
        async *records() {
          yield* inBundles(made)
        },
        content(name) {
          if (!archive) throw new Error('Only an archive holds files.')
          // An own archive has its files as they were kept.
          return plan.records ? archive.read(name) : barePicture(archive.read(name))
        },
      })
    },
  }
}

/** What was made up for everybody is settled as the person who imports it has it. */
const withoutSettings = <P extends ImportPlan>({ settings: _, ...plan }: P): Omit<P, 'settings'> => ({
  ...plan,
  counts: { ...plan.counts, settings: 0 },
  ...(plan.found && { found: { ...plan.found, settings: { inFile: 0, brought: 0 } } }),
})
