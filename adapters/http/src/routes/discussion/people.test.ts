import { expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { ask, ORIGIN, read, testApp } from '../../test-app.ts'

type Person = Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>

const post = (body?: unknown) => ({ method: 'POST', ...(body !== undefined && { body }) })

async function begun() {
  const { signUp, ...rest } = testApp()
  const [ines, ruth] = [await signUp('Ines'), await signUp('Ruth')]
  const { id } = await ines.json('/discussions', post({ title: '1:1 with Ruth', kind: 'one-on-one' }))
  const me = async ({ json }: Person) => (await json('/me')).id as string
  return { ...rest, signUp, ines, ruth, id: id as string, me }
}

it('a link is made, shown to whoever has it, accepted by who is signed in, and withdrawn', async () => {
  const { app, ines, ruth, signUp, id } = await begun()
  const { invite, token, url } = await ines.json(`/discussions/${id}/invites`, post({ role: 'viewer', maxUses: 2 }))
  expect(url).toBe(`${ORIGIN}/invites/${token}`)
  const seen = await app.request(`/api/v1/invites/${token}`)
  expect([seen.status, await read(seen)]).toMatchObject([200, { title: '1:1 with Ruth', inviter: 'Ines', role: 'viewer' }])
  expect(await ruth.json(`/invites/${token}/accept`, post())).toMatchObject({ id, title: '1:1 with Ruth' })
  expect(await ruth.json('/discussions')).toMatchObject({ items: [{ id, role: 'viewer' }] })
  expect((await ruth.ask(`/discussions/${id}/invites`)).status).toBe(403)

  expect((await ines.json(`/discussions/${id}/invites`)).items).toMatchObject([{ id: invite.id, uses: 1 }])
  const revoked = await ines.ask(`/discussions/${id}/invites/${invite.id}/revoke`, { ...post(), headers: { 'if-match': '"2"' } })
  expect(revoked.status).toBe(200)
  const oskar = await signUp('Oskar')
  const refused = await oskar.ask(`/invites/${token}/accept`, post())
  expect([refused.status, (await read(refused)).type]).toEqual([404, '/problems/not-found'])
  expect((await app.request(`/api/v1/invites/${token}`)).status).toBe(404)
})

it('an invitation by mail answers the same whoever has the address, and no link', async () => {
  const { ines, id } = await begun()
  const answers = await Promise.all(
    ['ruth@post.example', 'nobody@post.example'].map((email) => ines.json(`/discussions/${id}/invites`, post({ email }))),
  )
  for (const answer of answers) {
    expect(Object.keys(answer)).toEqual(['invite', 'token', 'url'])
    expect(answer).toMatchObject({ token: null, url: null, invite: { role: 'member', maxUses: 1, mailedAt: null } })
  }
})

it('where an account is made by invitation, an open one makes it, and nothing else does', async () => {
  const { signUp, deps } = testApp()
  const ines = await signUp('Ines')
  const { id } = await ines.json('/discussions', post({ title: '1:1 with Oskar' }))
  const { token } = await ines.json(`/discussions/${id}/invites`, post({}))
  const app = createApp({ ...deps, signUpMode: 'invite' })
  const oskar = { email: 'oskar@post.example', password: 'slate ferry quince ladder' }
  for (const body of [oskar, { ...oskar, invitation: 'guess' }]) expect((await ask(app, '/auth/signup', post(body))).status).toBe(403)
  expect((await ask(app, '/auth/signup', post({ ...oskar, invitation: token }))).status).toBe(201)
})

it('a discussion is found among everything, by who is in it alone', async () => {
  const { ines, ruth, id } = await begun()
  expect((await ines.json('/search?q=ruth&kinds=participation')).items).toMatchObject([{ kind: 'participation', record: { id } }])
  expect((await ruth.json('/search?q=ruth')).items).toEqual([])
})

it('the same key again makes the same invitation, with a secret that was kept nowhere', async () => {
  const { ines, id } = await begun()
  const ask = () => ines.json(`/discussions/${id}/invites`, { ...post({}), headers: { 'idempotency-key': 'once' } })
  const [first, second] = [await ask(), await ask()]
  expect(second.invite.id).toBe(first.invite.id)
  expect(second.token).not.toBe(first.token)
})

it('links are opened and accepted so often from one address, and no more', async () => {
  const { app, ines, ruth, id } = await begun()
  const statuses: number[] = []
  for (let times = 0; times < 61; times++) statuses.push((await app.request(`/api/v1/invites/guess-${times}`)).status)
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([60, 429])
  const { token } = await ines.json(`/discussions/${id}/invites`, post({}))
  for (let times = 0; times < 30; times++) await ruth.ask(`/invites/guess-${times}/accept`, post())
  const refused = await ruth.ask(`/invites/${token}/accept`, post())
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
})

it('people are given other roles, removed and put back, and the discussion is passed on and left', async () => {
  const { ines, ruth, id, me } = await begun()
  const { token } = await ines.json(`/discussions/${id}/invites`, post({}))
  await ruth.json(`/invites/${token}/accept`, post())
  const ruthId = await me(ruth)
  const at = `/discussions/${id}/people/${ruthId}`
  expect(await ines.json(at, { method: 'PATCH', body: { role: 'viewer' } })).toMatchObject({ role: 'viewer', version: 2 })
  const stale = await ines.ask(at, { method: 'PATCH', body: { role: 'member' }, headers: { 'if-match': '"1"' } })
  expect([stale.status, (await read(stale)).current]).toMatchObject([412, { role: 'viewer' }])
  expect((await ruth.ask(at, { method: 'PATCH', body: { role: 'member' } })).status).toBe(403)
  await ines.json(at, { method: 'DELETE' })
  expect((await ruth.ask(`/discussions/${id}`)).status).toBe(404)
  expect(await ines.json(`${at}/restore`, post())).toMatchObject({ role: 'viewer', leftAt: null })
  expect((await ines.ask(`/discussions/${id}/leave`, post())).status).toBe(409)
  expect(await ines.json(`/discussions/${id}/ownership`, post({ personId: ruthId }))).toMatchObject({ id: ruthId, role: 'owner' })
  expect(await ines.json(`/discussions/${id}/leave`, post())).toMatchObject({ role: 'member', leftAt: '2026-03-05T09:00:00.000Z' })
  expect((await ines.json('/discussions')).items).toEqual([])
  expect((await ruth.json(`/discussions/${id}/people`)).items).toHaveLength(2)
})
