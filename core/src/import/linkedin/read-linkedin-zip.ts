import { readCareerDate, readJsonResume } from '../../career/index.ts'
import { AppError, heldFile, joined } from '../../kernel/index.ts'
import { openZip, type Zip } from '../../zip/index.ts'
import { careerPlan, type KnownCareer } from '../career/career-plan.ts'
import { type CsvRow, csvRows } from '../csv-rows.ts'
import { decodeText } from '../decode-text.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { shortened } from '../text.ts'
import { basicsOf, type Table, tables } from './tables.ts'

/** Far more than an archive of one person has. */
const LIMITS = { entries: 10_000, unpacked: 64 * 1024 * 1024 }
const PERSON = ['profile.csv', 'email addresses.csv', 'phonenumbers.csv', 'recommendations_received.csv']
const APP = 'LinkedIn'

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()
const isWanted = (path: string) => Object.hasOwn(tables, nameOf(path)) || PERSON.includes(nameOf(path))

/**
 * What LinkedIn's archive of one's own data holds of a career: its tables become what a JSON Resume would say, and are
 * read as one. Dates keep their precision; what has neither place nor reader is told.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readLinkedInZip(bytes: Uint8Array<ArrayBuffer>, { career: known }: { career: KnownCareer }): Promise<ImportPlan> {
  const zip = await openZip(heldFile(bytes), LIMITS, isWanted)
  const rows = await rowsIn(zip)
  if (rows.size === 0)
    throw new AppError(
      'unsupported-format',
      'This is no archive of LinkedIn: it has no Positions.csv, Profile.csv or other table of a career.',
    )
  const problems = new ProblemList()
  const document = {
    basics: basicsOf(rows.get('profile.csv')?.[0]?.cells, primary(rows), rows.get('phonenumbers.csv')?.[0]?.cells.NUMBER ?? ''),
    ...Object.fromEntries(
      Object.entries(tables).map(([name, table]) => [table.section, itemsOf(table, name, rows.get(name) ?? [], problems)]),
    ),
    references: (rows.get('recommendations_received.csv') ?? []).map(({ cells }) => ({
      name: [cells['FIRST NAME'], cells['LAST NAME']].filter(Boolean).join(' '),
      reference: cells.TEXT ?? '',
    })),
  }
  const draft = readJsonResume(document, (item, message) => problems.add(item, message))
  return careerPlan({ draft, problems, known })
}

async function rowsIn(zip: Zip): Promise<Map<string, CsvRow[]>> {
  const found = new Map<string, CsvRow[]>()
  for (const path of zip.names.filter(isWanted)) {
    const required = tables[nameOf(path)]?.required ?? []
    found.set(nameOf(path), csvRows(decodeText(await joined(zip.read(path))), { app: APP, required }))
  }
  return found
}

function itemsOf({ columns, dates = {}, besides = [] }: Table, name: string, rows: readonly CsvRow[], problems: ProblemList) {
  return rows.map(({ line, cells }) => {
    const item: Record<string, string> = {}
    for (const [key, column] of Object.entries(columns)) item[key] = cells[column] ?? ''
    for (const [key, column] of Object.entries(dates)) {
      const said = cells[column] ?? ''
      const date = readCareerDate(said)
      if (said !== '' && !date)
        problems.add(`${name}, line ${line}`, `Its date “${shortened(said)}” is none we know; it is kept for exports.`)
      item[key] = date ?? said
    }
    for (const column of besides) if (cells[column]) item[column.toLowerCase()] = cells[column]
    return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== ''))
  })
}

/** The address that mail goes to. */
function primary(rows: ReadonlyMap<string, CsvRow[]>): string {
  const addresses = rows.get('email addresses.csv') ?? []
  const first = addresses.find(({ cells }) => /^yes$/i.test(cells.PRIMARY ?? '')) ?? addresses[0]
  return first?.cells['EMAIL ADDRESS'] ?? ''
}
