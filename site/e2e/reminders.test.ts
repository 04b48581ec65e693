import type { Page } from '@playwright/test'
import { createClient } from '@throughline/client'
import type { NewTask } from '@throughline/core/task'
import type { SignedIn } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { day } from '../src/messages/day.ts'
import { frame } from '../src/messages/frame.ts'
import { notifications as told } from '../src/messages/notification.ts'
import { notificationsPage as toldPage } from '../src/messages/notifications-page.ts'
import { reminders as words } from '../src/messages/reminder.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const pane = (page: Page) => page.getByRole('region', { name: taskPane.label })
const toasts = (page: Page) => page.getByRole('region', { name: told.toasts })
const toast = (page: Page, title: string) => toasts(page).getByRole('listitem').filter({ hasText: title })
const bell = (page: Page) => page.locator('[data-bell]:visible')
const chips = (page: Page) => pane(page).locator('.reminders li')
/** Longer than the server waits between two looks for what is due. */
const SOON = { timeout: 15_000 }

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const now = () => Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })

/** A task that reminds at once. */
const remind = (ines: SignedIn, title: string, fields: Partial<NewTask> = {}) =>
  ines.client.tasks.create({ title, reminders: [{ at: now() }], ...fields })

test('a reminder comes while the app is open, and the bell counts it', async ({ page, ines }) => {
  await open(page, '/tasks')
  await remind(ines, 'Send Ana <the draft>')
  await expect(toast(page, 'Send Ana <the draft>')).toBeVisible(SOON)
  await expect(page.getByRole('status').filter({ hasText: told.came('Send Ana <the draft>') })).toHaveCount(1)
  await expect(bell(page)).toHaveAccessibleName(`${frame.notifications} 1 ${told.unreadWord}`)
  expect(await accessibilityFaults(page)).toEqual([])

  await toast(page, 'Send Ana').getByRole('link', { name: told.open, exact: true }).click()
  await expect(pane(page).getByRole('heading', { name: 'Send Ana <the draft>' })).toBeVisible()
  await expect(toast(page, 'Send Ana')).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName(frame.notifications)
})

test('a repeating task is completed from its reminder, which moves on with it, and undone', async ({ page, ines }) => {
  const at = now()
  const today = Temporal.Now.plainDateISO('Europe/Vienna')
  await open(page, '/tasks')
  const { id } = await remind(ines, 'Water the plants', {
    dueDate: today.toString(),
    recurrence: { rrule: 'FREQ=DAILY' },
    reminders: [{ at }],
  })
  await expect(toast(page, 'Water the plants')).toBeVisible(SOON)
  await toast(page, 'Water the plants').getByRole('button', { name: told.complete }).click()
  await expect(toast(page, 'Water the plants')).toHaveCount(0)
  const next = { status: 'open', dueDate: today.add({ days: 1 }).toString() }
  await expect.poll(() => ines.client.tasks.get(id)).toMatchObject(next)
  const task = await ines.client.tasks.get(id)
  const tomorrow = Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Vienna').add({ days: 1 }).toInstant()
  expect(task.reminders).toEqual([{ at: tomorrow.toString({ smallestUnit: 'millisecond' }) }])
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(async () => (await ines.client.tasks.get(id)).reminders).toEqual([{ at }])
})

test('a reminder is put off, by keyboard, and comes again', async ({ page, ines }) => {
  await open(page, '/tasks')
  await remind(ines, 'Call the port')
  await expect(toast(page, 'Call the port')).toBeVisible(SOON)
  await toast(page, 'Call the port').getByRole('button', { name: told.snooze }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Call the port').getByRole('button', { name: told.snooze })).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: told.snoozes.minutes })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Call the port')).toHaveCount(0)
  await expect.poll(async () => (await ines.client.notifications.list()).items[0]?.readAt).toEqual(expect.any(String))
  const [notification] = (await ines.client.notifications.list()).items
  if (notification?.type !== 'task-reminder') throw new Error('It is no reminder.')
  const minutes = Temporal.Instant.from(notification.snoozedUntil ?? '')
    .since(Temporal.Now.instant())
    .total('minutes')
  expect(minutes).toBeGreaterThan(9)
  expect(minutes).toBeLessThanOrEqual(10)

  const soon = Temporal.Now.instant().add({ seconds: 2 }).toString({ smallestUnit: 'millisecond' })
  await ines.client.notifications.snooze(notification.id, soon)
  await expect(toast(page, 'Call the port')).toBeVisible(SOON)
})

/** A win of hers, and how a colleague answers about it. */
async function askedAbout({ client: { wins, attestations } }: SignedIn, url: string) {
  const win = await wins.create({ title: 'Cut stock-outs by more than half' })
  const { token } = await attestations.ask(win.id)
  const { attestations: answers } = createClient({ baseUrl: url, headers: { origin: url } })
  const given = { name: 'Ruth Callan', relation: '', isConfirmed: true, comment: 'She found it alone.' }
  return { win, answer: () => answers.answer({ token, ...given }) }
}

test('a reminder and a colleague’s answer come by mail as well where the address is proven', async ({
  provenInes: ines,
  mailbox,
  server,
}) => {
  const mailed = (subject: string) => mailbox.mailTo(ines.person.email, `Subject: ${subject}`)
  const { id } = await remind(ines, 'Send Ana <the draft>')
  expect(await mailed('Reminder: Send Ana <the draft>')).toContain(`/tasks/${id}`)
  const { win, answer } = await askedAbout(ines, server.url)
  await answer()
  const mail = await mailed('Ruth Callan answered about: Cut stock-outs by more than half')
  expect(mail).toContain(`/career/wins/${win.id}`)
  expect(mail).not.toContain('alone')
})

