import { type Client, createClient } from '@throughline/client'

/** Somebody who asks a server by its API, with a token that outlives it. */
export interface Person {
  /** What no token does, by the session of whoever signed up. */
  inPerson: Person['ask']
  /** Answers the status, and what was said; `null` for a status where nobody answered. */
  ask(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
  /** Goes on with a server that was started anew. */
  at(url: string): Person
  /** What is told live, from a number on. */
  client(): Client
}

export interface Answer {
  status: number | null
  headers?: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API says.
  body: any
}

/** Makes an account and a token of it. */
export async function newPerson(url: string, name = 'Mara'): Promise<Person> {
  const email = `${name.toLowerCase()}@post.example`
  const who = { email, password: 'three quiet pallets', name, timeZone: 'Europe/Berlin' }
  const headers = { 'content-type': 'application/json', origin: url }
  const signedUp = await fetch(`${url}/api/v1/auth/signup`, { method: 'POST', headers, body: JSON.stringify(who) })
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const made = await fetch(`${url}/api/v1/tokens`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ name: 'Torture', scopes: ['*'] }),
  })
  if (made.status !== 201) throw new Error(`No token was made: ${made.status} ${await made.text()}`)
  const { token } = (await made.json()) as { token: string }
  return personAt(url, { token, cookie })
}

interface Ways {
  token: string
  cookie: string
}

const personAt = (url: string, ways: Ways): Person => ({
  ask: asking(url, { authorization: `Bearer ${ways.token}` }),
  inPerson: asking(url, { cookie: ways.cookie, origin: url }),
  at: (other) => personAt(other, ways),
  client: () => createClient({ baseUrl: url, headers: { authorization: `Bearer ${ways.token}` } }),
})

const asking =
  (url: string, who: Readonly<Record<string, string>>): Person['ask'] =>
  async (method, path, body, headers) => {
    const isForm = body instanceof FormData
    try {
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          ...who,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      })
      return { status: response.status, headers: response.headers, body: readable(await response.text()) }
    } catch {
      return { status: null, body: null }
    }
  }

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A small file, to be attached. */
export function fileOf(text: string): FormData {
  const form = new FormData()
  form.set('file', new File([text], 'note.txt', { type: 'text/plain' }))
  return form
}
