import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Days, Occurrences, Task } from '@throughline/core/task'
import { repeats } from '@throughline/core/task/rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Desk } from '../../../desk/desk.ts'
import { queryClient } from '../../../desk/query-client.ts'
import { daysName, type TaskPage } from '../../rules/place.ts'
import { pagesQuery } from '../../state/queries.ts'
import { learnAll } from '../../state/start.ts'
import { type Entry, entriesByDay } from '../rules/entries.ts'
import { useRest } from '../use-rest.ts'
import { occurrencesQuery } from './occurrences.ts'

/** What some days hold, as the server read it. */
export interface GivenDays extends Days {
  due: TaskPage
  /** What is closed and was due on them. */
  wasDue: TaskPage
  done: TaskPage
  occurrences: readonly Occurrences[]
}

/** What stands on which day of what the filter means, kept up to date; until other days have been read, what is known of them. */
export function useDays(
  days: Days,
  given: GivenDays | undefined,
  desk: Desk,
  isMeant: (task: Task) => boolean,
): ReadonlyMap<string, readonly Entry[]> {
  useState(() => given && learnAll([...given.due.items, ...given.wasDue.items, ...given.done.items]))
  const name = daysName(days)
  const known = given && name === daysName(given) ? given : null
  const due = useQuery({ ...pagesQuery('due', name), ...(known ? { initialData: [known.due] } : { placeholderData: keepPreviousData }) })
  const wasDue = useQuery({
    ...pagesQuery('due-done', name),
    ...(known ? { initialData: [known.wasDue] } : { placeholderData: keepPreviousData }),
  })
  const done = useQuery({
    ...pagesQuery('done', name),
    ...(known ? { initialData: [known.done] } : { placeholderData: keepPreviousData }),
  })
  const rounds = useQuery({
    ...occurrencesQuery(days),
    ...(known ? { initialData: known.occurrences } : { placeholderData: keepPreviousData }),
  })
  useRest(['due', name], due.data ?? [], !due.isPlaceholderData)
  useRest(['due-done', name], wasDue.data ?? [], !wasDue.isPlaceholderData)
  useRest(['done', name], done.data ?? [], !done.isPlaceholderData)

  const entries = useMemo(
    () =>
      entriesByDay(
        {
          due: flat(due.data).filter(isMeant),
          done: [...flat(wasDue.data), ...flat(done.data)].filter(isMeant),
          occurrences: rounds.data?.filter(({ task }) => isMeant(task)) ?? [],
        },
        desk,
      ),
    [due.data, wasDue.data, done.data, rounds.data, desk, isMeant],
  )
  useFreshRounds([...flat(due.data), ...flat(done.data)].filter(repeats).map(({ id, version }) => `${id}.${version}`))
  return entries
}

/** Reads again when repeating tasks come round as soon as one of them has changed. */
function useFreshRounds(versions: readonly string[]) {
  const signature = versions.toSorted().join()
  const before = useRef(signature)
  useEffect(() => {
    if (before.current === signature) return
    before.current = signature
    void queryClient().invalidateQueries({ queryKey: ['occurrences'] })
  }, [signature])
}

const flat = (pages: readonly TaskPage[] | undefined) => pages?.flatMap(({ items }) => items) ?? []
