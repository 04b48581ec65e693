import type { APIRoute } from 'astro'

export const prerender = false

/** Any address that nothing else answers: Astro draws 404.astro for an empty 404. */
export const ALL: APIRoute = () => new Response(null, { status: 404 })
