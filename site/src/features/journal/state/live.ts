import { createDailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import { outbox } from '../../changes/changes.ts'
import { onBehalf } from '../../desk/on-behalf.ts'
import { follow } from '../../live/stream.ts'
import { foundChanged } from './found.ts'
import { tasksChanged } from './made-tasks.ts'
import { entryRecords } from './records.ts'
import { entryHappened, entryLeft, readAnew } from './timeline.ts'

/** What happens at once, such as an import, is read at once. */
const client = createDailyClient({ gathers: true, headers: onBehalf })

/** With more entries than this at once, reading what is shown again is cheaper than each by itself. */
const MANY = 40
const GATHER_MS = 60

let isFollowing = false

/** Keeps the journal in step with what happens elsewhere. */
export function followEntries(): void {
  if (isFollowing) return
  isFollowing = true
  let waiting = new Map<string, { id: string; version: number; type: string }>()

  const gathered = () => {
    const events = [...waiting.values()]
    waiting = new Map()
    if (events.length > MANY) void readAnew().then(foundChanged)
    else void Promise.all(events.map(catchUp)).then(foundChanged)
  }

  follow((isBack) => ({
    onChange({ kind, id, version, type }) {
      if (kind === 'task') tasksChanged()
      if (kind !== 'journal-entry') return
      if (waiting.size === 0) setTimeout(gathered, GATHER_MS)
      waiting.set(id, { id, version, type })
    },
    onOpen() {
      if (!isBack) return
      void readAnew()
      tasksChanged()
    },
  }))
}

async function catchUp({ id, version, type }: { id: string; version: number; type: string }) {
  await outbox.settled(id)
  if ((entryRecords.known(id)?.version ?? 0) >= version) return
  if (type === 'journal-entry.deleted') return entryLeft(id)
  try {
    entryHappened(await client.journal.get(id))
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) entryLeft(id)
  }
}
