import type { APIContext } from 'astro'
import { act } from './act.ts'

/** Does what a form of the page asked for and shows the page anew; `null` when nothing was sent. */
export async function answerForm({ request, locals, url, redirect }: APIContext): Promise<Response | null> {
  if (request.method !== 'POST') return null
  const form = await request.formData()
  await act(locals.client, form)
  const isGone = form.has('remove') && form.get('remove') === url.pathname.split('/').at(-1)
  return redirect(isGone ? '/tasks' : url.pathname + url.search, 303)
}
