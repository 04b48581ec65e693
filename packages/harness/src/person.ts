import { randomUUID } from 'node:crypto'
import { type Client, createClient } from '@throughline/client'

export interface Person {
  name: string
  email: string
  password: string
}

/** Somebody signed in, without a browser. */
export interface SignedIn {
  person: Person
  /** `name=value`, as a Cookie header carries it. */
  cookie: string
  client: Client
}

/** Somebody with an address nobody else has. */
export const newPerson = (name = 'Ines Varga'): Person => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}.${randomUUID().slice(0, 8)}@post.example`,
  password: 'three quiet pallets',
})

/**
 * Makes an account on a running server, and a client that speaks for it.
 * @param headers sent along with every request
 */
export async function signUp(
  url: string,
  { person = newPerson(), headers = {} }: { person?: Person; headers?: Record<string, string> } = {},
): Promise<SignedIn> {
  return begun(url, person, headers, (client) => client.auth.signUp({ ...person, timeZone: 'Europe/Vienna' }))
}

/** A session of its own of somebody who has an account, as on another device. */
export async function signIn(url: string, person: Person, headers: Record<string, string> = {}): Promise<SignedIn> {
  return begun(url, person, headers, ({ auth }) => auth.signIn({ email: person.email, password: person.password }))
}

/**
 * The same person once their address is proven, by the link that was mailed there as they signed up.
 * @param mailed a mail to the address that says so much, once it is there
 */
export async function provenAt(somebody: SignedIn, mailed: (address: string, saying: string) => Promise<string>): Promise<SignedIn> {
  const path = '/auth/address?token='
  const mail = await mailed(somebody.person.email, path)
  await somebody.client.address.prove(/^\S+/.exec(mail.slice(mail.indexOf(path) + path.length))?.[0] ?? '')
  return somebody
}

async function begun(url: string, person: Person, headers: Record<string, string>, begin: (client: Client) => Promise<unknown>) {
  let cookie = ''
  const keepCookie: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  const always = { ...headers, origin: url }
  await begin(createClient({ fetch: keepCookie, baseUrl: url, headers: always }))
  return { person, cookie, client: createClient({ baseUrl: url, headers: { ...always, cookie } }) }
}
