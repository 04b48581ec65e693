import { revisions } from '../src/messages/journal-revision.ts'
import { writing } from '../src/messages/journal-writing.ts'
import { late } from '../src/messages/late.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { lacksWholeBrowser, wholeBrowser } from './support/whole-browser.ts'

test.use(wholeBrowser)
test.skip(...lacksWholeBrowser)

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|net::ERR/] })

  test('a part that is not fetched yet says so, and comes as it is asked for again', async ({ page, context, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'Rain.' })
    await page.goto(`/journal/${id}`)
    await hydrated(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: writing.more }).click()
    await page.getByRole('button', { name: writing.menu.revisions }).click()
    await expect(page.getByRole('dialog', { name: late.title })).toContainText(late.text)

    await context.setOffline(false)
    await page.getByRole('button', { name: late.tryAgain }).click()
    await expect(page.getByRole('dialog', { name: revisions.title })).toBeVisible()
    await expect(page.getByRole('dialog', { name: late.title })).toHaveCount(0)
  })
})
