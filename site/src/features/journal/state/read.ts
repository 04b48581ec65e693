import type { Page } from '@throughline/client'
import type { DailyClient } from '@throughline/client/daily'
import { type EntryRow, ROW_FIELDS } from '../rules/row.ts'
import type { Range } from '../rules/timeline.ts'

/** What one request answers at most. */
const PAGE = 200

/** All entries about some days, without their texts. */
export async function readRange({ journal }: Pick<DailyClient, 'journal'>, range: Range): Promise<EntryRow[]> {
  const found: EntryRow[] = []
  let cursor: string | null = null
  do {
    const page: Page<EntryRow> = await journal.list({ ...range, fields: ROW_FIELDS, limit: PAGE, cursor })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return found
}
