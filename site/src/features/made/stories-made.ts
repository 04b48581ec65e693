import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@throughline/client'
import type { Story } from '@throughline/core/interview'
import { queryClient } from '../desk/query-client.ts'
import { follow } from '../live/stream.ts'

/** What of a story names it beside what it was made of. */
export type MadeStory = Pick<Story, 'id' | 'title'>

/** Of one win, or of the wins of an experience. */
export type MadeOf = { winId: string } | { experienceId: string }

/** Stories that stand beside one record. */
const SHOWN = 20

/** The stories that rest on it, newest first. */
export const readStoriesMade = async ({ stories }: Pick<Client, 'stories'>, of: MadeOf): Promise<MadeStory[]> =>
  (await stories.list({ ...of, fields: ['id', 'title'], limit: SHOWN })).items

/** Asked anew only once a story came or went: a page of a career then loads what asks for it. */
export const storiesMadeQuery = (of: MadeOf) =>
  queryOptions({
    queryKey: ['made-stories', of] as const,
    queryFn: async () => readStoriesMade((await import('../desk/interview-client.ts')).interview, of),
  })

let isFollowing = false

/** Keeps what is shown in step with stories that come and go. */
export function followStoriesMade(): void {
  if (isFollowing) return
  isFollowing = true
  const renew = () => void queryClient().invalidateQueries({ queryKey: ['made-stories'] })
  follow((isBack) => ({
    onChange: ({ kind }) => kind === 'story' && renew(),
    onOpen: () => isBack && renew(),
  }))
}
