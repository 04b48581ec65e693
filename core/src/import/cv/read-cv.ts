import { readJsonResume } from '../../career/index.ts'
import { AppError } from '../../kernel/index.ts'
import { careerPlan, type KnownCareer } from '../career/career-plan.ts'
import { decodeText } from '../decode-text.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { type CvLine, linesOfText } from './cv-line.ts'
import { docxLines } from './docx-lines.ts'
import { byMarks, byMarksAndCommas, type CvEntry, datedEntries, told } from './entries.ts'
import { groupedRoles } from './grouped-roles.ts'
import { namesCertificate, namesOf } from './names.ts'
import { personIn, present } from './person.ts'
import { type Section, type SectionKind, sectionsIn } from './sections.ts'

/** The lines of a PDF, of so many pages at most; it throws where the file is none that can be read. */
export type PdfLines = (bytes: Uint8Array, mostPages: number) => Promise<PdfText>

export interface PdfText {
  lines: readonly string[]
  /** Pages that were not read. */
  left: number
}

interface CvContext {
  career: KnownCareer
  /** Missing where PDF files cannot be read. */
  pdfLines?: PdfLines | undefined
}

/** What one CV may have; far more than anybody's. */
const MOST_LINES = 3_000
const MOST_PAGES = 50
/** Of one kind: positions, skills, languages. */
const MOST_ENTRIES = 300

/**
 * A CV as people have it: a Word document, a PDF or a text. Its sections are known by their headings, its entries by their
 * dates; what they say becomes a JSON Resume and is read as one. What belongs to nothing that is known is told.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readCv(bytes: Uint8Array<ArrayBuffer>, { career: known, pdfLines }: CvContext): Promise<ImportPlan> {
  const { lines, left: pagesLeft } = await textOf(bytes, pdfLines)
  if (lines.length > MOST_LINES) throw new AppError('too-large', 'This is far longer than a CV. Bring the part that is one.')
  const problems = new ProblemList()
  if (pagesLeft > 0) problems.add('', `A CV has far fewer than ${MOST_PAGES} pages; those after them were left out.`)
  const { head, sections } = sectionsIn(lines)
  const { basics, left } = personIn(head)
  for (const line of left) problems.add(line, 'This line above the first section was left out.')
  if (sections.length === 0)
    problems.add('', 'No section was found. Headings such as “Experience”, “Education” and “Skills” on lines of their own are known.')
  const document: CvDocument = { basics }
  for (const section of sections) take(section, document, problems)
  const draft = readJsonResume(document, (item, message) => problems.add(item, message))
  return careerPlan({ draft, problems, known })
}

async function textOf(bytes: Uint8Array<ArrayBuffer>, pdfLines: PdfLines | undefined): Promise<{ lines: CvLine[]; left: number }> {
  const begins = String.fromCharCode(...bytes.subarray(0, 5))
  if (begins.startsWith('PK')) return { lines: await docxLines(bytes), left: 0 }
  if (begins.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new AppError('unsupported-format', 'This is a Word document of an older kind (.doc). Save it as .docx or PDF and bring that.')
  if (begins === '{\\rtf') throw new AppError('unsupported-format', 'This is rich text (RTF). Save it as .docx or PDF and bring that.')
  if (begins !== '%PDF-') return { lines: linesOfText(decodeText(bytes).split('\n')), left: 0 }
  if (!pdfLines) throw new AppError('unsupported-format', 'PDF files cannot be read here. Save your CV as .docx or as text and bring that.')
  const { lines, left } = await pdfLines(bytes, MOST_PAGES).catch(() => {
    throw new AppError('unsupported-format', 'This PDF could not be read: it is damaged, or has a password. Save it anew, or as .docx.')
  })
  if (lines.length === 0)
    throw new AppError('unsupported-format', 'There is no text in this PDF, only pictures of pages. Save your CV as .docx or as text.')
  return { lines: linesOfText(lines), left }
}

/** What a JSON Resume keeps of each kind of section, whose entries are told by their dates or are a line each. */
const itemsOf: Readonly<
  Record<Exclude<SectionKind, 'summary' | 'references' | 'education'>, (lines: readonly CvLine[]) => Record<string, unknown>[]>
> = {
  work: (lines) => groupedRoles(datedEntries(lines, false)).map((entry) => ({ ...employed(entry, 'name'), ...duration(entry) })),
  volunteer: (lines) => datedEntries(lines, true).map((entry) => ({ ...employed(entry, 'organization'), ...duration(entry) })),
  projects: (lines) => datedEntries(lines, true, byMarks).map(project),
  certificates: (lines) => listed(lines, byMarksAndCommas).map((entry) => honour(entry, 'certificates')),
  awards: (lines) => listed(lines, byMarksAndCommas).map((entry) => honour(entry, 'awards')),
  publications: (lines) => listed(lines, byMarks).map((entry) => honour(entry, 'publications')),
  skills: (lines) => namedIn(lines).map((name) => ({ name })),
  interests: (lines) => namedIn(lines).map((name) => ({ name })),
  languages: (lines) => namedIn(lines).map(language),
}

interface CvDocument {
  basics: Record<string, unknown>
  [section: string]: unknown
}

