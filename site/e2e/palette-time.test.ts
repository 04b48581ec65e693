import type { Page } from '@playwright/test'
import { ask as askWords } from '../src/messages/ask.ts'
import { command as words } from '../src/messages/command.ts'
import { palette as paletteWords } from '../src/messages/palette.ts'
import { time } from '../src/messages/time.ts'
import { hydrated } from './support/page-quality.ts'
import { ask, line } from './support/palette.ts'
import { expect, test } from './support/test.ts'

const timeZone = 'Europe/Vienna'
const daysFromToday = (days: number) => Temporal.Now.plainDateISO(timeZone).add({ days }).toString()
const row = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('time is added to the task at hand by one line, its timer started and stopped, and each taken back', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Draft', dueDate: daysFromToday(0) })
  const spent = async () => (await ines.client.time.ofTask(id)).items
  await open(page, '/tasks')
  await row(page, 'Draft').focus()
  await ask(page, 'add 45m')
  await expect(line(page, paletteWords.value(time.add, '45 min'))).toHaveCount(1)
  await expect(line(page, paletteWords.value(time.add, '45 min'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(time.did.add('45 min', 'Draft'))).toBeVisible()
  await expect.poll(spent).toHaveLength(1)
  const [entry] = await spent()
  expect(Date.parse(entry?.endedAt ?? '') - Date.parse(entry?.startedAt ?? '')).toBe(45 * 60_000)
  await page.keyboard.press('Control+z')
  await expect.poll(spent).toEqual([])

  await ask(page, time.start)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ines.client.time.running())?.taskId).toBe(id)
  await ask(page, time.stop)
  await page.keyboard.press('Enter')
  await expect.poll(() => ines.client.time.running()).toBeNull()
})

test('a running timer is stopped from where nothing of its task is, and a start and a round skipped are set by words', async ({
  page,
  ines,
}) => {
  const { id } = await ines.client.tasks.create({ title: 'Draft', dueDate: daysFromToday(-1), recurrence: { rrule: 'FREQ=DAILY' } })
  await ines.client.time.add(id, {})
  await open(page, '/tasks/inbox')
  await ask(page, 'stop timer')
  await expect(line(page, time.stopOf('Draft'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => ines.client.time.running()).toBeNull()

  await open(page, '/tasks/all')
  await row(page, 'Draft').focus()
  await ask(page, 'skip to')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ines.client.tasks.get(id)).dueDate).toBe(daysFromToday(1))
  await open(page, `/tasks/${id}`)
  await ask(page, words.actions.startDay)
  await page.keyboard.press('Enter')
  await page.keyboard.type('in 2 days')
  await expect(line(page, askWords.due.read)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ines.client.tasks.get(id)).startDate).toBe(daysFromToday(2))
})
