import { expect, it } from 'vitest'
import { testApp } from './test-app.ts'

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }

it('who has chosen no language is told of the library in the one that their browser asks for', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const titleOf = async (headers: Record<string, string> = {}) => (await ines.json('/journal-reviews/weekly', { headers })).title
  const english = await titleOf()
  expect(english).toMatch(/^Week /)
  expect(await titleOf(german)).toMatch(/^Woche /)
  expect(await titleOf({ 'accept-language': 'fr' })).toBe(english)
  await ines.json('/me', { method: 'PATCH', body: { language: 'en' } })
  expect(await titleOf(german)).toBe(english)
})

it('answers in two languages have two tags', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const tagOf = async (headers: Record<string, string> = {}) => (await ines.ask('/questions', { headers })).headers.get('etag')
  expect(await tagOf()).toBe(await tagOf({ 'accept-language': 'en' }))
  expect(await tagOf(german)).not.toBe(await tagOf())
})
