import { languages } from '@throughline/core/kernel'
import type { APIRoute } from 'astro'
import { localPath } from '../middleware/local-path.ts'
import { onlyPost } from '../middleware/only-post.ts'

export const prerender = false

/** Keeps in this browser which language somebody reads who is not signed in, and goes back to the page they chose it on. */
export const POST: APIRoute = async ({ request, locals }) => {
  const form = await request.formData().catch(() => new FormData())
  const choice = languages.find((name) => name === form.get('language'))
  const headers = new Headers({ location: localPath(String(form.get('return'))) ?? '/' })
  if (choice) headers.append('set-cookie', locals.keepChoice(choice))
  return new Response(null, { status: 303, headers })
}

export const ALL = onlyPost
