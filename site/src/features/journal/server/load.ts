import type { DailyClient } from '@throughline/client/daily'
import { addDays } from '@throughline/core/kernel/day'
import { unread } from '../../desk/unread.ts'
import { isSought, type JournalAddress, soughtText } from '../rules/address.ts'
import { packed } from '../rules/days.ts'
import { ROW_FIELDS } from '../rules/row.ts'
import { monthOf } from '../rules/timeline.ts'
import { readFound } from '../state/found.ts'
import type { TaskCounts } from '../state/made-tasks.ts'
import type { GivenJournal } from '../timeline/JournalScreen.tsx'

/** Entries that come with the page. */
const FIRST_PAGE = 40

type Reader = Pick<DailyClient, 'journal' | 'journals' | 'lookBack' | 'tasks'>

/** All that the page of the journal begins with; `null` when it could not be read. */
export const loadJournal = (client: Reader, address: JournalAddress, today: string): Promise<GivenJournal | null> =>
  read(client, address, today).catch(unread)

async function read(client: Reader, address: JournalAddress, today: string): Promise<GivenJournal> {
  const { journal, journals, lookBack } = client
  const year = address.year ?? Number(today.slice(0, 4))
  const yearDays = { from: `${year}-01-01`, before: `${year + 1}-01-01` }
  const before = firstShown(address, yearDays.before)
  const { sought } = address
  const [stats, page, oldest, newest, own, found] = await Promise.all([
    lookBack.stats(yearDays),
    journal.list({ from: yearDays.from, before, fields: ROW_FIELDS, limit: FIRST_PAGE }),
    journal.list({ order: 'oldest', fields: ['entryDate'], limit: 1 }),
    journal.list({ fields: ['entryDate'], limit: 1 }),
    journals.list({ limit: 100 }),
    isSought(sought) ? readFound(client, sought, null) : null,
  ])
  // Of the last day some may be left over; it comes whole with its month.
  const last = page.nextCursor === null ? null : (page.items.at(-1)?.entryDate ?? null)
  const range = { from: last === null ? yearDays.from : addDays(last, 1), before }
  const yearOf = ({ items: [entry] }: typeof oldest) => Number(entry?.entryDate.slice(0, 4) ?? 0)
  return {
    year,
    firstYear: yearOf(oldest),
    lastYear: Math.max(yearOf(newest), Number(today.slice(0, 4))),
    stats: packed(stats),
    entries: page.items,
    range,
    before,
    isLater: stats.days.some(({ date }) => date >= before),
    next: last,
    journals: own.items.map(({ id, name, seal }) => ({ id, name, seal })),
    made: await readCounts(client, found ? found.items.map(({ entry }) => entry.id) : page.items.map(({ id }) => id)),
    found: found && { by: soughtText(sought), found: [found] },
  }
}

/** Without an answer each row says less until it is asked for again. */
async function readCounts({ tasks }: Reader, ids: readonly string[]): Promise<TaskCounts> {
  const counts = ids.length > 0 && (await tasks.linkCounts(ids).catch(unread))
  return counts ? Object.fromEntries(ids.map((id) => [id, counts[id] ?? 0])) : {}
}

/** The day after the first that is shown: after a day or month that was asked for, otherwise the end of the year. */
function firstShown({ day, overview, month }: JournalAddress, yearEnd: string): string {
  if (day) return addDays(day, 1)
  return overview === 'month' && month ? monthOf(`${month}-01`).before : yearEnd
}
