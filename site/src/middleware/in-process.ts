import { createClient } from '@throughline/client'
import { language } from '../messages/language.ts'

/** What of the visitor's request the API needs to judge it as theirs. */
const PASSED_ON = ['host', 'cookie', 'origin', 'referer', 'sec-fetch-site', 'user-agent', 'x-forwarded-for']

/**
 * A client that asks the API as the visitor does, the cookies the API answers with, and how many seconds it last said to wait.
 * `isOwn` asks as our own pages do, wherever the visit comes from.
 */
export function clientFor(request: Request, api: App.Locals['api'], { isOwn = false } = {}) {
  const cookies: string[] = []
  let wait: string | null = null
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => (request.headers.has(name) ? [[name, request.headers.get(name) ?? '']] : [])),
  )
  if (isOwn) headers['sec-fetch-site'] = 'same-origin'
  // What goes wrong is told in the language of the page, whatever else the browser would read.
  headers['accept-language'] = language
  const client = createClient({
    baseUrl: new URL(request.url).origin,
    headers,
    fetch: async (input, init) => {
      const response = await api(new Request(input, init))
      cookies.push(...response.headers.getSetCookie())
      wait = response.headers.get('retry-after') ?? wait
      return response
    },
  })
  return { client, cookies, retryAfter: () => wait }
}
