import { z } from 'zod'
import { type OwnSettings, readSettings } from '../../account/index.ts'
import { type Attachment, MAX_ATTACHMENT_SIZE, MAX_ATTACHMENTS } from '../../attachment/index.ts'
import {
  ABOUT_FILE,
  ARCHIVE_VERSION,
  type ArchivedKind,
  archivedKinds,
  contentFile,
  MANIFEST_FILE,
  OWN_FORMAT,
  recordsFile,
  SETTINGS_FILE,
} from '../../export/index.ts'
import { AppError, type FileSource, joined, type KindsDep, type StoredRecord } from '../../kernel/index.ts'
import { type Task, tasks } from '../../task/index.ts'
import { openZip, type Zip } from '../../zip/index.ts'
import { decodeText } from '../decode-text.ts'
import type { ImportPlan, OwnRecord } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { type Manifest, manifestOf } from './manifest.ts'
import { type OwnReading, ownPlan } from './own-plan.ts'
import { newerExport, readOwnJson } from './read-own-json.ts'
import { recordLines } from './record-lines.ts'
import { type Body, RecordReader, stopped } from './record-reader.ts'
import type { Found } from './report.ts'

const MEBIBYTE = 1024 * 1024
/** Files of an archive: a large account has so many. */
const MAX_FILES = 200_000
/** Bytes that all records together may unpack to. */
const MAX_RECORD_BYTES = 128 * MEBIBYTE
const MAX_ABOUT = MEBIBYTE
/** Records of each kind one import takes; of tasks fewer, as they are looked at together. */
const MAX_RECORDS = 200_000
const MAX_TASKS = 50_000
/** Kinds an archive may name, those to come among them: each is told of in what came of the import. */
const MAX_KINDS = 500
const MAX_KIND_NAME = 60
/** What an archive of version 1 has to be read of. */
const TASKS_FILE = 'tasks.json'

const texts: readonly string[] = [ABOUT_FILE, MANIFEST_FILE, TASKS_FILE, SETTINGS_FILE]

const About = z.object({
  format: z.literal(OWN_FORMAT),
  version: z.int().min(1),
  exportedAt: z.iso.datetime(),
  kinds: z
    .record(z.string().max(MAX_KIND_NAME), z.int().min(1))
    .refine((kinds) => Object.keys(kinds).length <= MAX_KINDS)
    .default({}),
  /** How many lie in it as copies. */
  discussions: z.int().min(0).default(0),
})
type About = z.infer<typeof About>

/**
 * The plan of an archive of any version. Contents of files are looked at once the import is run.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readArchive({ kinds }: KindsDep, source: FileSource, around: OwnReading): Promise<ImportPlan> {
  const isText = (name: string) => texts.includes(name) || name.startsWith('records/')
  const limits = { entries: MAX_FILES, unpacked: Number.POSITIVE_INFINITY }
  const zip = await openZip(source, limits, (name) => isText(name) || name.startsWith('files/'))
  const about = await aboutOf(zip)
  if (about.version === 1) return readOwnJson(await wholeFile(zip, TASKS_FILE), around)
  return readRecords(archivedKinds(kinds), zip, about)
}

async function readRecords(kinds: readonly ArchivedKind[], zip: Zip, about: About): Promise<ImportPlan> {
  const bytes = kinds.reduce((sum, kind) => sum + (zip.sizeOf(recordsFile(kind)) ?? 0), 0)
  if (bytes > MAX_RECORD_BYTES) throw new AppError('too-large', `The archive unpacks to more than ${MAX_RECORD_BYTES / MEBIBYTE} MB.`)
  const problems = new ProblemList()
  const manifest = await manifestOf(zip, problems)
  manifest?.compareNames()
  for (const name of Object.keys(about.kinds))
    if (!kinds.some((kind) => kind.name === name)) problems.add(name, 'Records of this kind are not known here; they were left out.')
  if (about.discussions > 0) problems.add('Discussions', copiesLeft(about.discussions))
  const reader = new RecordReader(about.kinds, problems)
  const found: OwnRecord[] = []
  const counted = new Map<string, number>()
  for (const kind of kinds) {
    const name = recordsFile(kind)
    const said = manifest?.of(name)?.records
    if (said !== undefined) counted.set(kind.name, said)
    if (zip.sizeOf(name) === null) continue
    let count = 0
    const content = zip.read(name)
    for await (const body of recordLines(manifest ? manifest.compared(name, content) : content)) {
      if (++count > (kind.name === tasks.name ? MAX_TASKS : MAX_RECORDS)) throw tooMany(kind)
      for (const record of reader.read(kind, stopped(kind, body, about.exportedAt, problems), calledBy(kind, body)))
        found.push({ kind, record, ...contentIn(zip, kind, record) })
    }
    if (said === undefined) counted.set(kind.name, count)
  }
  for (const name of Object.keys(about.kinds).filter((name) => !kinds.some((kind) => kind.name === name)))
    counted.set(name, manifest?.of(recordsFile({ name }))?.records ?? 1)
  const { settings, report } = await settingsIn(zip, manifest, problems)
  const complete = withContents(found, zip, problems)
  const ownTasks = complete.filter(({ kind }) => kind.name === tasks.name).map(({ record }) => record as Task)
  const others = complete.filter(({ kind }) => kind.name !== tasks.name)
  const files = new Set([...zip.names, ...(manifest?.names ?? [])].filter((name) => name.startsWith('files/'))).size
  const isAsExported = manifest?.isAsMade() ?? null
  const { counts, ...plan } = ownPlan({ tasks: ownTasks, others }, problems)
  return {
    ...plan,
    counts: { ...counts, settings: report.brought },
    ...(settings && { settings }),
    archive: zip,
    found: { records: counted, files, isAsExported, settings: report, copies: about.discussions },
  }
}

interface SettingsIn {
  settings: Partial<OwnSettings> | null
  report: Found['settings']
}

/** How the app was settled; what of it cannot be taken over stays as it is here. */
async function settingsIn(zip: Zip, manifest: Manifest | null, problems: ProblemList): Promise<SettingsIn> {
  const size = zip.sizeOf(SETTINGS_FILE)
  if (size === null) return { settings: null, report: { inFile: manifest?.of(SETTINGS_FILE) ? 1 : 0, brought: 0 } }
  const content = zip.read(SETTINGS_FILE)
  const bytes = size > MAX_ABOUT ? null : await joined(manifest?.compared(SETTINGS_FILE, content) ?? content)
  const written = bytes && objectIn(bytes)
  if (!written) {
    problems.add(SETTINGS_FILE, 'It is damaged, so that your settings stay as they are.')
    return { settings: null, report: { inFile: 1, brought: 0 } }
  }
  const { said, unread } = readSettings(written)
  for (const name of unread) problems.add(SETTINGS_FILE, `What it says of “${name}” is no such setting here; yours stays as it is.`)
  const brought = Object.keys(said).length
  return { settings: brought > 0 ? said : null, report: { inFile: brought + unread.length, brought } }
}

