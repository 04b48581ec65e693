import { reference as words } from '../src/messages/reference.ts'
import { tokenSettings } from '../src/messages/settings-tokens.ts'
import { accessibilityFaults } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test('a stranger finds an operation and reads it; no other host is asked anything', async ({ page, server }) => {
  const elsewhere: string[] = []
  page.on(
    'request',
    (request) => void (request.url().startsWith(server.url) || /^(data|blob):/.test(request.url()) || elsewhere.push(request.url())),
  )
  await page.goto('/api/v1/docs')
  await page.getByRole('link', { name: 'POST /tasks Make a task' }).click()
  await expect(page).toHaveURL(/\/api\/v1\/docs\/tasks#\/Tasks\/createTask$/)
  // The renderer is large; a busy machine takes its time to read it.
  await expect(page.getByRole('textbox').filter({ hasText: 'Send Ana the draft' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('navigation', { name: words.areas }).getByRole('link', { name: 'Tasks' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(await accessibilityFaults(page)).toEqual([])
  for (const [colorScheme, width] of [
    ['dark', 1280],
    ['light', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await accessibilityFaults(page), `${colorScheme}, ${width} wide`).toEqual([])
  }
  expect(elsewhere).toEqual([])
})

test('who is signed in tries an operation, and it is done', async ({ page, ines }) => {
  await page.goto('/api/v1/docs/tasks#/Tasks/createTask')
  const operation = page.locator('#operations-Tasks-createTask')
  await operation.getByRole('button', { name: 'Execute' }).click()
  await expect(operation.locator('.live-responses-table')).toContainText('201')
  // As a script would send it: browsers have a session, scripts a token.
  await expect(operation.getByText('-H "Authorization: Bearer $TOKEN"')).toBeVisible()
  expect((await ines.client.tasks.list({ view: 'all' })).items).toMatchObject([{ title: 'Send Ana the draft' }])
})

test('a problem’s type is the address of what to do about it, and the reference and tokens lead to each other', async ({
  page,
  ines: _ines,
}) => {
  const { type } = (await (await page.request.get('/api/v1/nowhere')).json()) as { type: string }
  await page.goto(type)
  await expect(page.getByRole('definition')).toContainText('/api/v1/docs')
  await page.getByRole('link', { name: words.problems.all }).click()
  await expect(page.getByText('/problems/stale')).toBeVisible()
  expect((await page.request.get('/problems/nothing-such')).status()).toBe(404)
  await page.getByRole('link', { name: words.tokens }).click()
  await expect(page).toHaveURL(/\/settings\/account#tokens$/)
  await page.getByRole('link', { name: tokenSettings.reference }).click()
  await expect(page).toHaveURL(/\/api\/v1\/docs$/)
})
