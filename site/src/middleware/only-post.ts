import type { APIRoute } from 'astro'

/** What an address answers that only takes forms: a crawler or a reload asks for it as for a page, and Astro would warn of each. */
export const onlyPost: APIRoute = () => new Response(null, { status: 405, headers: { allow: 'POST' } })
