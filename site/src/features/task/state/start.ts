import type { Task, TaskCounts } from '@throughline/core/task'
import './area.ts'
import { $connection } from '../../changes/stores.ts'
import { $today } from '../../desk/here.ts'
import { whenTakenOver } from '../../desk/taken-over.ts'
import { start as startPage } from '../../frame/start.ts'
import { isTaskView, taskViews } from '../rules/views.ts'
import { countWaiting } from './count-waiting.ts'
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

/** Sets up what islands of Tasks share, before the first of them is taken over. Further calls do nothing. */
export function start(desk: TaskDesk, openId: string | null): void {
  if (isStarted || typeof window === 'undefined') return
  isStarted = true
  startPage(desk)
  $openId.set(openId)
  $running.set(desk.running)
  $goals.set(desk.goals)
  $search.set(searchTextOf(new URL(location.href)))
  $counts.listen((counts: TaskCounts | null) => counts && showCounts(counts))
  $connection.listen(({ obstacle }) => obstacle && countWaiting())
  void prepareFilter(desk)
  $today.listen(() => void refetchLists())
  keepAddress()
  setTimeout(followTasks)
  setTimeout(goalsChanged)
  const made = new URLSearchParams(location.search).get('made')
  if (made) whenTakenOver(() => void import('./made-from-template.ts').then(({ tellMade }) => tellMade(made)))
}

/** Takes in the tasks that came with the page. */
export function learnAll(tasks: readonly Task[]): void {
  if (typeof window === 'undefined') return
  for (const task of tasks) records.learn(task)
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
