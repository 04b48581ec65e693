import type { Page } from '@throughline/client'
import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { Task, TaskView } from '@throughline/core/task'
import { FIRST_PAGE } from '../state/queries.ts'

/** A later page of a view, for who reads without a script; `null` when the cursor is none of that view. */
export const loadLater = ({ tasks }: DailyClient, view: TaskView, cursor: string): Promise<Page<Task> | null> =>
  tasks.list({ view, cursor, limit: FIRST_PAGE }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.status < 500) return null
    throw error
  })

/** Whether there is nothing to do at all, on any day. */
export const hasNoTask = async ({ tasks }: DailyClient): Promise<boolean> =>
  (await tasks.list({ view: 'all', limit: 1 })).items.length === 0
