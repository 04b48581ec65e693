import { sequentialIds } from '@throughline/contracts'
import { signIn } from '@throughline/core/account'
import { kinds } from '@throughline/core/kinds'
import { createMemoryStorage, type Entry } from '@throughline/memory'
import type { AppDeps } from './deps.ts'
import { connected } from './routes/test-providers.ts'
import {
  applied,
  drafted,
  handedOut,
  kept,
  keyed,
  measured,
  practised,
  recorded,
  rehearsed,
  reminded,
  testApp,
  told,
  wondered,
  written,
} from './test-app.ts'
import { discussed } from './test-discussion.ts'
import { waitedFor } from './test-waiting-invite.ts'

const todoist = 'TYPE,CONTENT,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG\ntask,Measure the window,4,1,,,,en\n'

/** A file, and an import. */
export const upload = () => {
  const form = new FormData()
  form.set('file', new Blob([todoist]))
  return form
}

/** Signs somebody in in another browser; answers the id of that session. */
async function elsewhere(deps: AppDeps, { email, password, json }: Parameters<typeof reminded>[1]): Promise<string> {
  await signIn(deps, { email, password })
  const { items } = (await json('/sessions')) as { items: { id: string; isThis: boolean }[] }
  return items.find(({ isThis }) => !isThis)?.id as string
}

/** Something of every kind that is somebody's; answers the ids by the areas of the API and by what paths call them, and that of a task as `id`. */
export async function everythingOf(deps: AppDeps, person: Parameters<typeof reminded>[1], guest?: Parameters<typeof discussed>[1]) {
  const made = async (path: string, body?: unknown): Promise<string> => (await person.json(path, { method: 'POST', body })).id
  const notifications = await reminded(deps, person)
  const id = await made('/tasks', { title: 'Send Ana the draft', dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=DAILY' } })
  const { completion } = await person.json(`/tasks/${id}/completions`, { method: 'POST' })
  const { goal, checkIn } = await measured(person)
  const webhook = await made('/webhooks', { url: 'https://hooks.example/draft', events: ['*'], description: 'Board' })
  return {
    id,
    notifications,
    sessions: await elsewhere(deps, person),
    completionId: completion.id as string,
    goals: goal,
    'check-ins': checkIn,
    'push-subscriptions': await made('/push-subscriptions', {
      endpoint: 'https://push.example/draft',
      keys: { p256dh: 'BKey', auth: 'c2Vj' },
    }),
    imports: await made('/imports?format=todoist-csv', upload()),
    'time-entries': await made(`/tasks/${id}/time-entries`),
    attachments: await made(`/attachments?taskId=${id}`, upload()),
    'saved-views': await made('/saved-views', { name: 'Work' }),
    'task-templates': await made('/task-templates', { taskId: id }),
    'calendar-subscriptions': await made('/calendar-subscriptions', { url: 'https://calendar.example/ines.ics' }),
    tokens: await made('/tokens', { name: 'Backup', scopes: ['tasks:read'] }),
    webhooks: webhook,
    deliveryId: await made(`/webhooks/${webhook}/tests`),
    'calendar-feeds': await made('/calendar-feeds', { name: 'My phone' }),
    ...(await written(person)),
    ...(await kept(person)),
    ...(await keyed(person)),
    ...(await handedOut(deps, person)),
    ...(await recorded(person)),
    ...(await drafted(person)),
    ...(await wondered(person)),
    ...(await told(person)),
    ...(await rehearsed(person)),
    ...(await applied(person)),
    ...(await practised(person)),
    ...(await discussed(person, guest)),
    'sign-ins': await connected(deps, person),
  }
}

/** What storage holds, by name. */
export type Held = Map<string, unknown>

/** Storage that begins with what was held, and goes on holding it there. */
export const storageOf = (held: Held) =>
  createMemoryStorage({
    kinds,
    before: [...held] as Entry[],
    told: (name, value) => void (value === undefined ? held.delete(name) : held.set(name, value)),
  })

/** Beyond those that whatever is written at first has taken. */
const LATER_IDS = 2 ** 20

/**
 * Somebody with something of everything, with a guest in their discussion where one is asked for. It is written once; each
 * call answers an app of its own that holds a copy, as if it had been written there just now.
 */
export function everythingOnce({ withGuest = false } = {}) {
  const held: Held = new Map()
  async function write() {
    const { deps, signUp } = testApp(storageOf(held))
    const [owner, guest] = [await signUp(), withGuest ? await signUp() : undefined]
    const own = { ...(await everythingOf(deps, owner, guest)), 'waiting-invites': await waitedFor(deps, owner) }
    return { owner, own }
  }
  let written: ReturnType<typeof write> | undefined
  return async (overrides: Partial<AppDeps> = {}) => {
    written ??= write()
    const { owner, own } = await written
    const storage = storageOf(structuredClone(held))
    const made = testApp({ ...storage, ids: sequentialIds(LATER_IDS), ...overrides })
    return { ...made, owner: made.as(owner), own: { ...own } }
  }
}
