import { queryOptions } from '@tanstack/react-query'
import type { Page } from '@throughline/client'
import type { DailyClient } from '@throughline/client/daily'
import type { FoundEntry } from '@throughline/core/journal'
import { addDays } from '@throughline/core/kernel/day'
import { client } from '../../desk/client.ts'
import { queryClient } from '../../desk/query-client.ts'
import { readAddress, type Sought, soughtText } from '../rules/address.ts'
import { entryRecords } from './records.ts'

/** What was found, page by page, newest first. */
export type FoundPages = readonly Page<FoundEntry>[]

/** Entries a page of what was found holds. */
const PAGE = 40

/** A page may hold nothing and go on all the same; then the next is read at once, up to so many. */
const EMPTY_PAGES = 8

/** The next entries that are like what is sought. */
export async function readFound(
  { lookBack }: Pick<DailyClient, 'lookBack'>,
  sought: Sought,
  from: string | null,
): Promise<Page<FoundEntry>> {
  const { q, mood, tag, starred, photo, journal, to } = sought
  const asked = {
    order: 'newest' as const,
    ...(q && { q }),
    ...(mood !== null && { moods: [mood] }),
    ...(tag && { tag }),
    ...(starred && { starred }),
    ...(photo && { photo }),
    ...(journal && { journalId: journal }),
    ...(sought.from && { from: sought.from }),
    ...(to && { before: addDays(to, 1) }),
  }
  const items: FoundEntry[] = []
  let cursor = from
  for (let turn = 0; turn < EMPTY_PAGES; turn++) {
    const page: Page<FoundEntry> = await lookBack.search({ ...asked, limit: PAGE, cursor })
    items.push(...page.items)
    cursor = page.nextCursor
    if (cursor === null || items.length >= PAGE / 2) break
  }
  return { items, nextCursor: cursor }
}

const KEY = 'journal-found'
const soughtOf = (text: string) => readAddress(new URLSearchParams(text)).sought

const read = async (text: string, cursor: string | null) => {
  const page = await readFound(client, soughtOf(text), cursor)
  for (const { entry } of page.items) entryRecords.learn(entry)
  return page
}

const rowsOf = (pages: FoundPages) => pages.reduce((rows, { items }) => rows + items.length, 0)
const pagesOf = (text: string): FoundPages => queryClient().getQueryData<FoundPages>([KEY, text]) ?? []

/** What is found. Read anew, it becomes as long as it was, so that nobody loses their place. */
export const foundQuery = (sought: Sought) => {
  const text = soughtText(sought)
  return queryOptions({
    queryKey: [KEY, text] as const,
    queryFn: async (): Promise<FoundPages> => {
      const wanted = rowsOf(pagesOf(text))
      const pages = [await read(text, null)]
      for (let cursor = pages[0]?.nextCursor; cursor && rowsOf(pages) < wanted; cursor = pages.at(-1)?.nextCursor)
        pages.push(await read(text, cursor))
      return pages
    },
  })
}

const loading = new Set<string>()

/** Reads what is found next, unless there is nothing more or it is on its way. */
export async function loadMoreFound(sought: Sought): Promise<void> {
  const text = soughtText(sought)
  const cursor = pagesOf(text).at(-1)?.nextCursor
  if (!cursor || loading.has(text)) return
  loading.add(text)
  try {
    const page = await read(text, cursor)
    queryClient().setQueryData<FoundPages>([KEY, text], (pages) => (pages?.at(-1)?.nextCursor === cursor ? [...pages, page] : pages))
  } catch {
    // Asked for again as soon as its end is near again.
  } finally {
    loading.delete(text)
  }
}

/** Entries changed elsewhere: what was found is looked for again. */
export const foundChanged = (): Promise<void> => queryClient().invalidateQueries({ queryKey: [KEY] })
