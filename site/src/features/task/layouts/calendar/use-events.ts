import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { eventsByDay } from '../../../calendar/day-lines.ts'
import type { EventsOfDays } from '../../../calendar/read-day-events.ts'
import type { Shown } from '../../../when/rules/at.ts'
import { listHref } from '../../rules/list-address.ts'
import { daysName } from '../../rules/place.ts'
import type { TaskDesk } from '../../state/task-desk.ts'

/** What stands on the days that are shown beside tasks, in words; of a saved view nothing, which is a choice among tasks. */
export function useEvents({ from, before, weeks }: Shown, given: EventsOfDays | undefined, desk: TaskDesk) {
  const days = { from, before }
  const known = given && daysName(given) === daysName(days) ? given : undefined
  const { data } = useQuery({
    queryKey: ['day-events', daysName(days)],
    queryFn: async () => (await import('./bring-events.ts')).bringEvents(days),
    enabled: !desk.saved,
    // Nothing tells that another calendar has changed.
    staleTime: 60_000,
    ...(known && { initialData: known }),
  })
  return useMemo(
    () =>
      desk.saved || !data
        ? undefined
        : eventsByDay(data.events, weeks.flat(), {
            hrefOf: (day) => listHref({ ...desk, list: { ...desk.list, at: day } }),
            context: desk,
          }),
    [data, weeks, desk],
  )
}
