import type { Page } from '@playwright/test'
import { changes } from '../src/messages/changes.ts'
import { task as words } from '../src/messages/task.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { recurrence } from '../src/messages/task-recurrence.ts'
import { repeatEditor as editor } from '../src/messages/task-repeat.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const pane = (page: Page) => page.getByRole('region', { name: taskPane.label })
const row = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const daysFromToday = (days: number) => Temporal.Now.plainDateISO('Europe/Vienna').add({ days }).toString()

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('a repeat is chosen from the usual ones, or said in words with its next five dates', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Check the scales', dueDate: '2027-03-01' })
  await open(page, `/tasks/${id}`)
  await pane(page).getByRole('combobox', { name: taskPane.repeats, exact: true }).selectOption({ label: 'Every Monday' })
  await expect.poll(async () => (await ines.client.tasks.get(id)).recurrence?.rrule).toBe('FREQ=WEEKLY;BYDAY=MO')

  await pane(page).getByRole('combobox', { name: taskPane.repeats, exact: true }).selectOption({ label: recurrence.custom })
  await pane(page).getByLabel(editor.say).fill('every 3 weeks on mon and thu')
  await expect(pane(page).locator('.next-dates li')).toHaveText([
    'Mon 1 Mar 2027',
    'Thu 4 Mar 2027',
    'Mon 22 Mar 2027',
    'Thu 25 Mar 2027',
    'Mon 12 Apr 2027',
  ])
  expect(await accessibilityFaults(page)).toEqual([])
  await pane(page).getByLabel(editor.say).press('Enter')
  await expect
    .poll(async () => (await ines.client.tasks.get(id)).recurrence)
    .toEqual({ rrule: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH', repeatFrom: 'schedule', anchor: '2027-03-01', exceptions: [] })
})

test('a repeat is put together part by part, by keyboard, also where it is narrow', async ({ page, ines }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await ines.client.tasks.create({ title: 'Send the figures', dueDate: '2027-01-29', recurrence: { rrule: 'FREQ=WEEKLY' } })
  await open(page, `/tasks/${id}`)
  await pane(page).getByRole('combobox', { name: taskPane.repeats, exact: true }).selectOption({ label: recurrence.custom })
  await pane(page).getByRole('combobox', { name: editor.unit }).selectOption('MONTHLY')
  await pane(page).getByRole('combobox', { name: editor.on, exact: true }).selectOption({ label: 'the last Friday' })
  await pane(page).getByRole('combobox', { name: editor.ends }).selectOption('count')
  await pane(page).getByRole('spinbutton', { name: editor.count }).fill('3')
  await expect(pane(page).locator('.next-dates li')).toHaveText(['Fri 29 Jan 2027', 'Fri 26 Feb 2027', 'Fri 26 Mar 2027'])
  expect(await overflowsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
  await pane(page).getByRole('button', { name: editor.save }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ines.client.tasks.get(id)).recurrence?.rrule).toBe('FREQ=MONTHLY;BYDAY=-1FR;COUNT=3')
})

test('completing an overdue repeat shows it as done today and due after today; undo takes it back', async ({ page, ines }) => {
  const dueDate = daysFromToday(-9)
  await ines.client.tasks.create({ title: 'Water the plants', dueDate, recurrence: { rrule: 'FREQ=WEEKLY' } })
  await open(page, '/tasks?overdue=shown')
  await page.getByRole('button', { name: listWords.row.complete('Water the plants') }).click()
  const done = page.getByRole('button', { name: listWords.row.reopen('Water the plants') })
  await expect(done).toBeVisible()
  await expect(page.getByText(/^Completed “Water the plants”, next /)).toBeVisible()
  await open(page, '/tasks/upcoming')
  await expect(row(page, 'Water the plants')).toBeVisible()
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'upcoming' })).items.map(({ dueDate, status }) => [dueDate, status]))
    .toEqual([[daysFromToday(5), 'open']])

  await open(page, '/tasks')
  await done.click()
  await expect(page.getByText(listWords.overdue.count(1))).toBeVisible()
  await expect.poll(async () => (await ines.client.tasks.list({ view: 'today' })).items.map((task) => task.dueDate)).toEqual([dueDate])
})

test('one round is skipped, or all up to today, and that can be undone', async ({ page, ines }) => {
  const dueDate = daysFromToday(-20)
  const { id } = await ines.client.tasks.create({ title: 'Read the meter', dueDate, recurrence: { rrule: 'FREQ=WEEKLY' } })
  const due = async () => (await ines.client.tasks.get(id)).dueDate
  await open(page, `/tasks/${id}`)
  await pane(page).getByRole('button', { name: words.repeats.skip }).click()
  await expect.poll(due).toBe(daysFromToday(-13))
  await pane(page).getByRole('button', { name: words.repeats.skipPast }).click()
  await expect.poll(due).toBe(daysFromToday(1))
  await expect(page.getByText(/^Skipped “Read the meter”, next tomorrow/)).toBeVisible()
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(due).toBe(daysFromToday(-13))
})
