import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Page } from '@throughline/client'
import type { Completion } from '@throughline/core/task'
import { client } from '../../desk/client.ts'

/** Completions shown before earlier ones are asked for. */
export const HISTORY_ROWS = 20

/** When a task was done, newest first. */
export const historyQuery = (taskId: string) =>
  infiniteQueryOptions({
    queryKey: ['history', taskId] as const,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }): Promise<Page<Completion>> => client.tasks.completions(taskId, { limit: HISTORY_ROWS, cursor: pageParam }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
