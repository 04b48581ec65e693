import { AppError, type FileSource, joined } from '../../kernel/index.ts'
import { openZip, type Zip } from '../../zip/index.ts'
import { decodeText } from '../decode-text.ts'
import { entryPlan } from '../journal/entry-plan.ts'
import { JOURNAL_LIMITS, type JournalContext, MAX_TEXTS } from '../journal/journal-context.ts'
import { listIn, parsedJson, type Said, textIn } from '../journal/json-said.ts'
import { baseName } from '../journal/media.ts'
import { isMediaName } from '../journal/media-names.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { tagFor } from '../task-draft.ts'
import { shortened } from '../text.ts'
import { mediaOf, mediaPaths } from './media.ts'
import { readEntry } from './read-entry.ts'

interface Journal {
  name: string
  entries: readonly Said[]
}

/**
 * What the JSON export of Day One holds: a file of entries for each journal, and their photos beside. Where there are
 * several journals, each becomes a tag.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readDayOneZip(source: FileSource, { timeZone, written }: JournalContext): Promise<ImportPlan> {
  const zip = await openZip(source, JOURNAL_LIMITS, (name) => !name.startsWith('__MACOSX/') && (isJournal(name) || isMediaName(name)))
  const problems = new ProblemList()
  const journals = await journalsIn(zip, problems)
  const known = new Set(journals.flatMap(({ entries }) => entries.map((entry) => textIn(entry, 'uuid').toLowerCase())))
  const paths = mediaPaths(zip)
  const isMany = journals.length > 1
  const drafts = journals.flatMap(({ name, entries }) =>
    entries.flatMap((entry) => {
      const place = [...(isMany ? [name] : []), textIn(entry, 'creationDate').slice(0, 10) || textIn(entry, 'uuid')].join(', ')
      const context = { timeZone, place, media: mediaOf(entry, zip, paths), journal: isMany ? name : null, problems }
      return readEntry(entry, { ...context, isKnown: (uuid) => known.has(uuid) }) ?? []
    }),
  )
  const sections = isMany ? journals.map(({ name }) => ({ line: null, name, tag: tagFor(name) })) : []
  return { ...entryPlan({ drafts, problems, written, sections }), archive: zip }
}

/** A journal lies at the top, or in the one folder of an archive that was packed anew. */
const isJournal = (name: string) => /^(?:[^/]+\/)?[^/]+\.json$/i.test(name)

async function journalsIn(zip: Zip, problems: ProblemList): Promise<Journal[]> {
  const paths = zip.names.filter(isJournal)
  if (paths.reduce((sum, path) => sum + (zip.sizeOf(path) ?? 0), 0) > MAX_TEXTS)
    throw new AppError(
      'too-large',
      `The entries take more than ${MAX_TEXTS / 1024 / 1024} MB. Export one journal, or a range of days, at a time.`,
    )
  const journals: Journal[] = []
  for (const path of paths) {
    const entries = listIn(await contentOf(zip, path), 'entries')
    if (entries) journals.push({ name: baseName(path).slice(0, -'.json'.length), entries })
    else problems.add(baseName(path), 'This file is no journal; it was left out.')
  }
  if (journals.length > 0) return journals
  throw new AppError('unsupported-format', 'This is no JSON export of Day One: no file with entries is in it.')
}

async function contentOf(zip: Zip, path: string): Promise<unknown> {
  try {
    return parsedJson(decodeText(await joined(zip.read(path))))
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.code, `${shortened(path)}: ${error.message}`, error.details)
    throw error
  }
}
