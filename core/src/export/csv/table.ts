import type { Query, StoredRecord } from '../../kernel/index.ts'
import { type ExportDeps, pagesOf } from '../pages.ts'
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
  for await (const page of pagesOf(deps, query))
    yield page
      .filter(isKept)
      .map((record) => row(Object.values(columns).map((of) => String(of(record) ?? ''))))
      .join('')
}
