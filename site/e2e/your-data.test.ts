import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { auth } from '../src/messages/auth.ts'
import { confirm } from '../src/messages/confirm.ts'
import { dataSettings as words } from '../src/messages/settings-data.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('whoever had to prove first that it is them is given the archive once, without a second press', async ({
  page,
  ines,
  context,
  server,
}) => {
  // As the press left it, which led to the page that asks who one is.
  await context.addCookies([{ name: 'throughline-export', value: 'asked', domain: new URL(server.url).hostname, path: '/settings' }])
  await page.goto(`/auth/confirm?return=${encodeURIComponent('/settings/export?asked')}`)
  await expect(page.getByText(confirm.toExport.lead)).toBeVisible()
  await page.getByLabel(auth.password).fill(ines.person.password)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: confirm.toExport.act }).click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  await expect(page.getByText(words.ready)).toBeVisible()
  await expect(page).toHaveURL('/settings/account#data')

  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= new URL(request.url()).pathname === '/settings/export'
  })
  for (const again of [() => page.reload(), () => page.goto('/settings/account?open=export#data')]) {
    await again()
    await expect(page.getByRole('link', { name: words.export })).toBeVisible()
    await expect(page.getByText(words.ready)).toBeHidden()
    await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0)
  }
  expect(isAsked).toBe(false)
})

test('everything is taken along; the account is deleted, hidden, and kept after all, without any script', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Send Ana the draft' })
  await page.goto('/settings/account')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: words.export }).click()])
  const files = unzipSync(await readFile(await download.path()))
  expect(new TextDecoder().decode(files['records/task.json'])).toContain('Send Ana the draft')

  await page.getByRole('link', { name: words.begin }).click()
  const email = page.getByLabel(words.delete.email)
  await email.fill('somebody@else.example')
  await page.getByRole('button', { name: words.delete.act }).click()
  await expect(page.getByText('This is not the address of your account.')).toBeVisible()
  await email.fill(ines.person.email)
  await page.getByRole('button', { name: words.delete.act }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.leaving.outTitle)

  await page.getByRole('link', { name: words.leaving.signIn }).click()
  await page.getByLabel(auth.email).fill(ines.person.email)
  await page.getByLabel(auth.password).fill(ines.person.password)
  await page.getByRole('button', { name: auth.signIn.act }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.leaving.title)
  await page.goto('/tasks/all')
  await expect(page).toHaveURL('/auth/leaving')
  await page.getByRole('button', { name: words.leaving.keep }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.leaving.keptTitle)
  await page.getByRole('link', { name: words.leaving.onward }).click()
  await expect(page).toHaveURL('/tasks')
  await page.goto('/tasks/inbox')
  await expect(page.getByText('Send Ana the draft')).toBeVisible()
})
