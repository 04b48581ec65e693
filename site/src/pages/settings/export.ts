import type { APIRoute } from 'astro'

export const prerender = false

const ARCHIVE = '/api/v1/exports/throughline.zip'
/** Where the page says that the archive can be made now. */
const ONCE_PROVEN = '/settings/account?open=export#data'

/** Leads to the archive of everything, by way of proving who one is where that was too long ago. */
export const GET: APIRoute = async ({ locals, redirect }) => {
  const { provenUntil } = await locals.client.proof.get()
  return redirect(provenUntil === null ? `/auth/confirm?return=${encodeURIComponent(ONCE_PROVEN)}` : ARCHIVE, 303)
}
