import { expect, it } from 'vitest'
import { askedLanguage } from './asked-language.ts'
import { testApp } from './test-app.ts'

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.2, de;q=0.9', 'de'],
  ['fr, en-US', 'en'],
  ['de;q=0', 'en'],
  ['*', 'en'],
  [null, 'en'],
])('%j asks for %s', (header, language) => expect(askedLanguage(header)).toBe(language))

it('what is refused is told to a person in the language they chose, and to all others in the one that is asked for', async () => {
  const { app, signUp } = testApp()
  const ines = await signUp()
  const german = { 'accept-language': 'de' }
  const detail = async (response: Response) => [
    response.headers.get('content-language'),
    ((await response.json()) as { title: string }).title,
  ]
  expect(await detail(await app.request('/api/v1/tasks'))).toEqual([null, 'Sign in first'])
  expect(await detail(await app.request('/api/v1/tasks', { headers: german }))).toEqual(['de', 'Melde dich erst an'])
  const missing = '/api/v1/tasks/019a9b3c-5d00-7cc0-8000-0123456789ab'
  const asInes = { headers: { cookie: ines.cookie, ...german } }
  expect(await detail(await app.request(missing, asInes))).toEqual(['de', 'Nicht gefunden'])
  await ines.ask('/me', { method: 'PATCH', body: { language: 'en' } })
  expect(await detail(await app.request(missing, asInes))).toEqual([null, 'Not found'])
  await ines.ask('/me', { method: 'PATCH', body: { language: 'de' } })
  expect(await detail(await app.request(missing, { headers: { cookie: ines.cookie } }))).toEqual(['de', 'Nicht gefunden'])
})