function objectIn(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(decodeText(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

const copiesLeft = (count: number) =>
  `${count === 1 ? 'A copy of a discussion is' : `Copies of ${count.toLocaleString('en')} discussions are`} in the archive to read. What several people share is not brought back; its tasks and wins of yours are.`

async function aboutOf(zip: Zip): Promise<About> {
  if (zip.sizeOf(ABOUT_FILE) === null) return { format: OWN_FORMAT, version: 1, exportedAt: '', kinds: {}, discussions: 0 }
  if ((zip.sizeOf(ABOUT_FILE) ?? 0) > MAX_ABOUT) throw noArchive()
  const value = parsed(decodeText((await wholeFile(zip, ABOUT_FILE)) ?? new Uint8Array()))
  const said = (value as { version?: unknown } | null)?.version
  if (typeof said === 'number' && said > ARCHIVE_VERSION) throw newerExport()
  const result = About.safeParse(value)
  if (!result.success) throw noArchive()
  return result.data
}

async function wholeFile(zip: Zip, name: string): Promise<Uint8Array | undefined> {
  const size = zip.sizeOf(name)
  if (size === null) return undefined
  if (size > MAX_RECORD_BYTES / 2)
    throw new AppError('too-large', `The archive unpacks to more than ${MAX_RECORD_BYTES / 2 / MEBIBYTE} MB.`)
  return joined(zip.read(name))
}

function contentIn(zip: Zip, { archive }: ArchivedKind, record: StoredRecord): { file?: string } {
  const kept = archive.contentOf?.(record)
  const file = kept && contentFile(record, kept.name)
  return file !== undefined && zip.sizeOf(file) === kept?.size ? { file } : {}
}

/** Without the records whose content is not there, and those that are one file too many of what they belong to. */
function withContents(records: readonly OwnRecord[], zip: Zip, problems: ProblemList): OwnRecord[] {
  const perOwner = new Map<string, number>()
  return records.filter(({ kind, record, file }) => {
    const kept = kind.archive.contentOf?.(record)
    if (!kept) return true
    if (file === undefined || (zip.sizeOf(file) ?? 0) > MAX_ATTACHMENT_SIZE) {
      problems.add(kept.name, 'Its content is not in the archive; the file was left out.')
      return false
    }
    const { owner } = record as Attachment
    const most = MAX_ATTACHMENTS[owner.kind]
    const count = (perOwner.get(owner.id) ?? 0) + 1
    perOwner.set(owner.id, count)
    if (count > most) problems.add(kept.name, `What it belongs to has at most ${most} files; this one was left out.`)
    return count <= most
  })
}

const calledBy = ({ noun }: ArchivedKind, { title, name, position }: Body): string => String(title || name || position || noun)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw noArchive()
  }
}

const noArchive = () => new AppError('unsupported-format', `This is no Throughline export: its ${ABOUT_FILE} is not as it should be.`)

const tooMany = ({ name, noun }: ArchivedKind) =>
  new AppError(
    'too-large',
    `The archive holds more than ${(name === tasks.name ? MAX_TASKS : MAX_RECORDS).toLocaleString('en')} records of the kind “${noun}”.`,
  )
