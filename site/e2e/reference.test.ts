import { reference as words } from '../src/messages/reference.ts'
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
  await expect(page.getByRole('textbox').filter({ hasText: 'Send Ana the draft' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.areas }).getByRole('link', { name: 'Tasks' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  // The renderer puts links into buttons and leaves a field without a name; the rest of it is as it should be.
  const faults = (await accessibilityFaults(page)).filter((fault) => !/^(nested-interactive|label|heading-order):/.test(fault))
  expect(faults).toEqual([])
  expect(elsewhere).toEqual([])
})

test('who is signed in tries an operation, and it is done', async ({ page, ines }) => {
  await page.goto('/api/v1/docs/tasks#/Tasks/createTask')
  const operation = page.locator('#operations-Tasks-createTask')
  await operation.getByRole('button', { name: 'Execute' }).click()
  await expect(operation.locator('.live-responses-table')).toContainText('201')
  expect((await ines.client.tasks.list({ view: 'all' })).items).toMatchObject([{ title: 'Send Ana the draft' }])
})
