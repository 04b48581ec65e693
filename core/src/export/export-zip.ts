import { accounts, demandProof, noteSecurity, type SessionDep } from '../account/index.ts'
import { participations } from '../discussion/index.ts'
import { type BlobsDep, type ClockDep, type GiveWayDep, type IdsDep, type KindsDep, nowText, type QueueDep } from '../kernel/index.ts'
import { textContent, writeZip } from '../zip/index.ts'
import { copiesOf } from './discussion-copies.ts'
import { exportResumeJson } from './export-resume-json.ts'
import { exportTasksCsv } from './export-tasks-csv.ts'
import { exportTasksIcs } from './export-tasks-ics.ts'
import { type ListedFile, withManifest } from './manifest.ts'
import { markdownFiles } from './markdown/index.ts'
import {
  ABOUT_FILE,
  ARCHIVE_VERSION,
  type ArchivedKind,
  archivedKinds,
  contentFile,
  OWN_FORMAT,
  recordsFile,
  SETTINGS_FILE,
  versionsOf,
} from './own-format.ts'
import { type ExportDeps, jsonPagesOf, pagesOf } from './pages.ts'

type Deps = ExportDeps & BlobsDep & ClockDep & IdsDep & KindsDep & GiveWayDep

/**
 * All that a person wrote and did not throw away, with what is in their files, as one ZIP archive made while it is read,
 * and at its end what each file of it holds. An import of `throughline-zip` takes the records back; the table, the calendar,
 * the résumé and the Markdown in it are for other programs, and the copies of discussions to read: what several people share
 * is not theirs to bring back.
 */
export const exportZip = (deps: Deps): AsyncGenerator<Uint8Array<ArrayBuffer>> =>
  writeZip(withManifest(filesOf(deps)), deps.clock.now().toZonedDateTimeISO(deps.actor.timeZone).toPlainDateTime())

/**
 * The archive of everything for who has just proved who they are; they are told of it, as it gives everything away.
 * @throws AppError `proof-needed`
 */
export async function makeExport(deps: Deps & QueueDep & SessionDep): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>>> {
  demandProof(deps)
  await noteSecurity(deps, { space: deps.actor.space, what: 'export-made' })
  return exportZip(deps)
}

async function* filesOf(deps: Deps): AsyncGenerator<ListedFile> {
  const kinds = archivedKinds(deps.kinds)
  const discussions = await deps.store.count(deps.actor.space, participations.queries.all, {})
  const about = { format: OWN_FORMAT, version: ARCHIVE_VERSION, exportedAt: nowText(deps), kinds: versionsOf(kinds), discussions }
  yield { name: ABOUT_FILE, content: textContent(`${JSON.stringify(about)}\n`), packed: true }
  for (const kind of kinds) yield listOf(deps, kind)
  yield { name: 'tasks.csv', content: exportTasksCsv(deps), packed: true }
  yield { name: 'tasks.ics', content: exportTasksIcs(deps), packed: true }
  yield { name: 'resume.json', content: exportResumeJson(deps), packed: true }
  yield { name: SETTINGS_FILE, content: textContent(await settingsOf(deps)), packed: true }
  yield* markdownFiles(deps)
  yield* copiesOf(deps)
  for (const kind of kinds) if (kind.archive.contentOf) yield* contentsOf(deps, kind)
}

/** The account but for its ways in. Who it is of is there to read; how the app is settled, an import takes back. */
async function settingsOf({ store, actor }: Deps): Promise<string> {
  const account = await store.get(actor.space, accounts, actor.accountId)
  if (!account) return '{}\n'
  const { id: _, createdAt: __, updatedAt: ___, version: ____, deletedAt: _____, ...settings } = account
  return `${JSON.stringify(settings, null, 2)}\n`
}

/** A line for each page, so that a reader needs to hold no more than one. */
function listOf(deps: Deps, kind: ArchivedKind): ListedFile {
  let records = 0
  async function* content() {
    yield '[\n'
    for await (const page of jsonPagesOf(deps, kind.queries.all)) {
      records += (JSON.parse(`[${page.startsWith(',') ? page.slice(1) : page}]`) as unknown[]).length
      yield `${page}\n`
    }
    yield ']\n'
  }
  return { name: recordsFile(kind), content: content(), packed: true, records: () => records }
}

/** A content that is missing from the storage is left out: the rest is worth the more. */
async function* contentsOf(deps: Deps, { archive, queries }: ArchivedKind): AsyncGenerator<ListedFile> {
  for await (const page of pagesOf(deps, queries.all))
    for (const record of page) {
      const kept = archive.contentOf?.(record)
      const content = kept && (await deps.blobs.get(deps.actor.space, kept.blobId))
      // Photographs and documents are packed already.
      if (kept && content)
        yield { name: contentFile(record, kept.name), content, packed: false, ...(kept.sha256 && { sha256: kept.sha256 }) }
    }
}
