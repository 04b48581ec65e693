import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { notificationSettings as words } from '../../messages/settings-notifications.ts'
import { settingsIn } from './settings-form.ts'

interface Answered {
  /** Where to go on, having done it. */
  to?: string
  /** What stands in the way of it. */
  problem: string | null
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')

interface Act {
  run(client: Client, form: FormData): Promise<unknown>
  /** What is said of it. */
  done: string
}

/** What the forms of the page do, by the name of the pressed button. */
const acts: Readonly<Record<string, Act>> = {
  save: { run: ({ notificationSettings }, form) => notificationSettings.edit(settingsIn(form)), done: words.saved },
  test: { run: ({ notificationSettings }) => notificationSettings.test(), done: words.where.testSent },
  push: {
    run: ({ push }, form) =>
      push.subscribe({ endpoint: text(form, 'endpoint'), keys: { p256dh: text(form, 'p256dh'), auth: text(form, 'auth') } }),
    done: words.where.allowedNow,
  },
  'end-push': { run: ({ push }, form) => push.end(text(form, 'end-push')), done: words.where.removed },
}

/** What is said of something that was done before the page was shown. */
export const saidOf = (name: string | null): string | null =>
  name !== null && Object.hasOwn(acts, name) ? (acts[name]?.done ?? null) : null

/** Does what a form of the page asked for. */
export async function answerSettings(request: Request, client: Client): Promise<Answered> {
  if (request.method !== 'POST') return { problem: null }
  const form = await request.formData().catch(() => new FormData())
  const name = Object.keys(acts).find((act) => form.has(act))
  if (name === undefined) return { to: '/settings/notifications', problem: null }
  try {
    await acts[name]?.run(client, form)
    return { to: `/settings/notifications?said=${name}`, problem: null }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code === 'internal') throw error
    return { problem: error.problem.errors?.map(({ message }) => message).join(' ') || error.message }
  }
}
