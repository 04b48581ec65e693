import type { Query, StoredRecord } from '../../kernel/index.ts'
import { type ExportDeps, inPieces, pagesOf } from '../pages.ts'
import { toCell } from './cell.ts'

/** So that a spreadsheet knows it is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

const row = (values: readonly string[]) => `${values.map(toCell).join(',')}\r\n`

interface Table<R extends StoredRecord> {
  /** Each column with what a record has there. */
  columns: Readonly<Record<string, (record: R) => string | number | null | undefined>>
  query: Query<R>
  isKept?(record: R): boolean
}

/** Live records as RFC 4180 CSV that is safe to open in a spreadsheet, in pieces. */
export async function* csvOf<R extends StoredRecord>(
  deps: ExportDeps,
  { columns, query, isKept = () => true }: Table<R>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + row(Object.keys(columns))
  const cells = Object.values(columns)
  yield* inPieces(deps, pagesOf(deps, query), (record) => (isKept(record) ? row(cells.map((of) => String(of(record) ?? ''))) : ''))
}
