import { tokenSettings as words } from '../src/messages/settings-tokens.ts'
import { accessibilityFaults } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test('a token is made, asks within its scopes, and is revoked', async ({ page, ines, request }) => {
  await ines.client.tasks.create({ title: 'Send Ana the draft' })
  await page.goto('/settings/account')
  const section = page.getByRole('region', { name: words.title })
  await section.getByRole('link', { name: words.add }).click()
  await section.getByLabel(words.name).fill('Evening backup')
  await section.getByLabel(words.some).check()
  await section.getByLabel(words.read('tasks'), { exact: true }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await section.getByRole('button', { name: words.make }).click()

  await expect(section.getByLabel(words.label('Evening backup'))).toBeFocused()
  const token = await section.getByLabel(words.label('Evening backup')).inputValue()
  const ask = (path: string, method: 'get' | 'post' = 'get') =>
    request[method](`/api/v1${path}`, {
      headers: { authorization: `Bearer ${token}` },
      data: method === 'post' ? { title: 'x' } : undefined,
    })
  expect((await (await ask('/tasks?view=inbox')).json()).items).toMatchObject([{ title: 'Send Ana the draft' }])
  expect([(await ask('/tasks', 'post')).status(), (await ask('/goals')).status()]).toEqual([403, 403])

  await section.getByRole('link', { name: words.kept }).click()
  await expect(section.getByText(token)).toHaveCount(0)
  await section.getByRole('button', { name: words.revokeOf('Evening backup') }).click()
  await expect(section.getByRole('status')).toHaveText(words.revoked)
  expect((await ask('/tasks?view=inbox')).status()).toBe(401)
})
