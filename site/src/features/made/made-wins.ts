import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@throughline/client'
import type { Win } from '@throughline/core/career'
import { career } from '../desk/career-client.ts'
import { queryClient } from '../desk/query-client.ts'
import { follow } from '../live/stream.ts'
import { watchWins } from './watch-wins.ts'

/** What of a win names it beside what it was made of. */
export type MadeWin = Pick<Win, 'id' | 'title'>

/** Wins that stand beside one record. */
const SHOWN = 20

/** The wins whose evidence names a record, newest first. */
export const readMadeWins = async ({ wins }: Pick<Client, 'wins'>, sourceId: string): Promise<MadeWin[]> =>
  (await wins.list({ sourceId, fields: ['id', 'title'], limit: SHOWN })).items

export const madeWinsQuery = (sourceId: string) =>
  queryOptions({ queryKey: ['made-wins', sourceId] as const, queryFn: () => readMadeWins(career, sourceId) })

/** Wins that one page looks through for those made of its check-ins. */
const LOOKED = 200

/** Wins since a day, by each record that their evidence names. */
export const winsBySourceQuery = (from: string) =>
  queryOptions({
    queryKey: ['made-wins', 'since', from] as const,
    queryFn: async (): Promise<ReadonlyMap<string, readonly MadeWin[]>> => {
      const { items } = await career.wins.list({ from, fields: ['id', 'title', 'evidence'], limit: LOOKED })
      const named = items.flatMap(({ id, title, evidence }) =>
        [...new Set(evidence.flatMap(({ recordId }) => recordId ?? []))].map((recordId) => ({ recordId, win: { id, title } })),
      )
      return new Map([...Map.groupBy(named, ({ recordId }) => recordId)].map(([id, found]) => [id, found.map(({ win }) => win)]))
    },
  })

/** Asks anew for what is asked here. */
export const renewMadeWins = (): Promise<void> => queryClient().invalidateQueries({ queryKey: ['made-wins'] })

let isFollowing = false

/** Keeps what is asked here in step with wins that come and go. */
export function followMadeWins(): void {
  if (isFollowing) return
  isFollowing = true
  const renew = () => void renewMadeWins()
  watchWins(renew)
  follow((isBack) => ({
    onChange: ({ kind }) => kind === 'win' && renew(),
    onOpen: () => isBack && renew(),
  }))
}