test('a colleague’s answer is told while the app is open, and leads to the win', async ({ page, ines, server }) => {
  const { win, answer } = await askedAbout(ines, server.url)
  await open(page, '/tasks')
  await answer()
  await expect(toast(page, win.title)).toContainText(told.answered.true('Ruth Callan'), SOON)
  await expect(toast(page, win.title).getByRole('button', { name: told.snooze })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await toast(page, win.title).getByRole('link', { name: told.open, exact: true }).click()
  await expect(page.getByText('She found it alone.')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(frame.notifications)
  await page.goto('/notifications')
  await expect(page.getByRole('listitem').filter({ hasText: win.title })).toContainText(told.answered.true('Ruth Callan'))
})

test('what is read in one window leaves the other', async ({ page, ines }) => {
  const other = await page.context().newPage()
  await open(page, '/tasks')
  await open(other, '/import')
  await remind(ines, 'Print it')
  await expect(toast(page, 'Print it')).toBeVisible(SOON)
  await expect(toast(other, 'Print it')).toBeVisible(SOON)
  await toast(other, 'Print it')
    .getByRole('button', { name: told.dismiss('Print it') })
    .click()
  await expect(toast(page, 'Print it')).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName(frame.notifications)
})

test('what one was told is kept and marked as read', async ({ page, ines }) => {
  await remind(ines, 'Count the pallets')
  await remind(ines, 'Check the scales')
  await expect.poll(async () => (await ines.client.notifications.count()).unread, SOON).toBe(2)
  await open(page, '/notifications')
  await page.getByRole('button', { name: toldPage.readOf('Count the pallets') }).click()
  await expect(page.getByRole('button', { name: toldPage.unreadOf('Count the pallets') })).toBeVisible()
  await page.getByRole('button', { name: toldPage.readAll }).click()
  await expect(page.getByRole('button', { name: toldPage.unreadOf('Check the scales') })).toBeVisible()
  expect((await ines.client.notifications.count()).unread).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('what is opened from the list of all is read', async ({ page, ines }) => {
  await remind(ines, 'Count the pallets')
  await remind(ines, 'Check the scales')
  await expect.poll(async () => (await ines.client.notifications.count()).unread, SOON).toBe(2)
  await open(page, '/notifications')
  await page.getByRole('link', { name: 'Count the pallets', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Count the pallets', level: 1 })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(`${frame.notifications} 1 ${told.unreadWord}`)
  const { items } = await ines.client.notifications.list({ unread: true })
  expect(items).toMatchObject([{ title: 'Check the scales' }])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('notifications are read and marked all the same', async ({ page, ines }) => {
    await remind(ines, 'Count the pallets')
    await expect.poll(async () => (await ines.client.notifications.count()).unread, SOON).toBe(1)
    await page.goto('/tasks')
    await bell(page).click()
    await page.getByRole('button', { name: toldPage.readAll }).click()
    await expect(page.getByText(toldPage.subtitle(0))).toBeVisible()
  })
})

test('Escape closes what adds reminders, and then the task, wherever the focus is', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Check the scales', dueAt: '2027-03-05T16:00', reminders: [] })
  await open(page, `/tasks/${id}?view=all`)
  const adding = pane(page).getByRole('button', { name: taskPane.edit(words.name, words.add) })
  const opened = pane(page).getByRole('button', { name: taskPane.edit(words.name, words.done) })
  for (const moveFocus of [
    () => opened.focus(),
    () =>
      pane(page)
        .locator('.reminder-editor')
        .click({ position: { x: 2, y: 2 } }),
  ]) {
    await adding.click()
    await expect(pane(page).locator('.reminder-usual button').first()).toBeFocused()
    await moveFocus()
    await page.keyboard.press('Escape')
    await expect(adding).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(pane(page)).toHaveCount(0)
})

for (const width of [1280, 390])
  test(`reminders are set in the open task, by keyboard, ${width} wide`, async ({ page, ines }) => {
    await page.setViewportSize({ width, height: 844 })
    const { id } = await ines.client.tasks.create({ title: 'Check the scales', dueAt: '2027-03-05T16:00', reminders: [] })
    await open(page, `/tasks/${id}`)
    const adding = pane(page).getByRole('button', { name: taskPane.edit(words.name, words.add) })
    await adding.focus()
    await page.keyboard.press('Enter')
    await expect(pane(page).getByRole('button', { name: 'The day before at 09:00' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(chips(page)).toHaveText(['The day before at 09:00'])
    await pane(page).getByRole('button', { name: '30 minutes before' }).press('Enter')
    await pane(page).getByRole('button', { name: words.atTheTime }).press('Enter')
    await expect(chips(page)).toHaveText(['The day before at 09:00', '30 minutes before', 'At the time'])
    await pane(page).getByRole('button', { name: words.moment }).press('Enter')
    await page.getByLabel(day.typed).fill('2027-03-01 08:15')
    await page.getByLabel(day.typed).press('Enter')
    await expect(chips(page)).toHaveCount(4)
    // At its end nothing lies half under what stays at the foot.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowsSideways(page)).toBe(false)

    await pane(page).getByRole('button', { name: words.moment }).press('Enter')
    await page.getByLabel(day.typed).fill('2020-03-01 08:15')
    await page.getByLabel(day.typed).press('Enter')
    await expect(pane(page).getByRole('alert')).toHaveText(words.passed)
    await page.keyboard.press('Escape')
    await expect(adding).toBeFocused()
    await pane(page)
      .getByRole('button', { name: words.remove('30 minutes before') })
      .click()
    await expect
      .poll(async () => (await ines.client.tasks.get(id)).reminders)
      .toEqual([{ offsetMinutes: -1860 }, { offsetMinutes: 0 }, { at: '2027-03-01T07:15:00.000Z' }])
  })
