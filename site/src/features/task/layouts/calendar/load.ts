import type { DailyClient } from '@throughline/client/daily'
import { readAt, shownDays } from '../../../when/rules/at.ts'
import { FIRST_PAGE } from '../../state/queries.ts'
import type { TaskDesk } from '../../state/task-desk.ts'
import { readOccurrences } from './occurrences.ts'

/** As many as one request answers. */
const PAGE = 200

/** What a calendar shows first. */
export async function loadCalendar(client: DailyClient, { list, today, weekStart }: TaskDesk) {
  const { from, before } = shownDays(readAt(list.at, today), weekStart, today)
  const days = { from, before }
  const [due, wasDue, done, occurrences, inbox] = await Promise.all([
    client.tasks.due(days, { limit: PAGE }),
    client.tasks.due(days, { view: 'completed', limit: PAGE }),
    client.tasks.done(days, { limit: PAGE }),
    readOccurrences(client, days),
    client.tasks.list({ view: 'inbox', limit: FIRST_PAGE }),
  ])
  return { days: { ...days, due, wasDue, done, occurrences }, inbox }
}
