import { waiting } from '../src/messages/waiting.ts'
import { mark } from './support/kept-here.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { fetchedAhead } from './support/worker.ts'

test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/] })

test('an entry that was written without a network has its mark in the journal until it is sent, and no longer', async ({
  page,
  context,
  ines,
}) => {
  await ines.client.journal.create({ title: 'Before the train', body: 'On the platform.' })
  await page.goto('/journal')
  await hydrated(page)
  await fetchedAhead(page)
  await page.goto('/journal/new')
  await hydrated(page)
  await context.setOffline(true)
  await page.locator('.writing .cm-content').focus()
  await page.keyboard.type('Fields go by.')
  await expect(mark(page)).toContainText(waiting.unsent(1))
  await page.goto('/journal')
  await hydrated(page)
  const kept = page.getByRole('list', { name: waiting.mark.kept })
  await expect(kept).toContainText('Fields go by.')
  await context.setOffline(false)
  await expect.poll(async () => (await ines.client.journal.list()).items.length, { timeout: 20_000 }).toBe(2)
  await expect(kept).toHaveCount(0)
  await expect(mark(page)).toHaveCount(0)
  await expect(page.locator('.entry').filter({ hasText: 'Fields go by.' })).toBeVisible()
})
