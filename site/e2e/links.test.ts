import type { Page } from '@playwright/test'
import { history } from '../src/messages/history.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { typeHere } from './support/typing.ts'

const pane = (page: Page) => page.locator('.pane')
const linksOf = (page: Page) =>
  pane(page)
    .locator('dd')
    .filter({ has: page.getByRole('button', { name: ` ${taskPane.links}` }) })
const offers = (page: Page) => pane(page).locator('.find-task').getByRole('option')
const offer = (page: Page, name: string) => offers(page).filter({ hasText: name })

async function open(page: Page, id: string) {
  await page.goto(`/tasks/${id}?view=all`)
  await hydrated(page)
}

test('a task is linked to a goal and another task by keys, told of at the other end, and let go by undo', async ({ page, ines }) => {
  const { tasks, goals } = ines.client
  const [budget, draft] = [await tasks.create({ title: 'Budget for stands' }), await tasks.create({ title: 'Draft the duties' })]
  const goal = await goals.create({ title: 'Budget halved' })
  await open(page, draft.id)
  await pane(page)
    .getByRole('button', { name: `${taskPane.nothing} ${taskPane.links}` })
    .click()
  await typeHere(page, 'budget')
  await expect(offers(page)).toHaveCount(2)
  expect(await accessibilityFaults(page)).toEqual([])
  await offer(page, 'Budget halved').click()
  await expect(linksOf(page).getByRole('link')).toHaveText([/Goal Budget halved/])
  await expect(pane(page).getByRole('button', { name: `${taskPane.linkMore} ${taskPane.links}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await typeHere(page, 'budget')
  await expect(offer(page, 'Budget for stands')).toBeVisible()
  await expect(offer(page, 'Budget halved')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(linksOf(page).getByRole('link')).toHaveCount(2)
  await expect
    .poll(async () => (await tasks.get(draft.id)).links.map(({ kind, id }) => `${kind} ${id}`))
    .toEqual([`goal ${goal.id}`, `task ${budget.id}`])

  await linksOf(page)
    .getByRole('button', { name: taskPane.unlink('Budget halved') })
    .click()
  await expect(linksOf(page).getByRole('link')).toHaveText(['Budget for stands'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(linksOf(page).getByRole('link')).toHaveCount(2)

  await linksOf(page).getByRole('link', { name: 'Budget for stands' }).click()
  await expect(page).toHaveURL(new RegExp(budget.id))
  await expect(pane(page).locator('dt', { hasText: taskPane.linkedFrom }).locator('+ dd')).toContainText('Draft the duties')
})

test('a link made elsewhere comes with what it is called, and a passage shows below it', async ({ page, ines }) => {
  const { tasks } = ines.client
  const [budget, draft] = [await tasks.create({ title: 'Budget' }), await tasks.create({ title: 'Draft' })]
  await open(page, draft.id)
  await tasks.edit(draft.id, { links: [{ kind: 'task', id: budget.id, quote: 'half of it by March' }] })
  await expect(linksOf(page).getByRole('link', { name: 'Budget' })).toBeVisible()
  await expect(linksOf(page)).toContainText('half of it by March')
  await page.reload()
  await expect(linksOf(page)).toContainText('half of it by March')
})

test('the history of a task tells when it was made and each time it was done, also of what has just been done', async ({ page, ines }) => {
  const { tasks } = ines.client
  const due = Temporal.Now.plainDateISO('Europe/Vienna').subtract({ days: 3 }).toString()
  const { id } = await tasks.create({ title: 'Water the plants', dueDate: due, recurrence: { rrule: 'FREQ=DAILY' } })
  await tasks.complete(id)
  await open(page, id)
  await pane(page).getByText(history.title, { exact: true }).click()
  const rows = pane(page).locator('.history li')
  await expect(rows).toHaveText([/^Done today, \d.*for /, new RegExp(`^${history.made} today`)])
  await pane(page).getByRole('button', { name: taskPane.complete, exact: true }).click()
  await expect(rows).toHaveCount(3)
})
