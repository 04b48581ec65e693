import type { APIRoute } from 'astro'
import { askedOf, beginningOf, beginVisit, refusalPath, wayThere } from '../../features/auth/with.ts'
import { HOME } from '../../middleware/places.ts'
import { isFromHere } from '../../middleware/same-origin.ts'

export const prerender = false

/**
 * Sends the browser to another site that vouches for its person. A link and no form, as forms lead nowhere else here; so it
 * has to be a link of ours that was followed: nobody is signed in by somebody else's.
 */
export const GET: APIRoute = async ({ request, url, locals, redirect }) => {
  const asked = askedOf(url)
  const isGuest = asked.purpose === 'sign-in' || asked.purpose === 'sign-up'
  if (isGuest && locals.account) return redirect(asked.returnTo ?? HOME, 303)
  if (!isFromHere(request)) return redirect(beginningOf(asked), 303)
  try {
    const there = await beginVisit(locals.client, asked, locals)
    return redirect(wayThere(there, request.headers.get('host'), asked), 303)
  } catch (error) {
    return redirect(refusalPath(error, asked), 303)
  }
}
