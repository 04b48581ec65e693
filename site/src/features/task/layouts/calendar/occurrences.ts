import { queryOptions } from '@tanstack/react-query'
import type { DailyClient } from '@throughline/client/daily'
import type { Days, Occurrences } from '@throughline/core/task'
import { client } from '../../../desk/client.ts'
import { daysName } from '../../rules/place.ts'

/** Pages of repeating tasks that one calendar reads. */
const MOST_PAGES = 10
const PAGE = 200

/** When repeating tasks come round on some days, and were done on them. */
export async function readOccurrences({ tasks }: Pick<DailyClient, 'tasks'>, days: Days): Promise<readonly Occurrences[]> {
  const found: Occurrences[] = []
  let cursor: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items, nextCursor }: Awaited<ReturnType<typeof tasks.occurrences>> = await tasks.occurrences(days, { cursor, limit: PAGE })
    found.push(...items)
    cursor = nextCursor
    if (!cursor) break
  }
  return found
}

export const occurrencesQuery = (days: Days) =>
  queryOptions({ queryKey: ['occurrences', daysName(days)] as const, queryFn: () => readOccurrences(client, days) })
