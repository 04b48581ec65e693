import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'

type Act = (client: DailyClient, value: string) => Promise<unknown>

/** What the forms of the page do: the name of the pressed button, and its value. */
const acts: Readonly<Record<string, Act>> = {
  read: ({ notifications }, id) => notifications.edit(id, { read: true }),
  unread: ({ notifications }, id) => notifications.edit(id, { read: false }),
  'read-all': ({ notifications }) => readAll(notifications),
}

/** Page by page, as long as that leaves fewer. */
async function readAll(notifications: DailyClient['notifications']): Promise<void> {
  let left = Number.POSITIVE_INFINITY
  for (;;) {
    const { unread } = await notifications.readAll()
    if (unread === 0 || unread >= left) return
    left = unread
  }
}

/** Does what a form of the page asked for. A notification that has gone is nobody's to mark. */
export async function answerNotifications(client: DailyClient, form: FormData): Promise<void> {
  const [name, value] = [...form].find(([name]) => Object.hasOwn(acts, name)) ?? []
  try {
    if (name !== undefined) await acts[name]?.(client, String(value))
  } catch (error) {
    if (!(error instanceof ProblemError && error.status === 404)) throw error
  }
}
