import { ProblemError } from '@throughline/client/problem'
import type { APIContext } from 'astro'
import { act } from './act.ts'

type Asked = Pick<APIContext, 'request' | 'locals' | 'url' | 'redirect'> & { response: { status?: number } }

/**
 * Does what a form of the page asked for and shows the page anew; `null` when nothing was sent, or when it was refused:
 * then the page is to be shown with `locals.refusal` on it.
 */
export async function answerForm({ request, locals, url, redirect, response }: Asked): Promise<Response | null> {
  if (request.method !== 'POST') return null
  // A body that is no form asks for nothing.
  const form = await request.formData().catch(() => new FormData())
  try {
    await act(locals.client, form)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    response.status = error.status
    locals.refusal = error.problem.errors?.map(({ message }) => message).join(' ') || error.message
    return null
  }
  const isGone = form.has('remove') && form.get('remove') === url.pathname.split('/').at(-1)
  return redirect(isGone ? '/tasks' : url.pathname + url.search, 303)
}
