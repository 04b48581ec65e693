import { expect, it } from 'vitest'
import type { RequestMark } from './request-mark.ts'
import { ask, ORIGIN, testApp } from './test-app.ts'

it('tells the platform whose a request is: of who is signed in, of a token, and of nobody', async () => {
  const { app, signUp } = testApp()
  const owner = await signUp()
  const { id } = await owner.json('/me')
  const { token } = await owner.json('/tokens', { method: 'POST', body: { name: 'Script', scopes: ['*'] } })
  const whose = async (headers: Record<string, string>) => {
    const mark: RequestMark = { id: crypto.randomUUID() }
    await app.request(`${ORIGIN}/api/v1/tasks`, { headers }, { incoming: { mark } })
    return mark.whose
  }
  expect([await whose({ cookie: owner.cookie }), await whose({ authorization: `Bearer ${token}` })]).toEqual([id, id])
  expect([await whose({}), await whose({ authorization: 'Bearer tl_pat_wrong' })]).toEqual([undefined, undefined])
  expect((await ask(app, '/tasks')).status).toBe(401)
})
