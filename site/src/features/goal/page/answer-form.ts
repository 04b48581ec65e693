import { ProblemError } from '@throughline/client/problem'
import type { APIContext } from 'astro'
import { newId } from '../../desk/id.ts'
import { localDateOf } from '../../desk/words/day.ts'
import { act } from '../../task/server/act.ts'
import { sendCheckInChange, sendGoalChange } from '../state/sending.ts'
import { changeAsked } from './change-asked.ts'

type Asked = Pick<APIContext, 'request' | 'locals' | 'url' | 'redirect'> & { response: { status?: number } }

/**
 * Does what a form of a goal's page asks for where no script does it, and shows the page anew; `null` when nothing was
 * sent, or when it was refused: then `locals.refusal` says why.
 */
export async function answerGoalForm({ request, locals, url, redirect, response }: Asked, goalId: string): Promise<Response | null> {
  const { client, account } = locals
  if (request.method !== 'POST' || !account) return null
  const form = await request.formData().catch(() => new FormData())
  const { timeZone, dayStart, locale } = account
  const today = localDateOf(Temporal.Now.instant().toString(), { timeZone, dayStart })
  const refuse = (why: string, status: number) => {
    response.status = status
    locals.refusal = why
    return null
  }
  try {
    const asked = changeAsked(form, { goal: await client.goals.get(goalId), checkIns: [] }, { today, timeZone, locale, newId })
    if (!asked) await act(client, form)
    else if ('fault' in asked) return refuse(asked.fault, 422)
    else {
      const { change } = asked
      if ('goalId' in change) await sendCheckInChange(client, change)
      else await sendGoalChange(client, change)
      if (change.do === 'goal.remove') return redirect('/goals', 303)
    }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    return refuse(error.problem.errors?.map(({ message }) => message).join(' ') || error.message, error.status)
  }
  return redirect(url.pathname + url.search, 303)
}
