import type { APIRoute } from 'astro'
import { rememberPress, settlePress } from '../../features/account/export-press.ts'

export const prerender = false

const ARCHIVE = '/api/v1/exports/throughline.zip'
/** Where one comes back to from the page that asks who one is, whether one said so or not. */
const ONCE_ASKED = '/settings/export?asked'

/**
 * Leads to the archive of everything, by way of proving who one is where that was too long ago: from there back to the page
 * that it was asked for on, which goes on to the archive once.
 */
export const GET: APIRoute = async ({ locals, redirect, cookies, url }) => {
  const { provenUntil } = await locals.client.proof.get()
  const isProven = provenUntil !== null
  if (url.searchParams.has('asked')) {
    settlePress(cookies, isProven)
    return redirect('/settings/account#data', 303)
  }
  if (isProven) return redirect(ARCHIVE, 303)
  rememberPress(cookies)
  return redirect(`/auth/confirm?return=${encodeURIComponent(ONCE_ASKED)}`, 303)
}
