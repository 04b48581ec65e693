import type { StandInPerson } from '@throughline/contracts'
import { Events, OAuth2Server } from 'oauth2-mock-server'

interface Oddities {
  /** As a GitHub that an app may not ask for addresses. */
  hidesAddresses?: boolean
  /** What its ID tokens say in place of the truth. */
  claims?: Readonly<Record<string, unknown>>
  /** What becomes of an ID token once it is signed. */
  forge?: (idToken: string) => string
}

/** The published mock server, as an OpenID Connect issuer and, at other addresses, as a GitHub of an enterprise. */
export async function standInProvider(kind: 'oidc' | 'github', { hidesAddresses = false, claims = {}, forge }: Oddities = {}) {
  const paths = kind === 'github' ? { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' } : {}
  const server = new OAuth2Server(undefined, undefined, { endpoints: paths })
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  let person: StandInPerson | 'refusing' = 'refusing'
  const { service } = server

  let isAskedAnew = false

  service.on(Events.BeforeAuthorizeRedirect, ({ url }, { url: asked = '' }) => {
    isAskedAnew = /[?&]prompt=login(&|$)/.test(asked) && /[?&]max_age=0(&|$)/.test(asked)
    if (person !== 'refusing') return
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
  })
  service.on(Events.BeforeTokenSigning, ({ payload }) => {
    if (person === 'refusing') return
    payload.sub = person.subject
    // As if they had just typed their password there, unless they are said to have done so at another time.
    if (isAskedAnew) payload.auth_time = Math.floor((person.signedInAt ? Date.parse(person.signedInAt) : Date.now()) / 1000)
    Object.assign(payload, claims)
  })
  service.on(Events.BeforeResponse, ({ body }) => {
    if (forge && typeof body === 'object' && typeof body?.id_token === 'string') body.id_token = forge(body.id_token)
  })
  service.on(Events.BeforeUserinfo, (response) => {
    if (person === 'refusing') return
    const { subject, email, isProven, name } = person
    response.body = { sub: subject, email, email_verified: isProven, name }
  })
  const answer = (path: string, body: (person: StandInPerson) => unknown) =>
    service.addRoute('GET', `/api/v3${path}`, (_, response) => {
      response.writeHead(hidesAddresses && path === '/user/emails' ? 403 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(person === 'refusing' ? {} : body(person)))
    })
  if (kind === 'github') {
    answer('/user', ({ subject, name }) => ({ id: Number(subject), login: 'ines', name }))
    answer('/user/emails', ({ email, isProven }) => [
      { email: 'other@post.example', primary: false, verified: true },
      { email, primary: true, verified: isProven },
    ])
  }

  return {
    url: server.issuer.url as string,
    /** Who is in front of the provider's page from now on. */
    be: (somebody: StandInPerson | 'refusing') => {
      person = somebody
    },
    stop: async () => {
      if (server.listening) await server.stop()
    },
  }
}

/** What a browser that is sent to the address comes back with. */
export async function comeBack(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' })
  const back = response.headers.get('location')
  if (!back) throw new Error(`The provider answered ${response.status} and sent nobody back.`)
  return new URL(back).search.slice(1)
}
