import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { SavedView } from '@throughline/core/task'
import type { SavedList } from '../rules/list-address.ts'
import { savedListOf } from '../rules/saved-view.ts'

/** The person's saved views, as many as there is room for in the rail. */
export const loadSavedViews = async ({ savedViews }: Pick<DailyClient, 'savedViews'>): Promise<readonly SavedView[]> =>
  (await savedViews.list({ limit: 200 })).items

/** A saved view; `null` when there is none of that id, or it is in the trash. */
export const loadSavedView = ({ savedViews }: Pick<DailyClient, 'savedViews'>, id: string): Promise<SavedList | null> =>
  savedViews.get(id).then(savedListOf, (error: unknown) => {
    if (error instanceof ProblemError && error.status === 404) return null
    throw error
  })
