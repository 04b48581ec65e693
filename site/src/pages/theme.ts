import { ProblemError } from '@throughline/client/problem'
import type { Account } from '@throughline/core/account'
import type { APIRoute } from 'astro'
import { localPath } from '../middleware/local-path.ts'
import { onlyPost } from '../middleware/only-post.ts'
import { errorPath, HOME } from '../middleware/places.ts'

export const prerender = false

const themes: readonly Account['theme'][] = ['system', 'light', 'dark']

/** Keeps the person's choice of theme with their account and goes back to the page it was made on. */
export const POST: APIRoute = async ({ request, locals, redirect }) => {
  const form = await request.formData().catch(() => new FormData())
  const theme = themes.find((name) => name === form.get('theme'))
  try {
    if (theme) await locals.client.me.edit({ theme })
  } catch (error) {
    // Here hosts are compared, there whole origins, which differ where the address of the server is set to another scheme.
    if (!(error instanceof ProblemError) || error.code !== 'foreign-origin') throw error
    return redirect(errorPath('foreign-origin'), 303)
  }
  return redirect(localPath(String(form.get('return'))) ?? HOME, 303)
}

export const ALL = onlyPost
