import type { Page } from '@playwright/test'
import { notificationSettings as words } from '../src/messages/settings-notifications.ts'
import { deliverTo, pressShown, shownBy, subscribable } from './support/push.ts'
import { expect, test } from './support/test.ts'
import { lacksWholeBrowser, wholeBrowser } from './support/whole-browser.ts'

test.use({ ...wholeBrowser, serviceWorkers: 'allow' })

/** Longer than the server waits between two looks for what is due. */
const SOON = { timeout: 15_000 }
const SCOPE = '/push/'

async function allow(page: Page) {
  await page.goto('/settings/notifications')
  await page.getByRole('button', { name: words.where.allow }).click()
  await expect(page.getByText(words.where.allowedNow)).toBeVisible()
}

test('push that is allowed comes to this browser encrypted for it alone, until it is switched off on both sides', async ({
  page,
  context,
  ines,
}) => {
  const browser = await subscribable(context)
  await allow(page)
  expect(await ines.client.push.list()).toHaveLength(1)
  await expect(page.getByText(words.where.here, { exact: true })).toHaveCount(0)
  expect(await browser.subscribedWith(page)).toBe(await ines.client.push.key())

  await page.getByRole('button', { name: words.where.test }).click()
  await expect(page.getByText(words.where.testSentUnproven)).toBeVisible()
  await expect.poll(() => browser.received, SOON).toMatchObject([{ path: '/settings/notifications' }])

  await page.getByRole('button', { name: /^Remove: / }).click()
  await expect(page.getByText(words.where.removed)).toBeVisible()
  await expect(page.getByRole('button', { name: words.where.allow })).toBeVisible()
  expect(await ines.client.push.list()).toEqual([])
  expect(await browser.subscribedWith(page)).toBeNull()
  await browser.close()
})

test('what is sent to it is shown, and leads to what it is about', async ({ page, context, ines }) => {
  test.skip(...lacksWholeBrowser)
  const browser = await subscribable(context)
  await allow(page)
  const { id } = await ines.client.tasks.create({ title: 'Count the pallets', reminders: [{ at: new Date().toISOString() }] })
  await expect.poll(() => browser.received.length, SOON).toBe(1)

  const deliver = await deliverTo(page, SCOPE)
  const [received] = browser.received
  await deliver(JSON.stringify(received))
  const path = `/tasks/${id}`
  await expect.poll(() => shownBy(page, SCOPE)).toEqual([{ title: 'Reminder: Count the pallets', body: received?.body, path }])

  const [opened = ''] = await pressShown(context, '/push-worker.js')
  expect(await shownBy(page, SCOPE)).toEqual([])
  await expect.poll(() => ines.client.notifications.count()).toEqual({ unread: 0 })
  await page.goto(opened)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: 'Count the pallets', level: 1 })).toBeVisible()
  await browser.close()
})
