import type { Change as Event } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { outbox } from '../../changes/changes.ts'
import { client } from '../../desk/client.ts'
import { queryClient } from '../../desk/query-client.ts'
import { type Follower, follow } from '../../live/stream.ts'
import { hideTask, showTask } from './cache.ts'
import { countsChanged } from './counts.ts'
import { filesChanged } from './files-changed.ts'
import { goalsChanged } from './goals.ts'
import { records, refetchLists } from './queries.ts'
import { PLACES } from './rail.ts'
import { progressTouched } from './task-progress.ts'
import { timeChanged } from './time.ts'

/** Events that come together are answered together. */
const GATHER_MS = 60
/** With more changes than this at once, such as an import, reading the lists again is cheaper than each task. */
const MANY = 40

/** Keeps tasks, and what every page shows of them, in step with what happens elsewhere. */
export const followTasks = (): void => follow(follower)

/** Follows changes over one connection; a page that comes back has missed some. */
function follower(isBack: boolean): ReturnType<Follower> {
  let waiting = new Map<string, Event>()

  const timeHappened = onceCalm(() => timeChanged())
  const goalsHappened = onceCalm(() => goalsChanged())
  const viewsHappened = onceCalm(async () => {
    // What draws them anew brings all that lists of tasks are made of.
    if (document.querySelector(PLACES)) await (await import('./saved-view-links.ts')).savedViewsChanged()
  })
  const templatesHappened = onceCalm(async () => (await import('../../live/renew-list.ts')).renewList('templates'))

  const gathered = () => {
    const events = [...waiting.values()]
    waiting = new Map()
    // What is done here comes back as an event too: of many at once, too, and each with its answer.
    const ours = new Set(outbox.unsaved().map(({ id }) => id))
    const news = events.filter((event) => !ours.has(event.id) && !isKnown(event))
    if (news.length > MANY) void refetchLists()
    for (const event of news.length > MANY ? events.filter(({ id }) => ours.has(id)) : events) void catchUp(event)
    countsChanged()
  }

  return {
    onChange(event) {
      if (event.kind === 'time-entry') return timeHappened()
      if (event.kind === 'goal') return goalsHappened()
      if (event.kind === 'attachment') return void filesChanged()
      if (event.kind === 'trash') return trashEmptied()
      if (event.kind === 'attestation') return void queryClient().invalidateQueries({ queryKey: ['attestations'] })
      if (event.kind === 'saved-view') return viewsHappened()
      if (event.kind === 'task-template') return templatesHappened()
      if (event.kind !== 'task') return
      if (waiting.size === 0) setTimeout(gathered, GATHER_MS)
      waiting.set(event.id, event)
    },
    onOpen() {
      if (!isBack) return
      countsChanged()
      void timeChanged()
      viewsHappened()
      templatesHappened()
      goalsHappened()
    },
  }
}

/** Does something once, a moment after the last of several calls. What fails is a courtesy that the next event asks for again. */
function onceCalm(doIt: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void doIt().catch(() => {}), GATHER_MS)
  }
}

const isKnown = ({ id, version }: Event) => (records.known(id)?.version ?? 0) >= version

async function catchUp(event: Event) {
  const { id, type } = event
  await outbox.settled(id)
  if (isKnown(event)) return
  if (type === 'task.deleted') return leave(id)
  try {
    records.learn(await client.tasks.get(id))
    showTask(id)
    progressTouched(id, records.known(id))
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) leave(id)
  }
}

function leave(id: string) {
  records.forget(id)
  hideTask(id)
  progressTouched(id, undefined)
  void queryClient().invalidateQueries({ queryKey: ['tasks', 'trash'] })
}

function trashEmptied(): void {
  void queryClient().invalidateQueries({ queryKey: ['tasks', 'trash'] })
  void filesChanged()
}
