import { createClient } from '@throughline/client'

/** What of the visitor's request the API needs to judge it as theirs. */
const PASSED_ON = ['host', 'cookie', 'origin', 'sec-fetch-site', 'user-agent', 'x-forwarded-for']

/** A client that asks the API as the visitor does, the cookies the API answers with, and how many seconds it last said to wait. Whoever comes back from another site asks as our own page; see `isComingBack` of places.ts. */
export function clientFor(request: Request, api: App.Locals['api'], { isComingBack = false } = {}) {
  const cookies: string[] = []
  let wait: string | null = null
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => (request.headers.has(name) ? [[name, request.headers.get(name) ?? '']] : [])),
  )
  if (isComingBack) headers['sec-fetch-site'] = 'same-origin'
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
