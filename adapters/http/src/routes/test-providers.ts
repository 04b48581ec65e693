import type { FakeProviders, StandInPerson } from '@throughline/contracts'
import type { AppDeps } from '../deps.ts'
import { ask, ORIGIN, read, type testApp } from '../test-app.ts'

type Person = Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>

export const ines: StandInPerson = { subject: '4711', email: 'ines@post.example', isProven: true, name: 'Ines Varga' }

/** What a response makes the browser keep, as it is sent back. */
export const cookieOf = (response: Response): string => (response.headers.get('set-cookie') ?? '').split(';')[0] as string

/** Connects the sign-in of somebody at another site; answers its id. */
export async function connected(
  { providers }: Pick<AppDeps, 'providers'>,
  person: Pick<Person, 'ask' | 'cookie'>,
  provider: 'github' | 'company' = 'github',
) {
  const begun = await person.ask('/sign-ins', { method: 'POST', body: { provider } })
  const answer = (providers as FakeProviders).visit((await read(begun)).url, { ...ines, subject: person.cookie })
  const cookie = `${person.cookie}; ${cookieOf(begun)}`
  const finished = await person.ask('/auth/providers/answer', { method: 'POST', body: { provider, answer }, headers: { cookie } })
  return (await read(finished)).linked.id as string
}

/** Goes to GitHub and comes back with what the browser kept. */
export async function visited({ app, deps }: ReturnType<typeof testApp>, visit: object, as: StandInPerson | 'refusing' = ines) {
  const headers = { origin: ORIGIN }
  const begun = await ask(app, '/auth/providers', { method: 'POST', body: { provider: 'github', purpose: 'sign-in', ...visit }, headers })
  const told = await read(begun)
  const answer = (deps.providers as FakeProviders).visit(told.url, as)
  const body = { provider: 'github', answer }
  return {
    begun,
    told,
    answer: (cookie = cookieOf(begun)) => ask(app, '/auth/providers/answer', { method: 'POST', body, headers: { ...headers, cookie } }),
  }
}
