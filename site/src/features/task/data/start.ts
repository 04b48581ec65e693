import type { Task, TaskCounts } from '@throughline/core/task'
import type { Change } from '../rules/change.ts'
import { isTaskView } from '../rules/views.ts'
import { localDateOf } from '../words/day.ts'
import { outbox, resume } from './changes.ts'
import { showCounts } from './counts.ts'
import type { Desk } from './desk.ts'
import { followChanges } from './live.ts'
import { queryClient, records } from './queries.ts'
import { searchTextOf } from './search-text.ts'
import { $connection, $counts, $openId, $search, $today } from './stores.ts'

let isStarted = false

/** Sets the shared state up for the page, before its first island is taken over. Further calls do nothing. */
export function start(desk: Desk, openId: string | null): void {
  if (isStarted || typeof window === 'undefined') return
  isStarted = true
  $today.set(desk.today)
  $openId.set(openId)
  $search.set(searchTextOf(new URL(location.href)))
  $counts.listen((counts: TaskCounts | null) => counts && showCounts(counts))
  keepDay(desk)
  keepUnsent(desk.accountId)
  keepAddress()
  setTimeout(followChanges)
}

/** Takes in the tasks that came with the page. */
export function learnAll(tasks: readonly Task[]): void {
  if (typeof window === 'undefined') return
  for (const task of tasks) records.learn(task)
}

function keepDay(desk: Desk) {
  setInterval(() => {
    const today = localDateOf(new Date().toISOString(), desk)
    if (today === $today.get()) return
    $today.set(today)
    void queryClient().invalidateQueries({ queryKey: ['tasks'] })
  }, 30_000)
}

/** What could not be sent survives the page; it is kept for this person alone. */
function keepUnsent(accountId: string) {
  const key = `throughline.unsent.${accountId}`
  const kept = localStorage.getItem(key)
  localStorage.removeItem(key)
  if (kept) resume(JSON.parse(kept) as Change[])
  const keep = () => {
    const unsaved = outbox.unsaved()
    if (unsaved.length) localStorage.setItem(key, JSON.stringify(unsaved))
    else localStorage.removeItem(key)
  }
  addEventListener('pagehide', keep)
  $connection.listen(keep)
  addEventListener('online', outbox.wake)
  // This page is alive again and has them itself.
  addEventListener('pageshow', ({ persisted }) => persisted && localStorage.removeItem(key))
}

/** The address says which task is open; going back and forth follows it. */
function keepAddress() {
  addEventListener('popstate', () => {
    const last = location.pathname.split('/')[2] ?? ''
    $openId.set(last && !isTaskView(last) ? last : null)
  })
}
