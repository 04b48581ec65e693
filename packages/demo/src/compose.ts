import { createSourceFollower } from '@throughline/core/career'
import { createTaskNotices, runDeliveries, runPeopleJobs, runSettlements, sweepMessages } from '@throughline/core/discussion'
import { createImportReader } from '@throughline/core/import'
import { drawCompetencies, meantFor } from '@throughline/core/interview'
import { type Clock, limitless } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { deliverNotifications } from '@throughline/core/notification'
import { createDayMemory } from '@throughline/core/progress'
import { type AppDeps, createApp } from '@throughline/http'
import { createMemoryStorage, type Keeping } from '@throughline/memory'
import { absent } from './absent.ts'
import { createIds } from './ids.ts'
import { secrets } from './secrets.ts'
import { ADDRESS, trustingSessions } from './sessions.ts'

/** Room for files: they are kept in the browser. */
const STORAGE_LIMIT = 50 * 2 ** 20

export interface Demo {
  deps: AppDeps
  /** Answers as the HTTP app of a server does. */
  api(request: Request): Promise<Response>
  /** What a server looks after by and by: to be called after every change, and now and then. */
  doChores(): Promise<void>
}

interface Options extends Keeping {
  clock?: Clock
  log?: AppDeps['log']
}

/** The app over storage in memory, of nothing but what a browser has. */
export function composeDemo({ clock = { now: () => Temporal.Now.instant() }, log = () => {}, ...keeping }: Options = {}): Demo {
  const storage = createMemoryStorage({ kinds, ...keeping })
  const made = {
    ...storage,
    kinds,
    clock,
    ids: createIds(() => clock.now().epochMilliseconds),
    publicUrl: ADDRESS,
    storageLimit: STORAGE_LIMIT,
    // In its worker nobody else waits.
    giveWay: async () => {},
  }
  const sources = createSourceFollower({ ...made, dayMemory: createDayMemory() })
  const notices = createTaskNotices({ ...made, store: sources.store }, (error) =>
    log({ level: 'error', event: 'chore-failed', chore: 'notice-task', error }),
  )
  const base = { ...made, store: notices.store }
  const deps: AppDeps = {
    ...absent,
    ...base,
    secrets,
    sessions: trustingSessions(base),
    reader: createImportReader(kinds),
    asksFor: drawCompetencies,
    meantFor,
    limiter: limitless,
    sendsMail: false,
    signUpMode: 'open',
    publicOrigin: null,
    trustProxy: false,
    log,
  }
  const app = createApp(deps)
  const chores = [
    () => notices.settled(),
    () => sources.run(),
    () => runSettlements(base),
    () => runDeliveries(base),
    () => runPeopleJobs({ ...base, secrets }),
    () => sweepMessages(base),
    () => deliverNotifications(base),
  ]
  return {
    deps,
    api: async (request) => app.fetch(request),
    async doChores() {
      for (const chore of chores) {
        await chore().catch((error: unknown) => log({ level: 'error', event: 'chore-failed', chore: 'demo', error }))
      }
    },
  }
}
