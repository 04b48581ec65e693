import type { Task, TaskCounts } from '@throughline/core/task'
import type { Desk } from '../../desk/desk.ts'
import './area.ts'
import { offerTakenAlong } from '../../changes/undo-along.ts'
import { keepUnsent } from '../../changes/unsent.ts'
import { $locale, $today } from '../../desk/here.ts'
import { whenTakenOver } from '../../desk/taken-over.ts'
import { localDateOf } from '../../desk/words/day.ts'
import { followPage } from '../../live/follow-page.ts'
import { isTaskView, taskViews } from '../rules/views.ts'
import { showCounts } from './counts.ts'
import { prepareFilter } from './filtering.ts'
import { goTo } from './go.ts'
import { $goals, goalsChanged } from './goals.ts'
import { showsLists } from './list.ts'
import { followTasks } from './live.ts'
import { isPlainClick } from './open.ts'
import { records, refetchLists } from './queries.ts'
import { searchTextOf } from './search-text.ts'
import { $counts, $openId, $running, $search } from './stores.ts'
import type { TaskDesk } from './task-desk.ts'

let isStarted = false

/** Sets the shared state up for the page, before its first island is taken over. Further calls do nothing. */
export function start(desk: TaskDesk, openId: string | null): void {
  if (isStarted || typeof window === 'undefined') return
  isStarted = true
  $today.set(desk.today)
  $locale.set(desk.locale)
  $openId.set(openId)
  $running.set(desk.running)
  $goals.set(desk.goals)
  $search.set(searchTextOf(new URL(location.href)))
  $counts.listen((counts: TaskCounts | null) => counts && showCounts(counts))
  void prepareFilter(desk)
  keepDay(desk)
  keepUnsent(desk.accountId)
  keepAddress()
  setTimeout(() => {
    followPage()
    followTasks()
  })
  setTimeout(goalsChanged)
  whenTakenOver(() => offerTakenAlong(desk.accountId))
  const made = new URLSearchParams(location.search).get('made')
  if (made) whenTakenOver(() => void import('./made-from-template.ts').then(({ tellMade }) => tellMade(made)))
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
    void refetchLists()
  }, 30_000)
}

/** The address says which list is shown and which task is open; going back and forth follows it. */
function keepAddress() {
  addEventListener('popstate', () => {
    const last = location.pathname.split('/')[2] ?? ''
    $openId.set(last && last !== 'views' && !isTaskView(last) ? last : null)
    void import('./place.ts').then(({ followAddress }) => followAddress())
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToList(link)) return
    event.preventDefault()
    goTo(link.href)
  })
}

const LIST = new RegExp(`^/tasks(/(${taskViews.join('|')}|views/[^/]+))?$`)

/** Whether it is a link to a list, from one; a task that opens beside its list has a handler of its own. */
const leadsToList = ({ dataset, hash, origin, pathname }: HTMLAnchorElement): boolean =>
  !dataset.opens && !hash && origin === location.origin && LIST.test(pathname) && showsLists()
