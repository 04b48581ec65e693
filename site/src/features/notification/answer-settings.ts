import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { settingsIn } from './settings-form.ts'

interface Answered {
  /** Where to go on, having done it. */
  to?: string
  /** What stands in the way of it. */
  problem: string | null
}

/** Does what a form of the page asked for. */
export async function answerSettings(request: Request, client: Client): Promise<Answered> {
  if (request.method !== 'POST') return { problem: null }
  const form = await request.formData().catch(() => new FormData())
  const said = form.has('test') ? 'test' : 'saved'
  try {
    if (form.has('test')) await client.notificationSettings.test()
    else await client.notificationSettings.edit(settingsIn(form))
    return { to: `/settings/notifications?said=${said}`, problem: null }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code === 'internal') throw error
    return { problem: error.problem.errors?.map(({ message }) => message).join(' ') || error.message }
  }
}
