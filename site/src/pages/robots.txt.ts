import type { APIRoute } from 'astro'

export const prerender = false

/** What is of no use to find: the API, the doors, and the app behind them. */
const closed = [
  ...['/api/', '/auth/', '/attest/', '/feedback/', '/invites/', '/unsubscribe/', '/tasks', '/goals', '/journal', '/discussions'],
  ...['/career', '/interview-prep', '/profile', '/settings', '/notifications', '/import', '/welcome'],
]

/** What programs that look for pages are asked to leave alone, and where those for them are listed. */
export const GET: APIRoute = ({ locals }) => {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${locals.install.url}/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
