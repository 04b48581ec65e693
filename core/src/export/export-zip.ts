import { demandProof, noteSecurity, type SessionDep } from '../account/index.ts'
import { participations } from '../discussion/index.ts'
import { type BlobsDep, type ClockDep, type IdsDep, type KindsDep, nowText, type QueueDep } from '../kernel/index.ts'
import { textContent, writeZip, type ZipFile } from '../zip/index.ts'
import { copiesOf } from './discussion-copies.ts'
import { exportTasksCsv } from './export-tasks-csv.ts'
import { exportTasksIcs } from './export-tasks-ics.ts'
import {
  ABOUT_FILE,
  ARCHIVE_VERSION,
  type ArchivedKind,
  archivedKinds,
  contentFile,
  OWN_FORMAT,
  recordsFile,
  versionsOf,
} from './own-format.ts'
import { type ExportDeps, jsonPagesOf, pagesOf } from './pages.ts'

type Deps = ExportDeps & BlobsDep & ClockDep & KindsDep

/**
 * All that a person wrote and did not throw away, with what is in their files, as one ZIP archive made while it is read.
 * An import of `throughline-zip` takes it back; the table and the calendar in it are for other programs, and the copies of
 * discussions to read: what several people share is not theirs to bring back.
 */
export const exportZip = (deps: Deps): AsyncGenerator<Uint8Array<ArrayBuffer>> =>
  writeZip(filesOf(deps), deps.clock.now().toZonedDateTimeISO(deps.actor.timeZone).toPlainDateTime())

/**
 * The archive of everything for who has just proved who they are; they are told of it, as it gives everything away.
 * @throws AppError `proof-needed`
 */
export async function makeExport(deps: Deps & QueueDep & IdsDep & SessionDep): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>>> {
  demandProof(deps)
  await noteSecurity(deps, { space: deps.actor.space, what: 'export-made' })
  return exportZip(deps)
}

async function* filesOf(deps: Deps): AsyncGenerator<ZipFile> {
  const kinds = archivedKinds(deps.kinds)
  const discussions = await deps.store.count(deps.actor.space, participations.queries.all, {})
  const about = { format: OWN_FORMAT, version: ARCHIVE_VERSION, exportedAt: nowText(deps), kinds: versionsOf(kinds), discussions }
  yield { name: ABOUT_FILE, content: textContent(`${JSON.stringify(about)}\n`), packed: true }
  for (const kind of kinds) yield { name: recordsFile(kind), content: listOf(deps, kind), packed: true }
  yield { name: 'tasks.csv', content: exportTasksCsv(deps), packed: true }
  yield { name: 'tasks.ics', content: exportTasksIcs(deps), packed: true }
  yield* copiesOf(deps)
  for (const kind of kinds) if (kind.archive.contentOf) yield* contentsOf(deps, kind)
}

/** A line for each page, so that a reader needs to hold no more than one. */
async function* listOf(deps: Deps, { queries }: ArchivedKind): AsyncGenerator<string> {
  yield '[\n'
  for await (const page of jsonPagesOf(deps, queries.all)) yield `${page}\n`
  yield ']\n'
}

/** A content that is missing from the storage is left out: the rest is worth the more. */
async function* contentsOf(deps: Deps, { archive, queries }: ArchivedKind): AsyncGenerator<ZipFile> {
  for await (const page of pagesOf(deps, queries.all))
    for (const record of page) {
      const kept = archive.contentOf?.(record)
      const content = kept && (await deps.blobs.get(deps.actor.space, kept.blobId))
      // Photographs and documents are packed already.
      if (kept && content) yield { name: contentFile(record, kept.name), content, packed: false }
    }
}
