import { type ActorDep, AppError, type ClockDep, type FileSource, type KindsDep } from '../kernel/index.ts'
import { type DateContext, dateContext } from '../task/index.ts'
import { goalFinder } from './account-goals.ts'
import type { KnownCareer } from './career/career-plan.ts'
import { checkGoals } from './check-room.ts'
import type { PdfLines } from './cv/read-cv.ts'
import type { JournalContext } from './journal/journal-context.ts'
import type { Known } from './known.ts'
import { type ArchiveFormat, mostBytesOf } from './limits.ts'
import type { ImportPlan } from './plan.ts'
import { ImportFormat } from './schema.ts'
import { readThroughline } from './throughline/read-throughline.ts'

/** What reading a file takes that the core has no library for. */
export interface ReadingMeans {
  /** Missing where PDF files cannot be read. */
  pdfLines?: PdfLines | undefined
}

type Context = DateContext & JournalContext & Pick<Known, 'career' | 'questions'> & ReadingMeans
type Reader = (bytes: Uint8Array<ArrayBuffer>, context: Context) => Promise<ImportPlan>

/** Of all that is read as a whole. Loaded when first needed, with the parsers they stand on: a server reads few files. */
const readers: Readonly<Record<Exclude<ImportFormat, ArchiveFormat>, Reader>> = {
  'todoist-csv': async (...file) => (await import('./todoist/read-todoist-csv.ts')).readTodoistCsv(...file),
  'ticktick-csv': async (...file) => (await import('./ticktick/read-ticktick-csv.ts')).readTickTickCsv(...file),
  ics: async (...file) => (await import('./ics/read-ics.ts')).readIcs(...file),
  'vikunja-zip': async (...file) => (await import('./vikunja/read-vikunja-zip.ts')).readVikunjaZip(...file),
  'loop-zip': async (...file) => (await import('./loop/read-loop-zip.ts')).readLoopZip(...file),
  'json-resume': async (...file) => (await import('./json-resume/read-json-resume.ts')).readJsonResumeFile(...file),
  'linkedin-zip': async (...file) => (await import('./linkedin/read-linkedin-zip.ts')).readLinkedInZip(...file),
  'cv-document': async (...file) => (await import('./cv/read-cv.ts')).readCv(...file),
  'question-list': async (...file) => (await import('./question-list/read-question-list.ts')).readQuestionList(...file),
  'jrnl-json': async (...file) => (await import('./jrnl/read-jrnl-json.ts')).readJrnlJson(...file),
}

export interface ImportFile {
  /** Named by the person, not guessed. */
  format: string
  file: FileSource
}

type Deps = ClockDep & ActorDep & KindsDep & ReadingMeans

/**
 * What importing a file would do; nothing is stored. `goals` are those of the account, which tasks of the file may name.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readFile(deps: Deps, asked: ImportFile & Partial<Known>): Promise<ImportPlan & { format: ImportFormat }> {
  const known = ImportFormat.safeParse(asked.format)
  if (!known.success)
    throw new AppError(
      'unsupported-format',
      `Files of the format “${asked.format.slice(0, 40)}” cannot be imported. Choose one of ${ImportFormat.options.join(', ')}.`,
    )
  const plan = await planOf(deps, known.data, asked)
  checkGoals(plan)
  return { format: known.data, ...plan }
}

const nothingKnown: KnownCareer = { experiences: [], skills: [], profile: null }

async function planOf(
  deps: Deps,
  format: ImportFormat,
  { file, goals = [], written = [], career = nothingKnown, questions = [] }: ImportFile & Partial<Known>,
): Promise<ImportPlan> {
  const context: Context = { ...dateContext(deps), written, career, questions, pdfLines: deps.pdfLines }
  const whole = async () => {
    if (file.size <= mostBytesOf(format)) return file.bytes({ start: 0, end: file.size })
    if (format === 'cv-document')
      throw new AppError('too-large', 'This is larger than 5 MB. Save your CV without its pictures and bring that.')
    throw new AppError('too-large', 'The file is larger than 25 MB. Export less at a time, such as one project.')
  }
  if (format === 'throughline-zip') return readThroughline(deps, file, { context, goals: goalFinder(goals), whole })
  if (format === 'dayone-zip') return (await import('./day-one/read-day-one-zip.ts')).readDayOneZip(file, context)
  if (format === 'markdown-zip') return (await import('./markdown-folder/read-markdown-zip.ts')).readMarkdownZip(file, context)
  return readers[format](await whole(), context)
}
