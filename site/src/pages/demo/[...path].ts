import type { APIRoute } from 'astro'
import { DEMO } from '../../middleware/places.ts'

export const prerender = false

/** A page of the demo in a browser that has not begun it: it begins there, and then goes on to that page. */
export const ALL: APIRoute = ({ params, url, redirect }) =>
  redirect(`${DEMO}?to=${encodeURIComponent(`/${params.path ?? ''}${url.search}`)}`, 303)
