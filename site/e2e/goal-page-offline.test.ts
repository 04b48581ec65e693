import type { Page } from '@playwright/test'
import { changes } from '../src/messages/changes.ts'
import { goalPage as words } from '../src/messages/goal-page.ts'
import { ago, field, figure, forecast, history, open, today } from './support/goal-page.ts'
import { isThereAgain } from './support/is-there.ts'
import { expect, test } from './support/test.ts'

/** Opens a page and waits until it can draw its chart by itself. */
async function openWhole(page: Page, path: string) {
  const chart = page.waitForResponse(/\/Chart\./)
  await open(page, path)
  await (await chart).finished()
}

test('without a network a check-in moves figures, chart and history at once, waits, and is sent later', async ({
  page,
  context,
  ines,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const { id } = await forecast(ines)
  await openWhole(page, `/goals/${id}`)
  const line = await page.locator('.chart-wide .real').getAttribute('d')
  await context.setOffline(true)
  await field(page).fill('78.2')
  await page.keyboard.press('Enter')
  await expect(history(page).first()).toContainText('78.2 %')
  await expect(history(page).first()).toContainText(words.waits)
  await expect(figure(page, 'Now')).toHaveText('78.2 %')
  await expect(page.locator('.chart-wide .real')).not.toHaveAttribute('d', line ?? '')
  await expect(page.locator('.chart-wide .along')).toHaveAttribute('aria-valuetext', /^78.2\s%/)
  // Milestones, the pace and the end of a goal wait as visibly.
  await page.locator('#say-pace > summary').click()
  await page.locator('.say-menu').getByRole('button', { name: words.figures.paces['at-risk'] }).click()
  await expect(figure(page, words.figures.pace)).toContainText(words.figures.paces['at-risk'])
  await expect(page.locator('#goal-head')).toContainText(words.waits)
  expect((await ines.client.checkIns.list(id)).items[0]?.value).toBe('77')
  await context.setOffline(false)
  await expect.poll(async () => (await ines.client.checkIns.list(id)).items[0]?.value).toBe('78.2')
  await expect(history(page).first()).not.toContainText(words.waits)
  await expect(figure(page, 'Now')).toHaveText('78.2 %')
  await page.reload()
  await expect(history(page).first()).toContainText('78.2 %')
  await expect(figure(page, words.figures.pace)).toContainText(words.figures.paces['at-risk'])
})

test('without a network a day of a habit is a pixel and a streak at once, and outlives the page', async ({
  page,
  context,
  ines,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const { id } = await ines.client.goals.create({ title: 'Walk', horizon: 'year', metric: { type: 'habit' }, startDate: ago(3) })
  for (const n of [3, 2, 1]) await ines.client.checkIns.create(id, { value: 'yes', localDate: ago(n) })
  await open(page, `/goals/${id}`)
  await context.route('**/api/v1/**', (route) => route.abort())
  await page.getByRole('button', { name: words.checkIns.submit, exact: true }).click()
  await expect(page.locator(`[data-day="${today}"]`)).toHaveClass(/is-yes/)
  await expect(figure(page, words.figures.streak)).toHaveText('4 days')
  await expect(history(page)).toHaveCount(4)
  await page.reload()
  await expect(history(page)).toHaveCount(4)
  await expect(history(page).first()).toContainText(words.waits)
  await expect(figure(page, words.figures.streak)).toHaveText('4 days')
  await context.unroute('**/api/v1/**')
  await expect.poll(async () => (await ines.client.checkIns.list(id)).items.length, { timeout: 20_000 }).toBe(4)
})

test('without a network a deleted goal is gone at once, and undo brings it back', async ({ page, context, ines, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const { id } = await forecast(ines)
  await open(page, `/goals/${id}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: words.actions.more }).click()
  await page.locator('#goal-menu').getByRole('button', { name: words.actions.remove, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.deleted.title })).toBeVisible()
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forecast accuracy to 82 %')
  await context.setOffline(false)
  await expect(field(page)).toBeVisible()
  await isThereAgain(() => ines.client.goals.get(id))
})