/** Adds what a section says to the document. */
function take({ kind, heading, lines }: Section, document: CvDocument, problems: ProblemList): void {
  if (lines.length === 0) return
  if (kind === 'summary') {
    const { highlights, summary } = told(lines)
    document.basics.summary ??= [summary, ...highlights].filter(Boolean).join('\n\n')
  } else if (kind === null || kind === 'references') {
    const words = lines.length === 1 ? 'The line of this section was left out.' : `The ${lines.length} lines of this section were left out.`
    problems.add(heading, words)
  } else if (kind === 'education') {
    const { certificates = [], education = [] } = Object.groupBy(datedEntries(lines, true), (entry) =>
      isCertificate(entry) ? 'certificates' : kind,
    )
    if (certificates.length > 0) {
      const items = certificates.map((entry) => honour(entry, 'certificates'))
      add('certificates', items, heading, document, problems)
      if (education.length === 0) return
    }
    add(kind, education.map(studied), heading, document, problems)
  } else add(kind, itemsOf[kind](lines), heading, document, problems)
}

/** What was given on a day and is no degree, among what somebody learnt. */
const isCertificate = ({ parts, period }: CvEntry) => period?.isOne === true && namesCertificate(parts)

function add(kind: SectionKind, items: readonly Record<string, unknown>[], heading: string, document: CvDocument, problems: ProblemList) {
  if (items.length === 0) problems.add(heading, 'No dates were found in this section, which tell where an entry begins; it was left out.')
  const before = (document[kind] as unknown[] | undefined) ?? []
  const room = MOST_ENTRIES - before.length
  if (items.length > room) problems.add(heading, `A CV has far fewer than ${MOST_ENTRIES} of these; what comes after them was left out.`)
  document[kind] = [...before, ...items.slice(0, room)]
}

const body = ({ summary, highlights }: CvEntry) => ({ summary, highlights })

function employed(entry: CvEntry, key: 'name' | 'organization') {
  const { position, organisation, location } = entry.names ?? namesOf(entry.parts, 'work')
  return present({ position, [key]: organisation, ...(key === 'name' && { location }), ...body(entry) })
}

/** Of a single date: the day of an end, as a degree is dated by, or all that is known. */
function duration({ period }: CvEntry) {
  if (!period) return {}
  return present({ startDate: period.startDate, endDate: period.endDate })
}

function studied(entry: CvEntry) {
  const { position, organisation, location } = namesOf(entry.parts, 'education')
  const { summary, highlights } = entry
  return present({
    studyType: position,
    institution: organisation,
    ...(entry.period?.isOne ? { endDate: entry.period.endDate } : duration(entry)),
    summary: [location, summary, ...highlights].filter(Boolean).join('\n\n'),
  })
}

function project(entry: CvEntry) {
  const [name = '', ...more] = entry.parts
  const { summary, highlights } = entry
  return present({ name, description: [more.join(', '), summary].filter(Boolean).join('\n\n'), highlights, ...duration(entry) })
}

/** Entries of which each is a line, dated or not, or those with dates where lines stand below them. */
function listed(lines: readonly CvLine[], parting: typeof byMarks): CvEntry[] {
  const each = lines.map(
    (line) => datedEntries([{ ...line, isItem: false }], true, parting)[0] ?? { parts: parting(line.text), period: null, ...told([]) },
  )
  const dated = datedEntries(lines, true, parting)
  return dated.length > 0 && dated.length < lines.length ? dated : each
}

const honours = {
  certificates: { name: 'name', by: 'issuer', on: 'date' },
  awards: { name: 'title', by: 'awarder', on: 'date' },
  publications: { name: 'name', by: 'publisher', on: 'releaseDate' },
} as const

function honour({ parts: [name = '', ...by], period, summary }: CvEntry, kind: keyof typeof honours) {
  const keys = honours[kind]
  return present({
    [keys.name]: name,
    [keys.by]: by.join(', '),
    [keys.on]: period?.endDate ?? period?.startDate ?? '',
    ...(kind !== 'certificates' && { summary }),
  })
}

/** The names of a list, one a line or several; what stands before a colon says what sort they are. */
function namedIn(lines: readonly CvLine[]): string[] {
  const names = lines.flatMap(({ text }) => partedOutside(text.replace(/^[^:,;]{2,40}:\s(?=.*[,;])/u, '')))
  const short = names.map((name) => name.trim()).filter(({ length }) => length <= LONGEST_NAME)
  return [...new Set(short.map((name) => name.replace(/[.\s]+$/u, '')))].filter(Boolean)
}

const LONGEST_NAME = 80

/** A list by its marks, but for those in brackets. */
function partedOutside(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/[,;|·•\t]|\s\/\s/gu)) {
    const [opens, closes] = [text.indexOf('(', index), text.indexOf(')', index)]
    if (closes >= 0 && (opens < 0 || closes < opens)) continue
    parts.push(text.slice(from, index))
    from = index + mark.length
  }
  return [...parts, text.slice(from)]
}

/** `German (native)`, `English – C1`, `Italian: reading`. */
function language(said: string) {
  const [, name = said, fluency = ''] = /^([\p{L} ]+?)\s*(?:[:(–—-]|\s-\s)\s*(.+?)\)?$/u.exec(said) ?? []
  return present({ language: name.trim(), fluency: fluency.trim() })
}
