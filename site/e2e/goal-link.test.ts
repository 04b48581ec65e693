import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { command } from '../src/messages/command.ts'
import { palette } from '../src/messages/palette.ts'
import { bulk } from '../src/messages/task-bulk.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const row = (page: Page, title: string) => page.locator('.task', { has: page.locator('[data-task]', { hasText: title }) })
const goalOn = (page: Page, title: string) => row(page, title).locator('.row-goal')

async function withGoals({ client }: SignedIn) {
  const ship = await client.goals.create({ title: 'Ship 2.0' })
  const run = await client.goals.create({ title: 'Run 10 km' })
  await client.tasks.create({ title: 'Draft the notes', goalId: ship.id, order: 'a1' })
  await client.tasks.create({ title: 'Water the plants', order: 'a2' })
  return { ship, run }
}

test('a page carries the goals its tasks name, and no others', async ({ page, ines }) => {
  await withGoals(ines)
  const html = (await (await page.request.get('/tasks/all')).text()).replace(/<nav.*?<\/nav>/gs, '')
  expect(html).toContain('Ship 2.0')
  expect(html).not.toContain('Run 10 km')
})

const linked = async ({ client }: SignedIn, title: string) =>
  (await client.tasks.list({ limit: 200 })).items.find((task) => task.title === title)?.goalId ?? null

for (const [width, scheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test(`a goal stands on its rows and in groups, at ${width} in ${scheme}`, async ({ page, ines }) => {
    const { ship } = await withGoals(ines)
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/tasks/all?group=goal')
    await expect(page.locator('.group-fold')).toHaveText([/Ship 2\.0/, listWords.groups.blank.goal])
    await page.goto('/tasks/all')
    await expect(goalOn(page, 'Draft the notes')).toHaveAttribute('href', `/goals/${ship.id}`)
    await expect(goalOn(page, 'Water the plants')).toHaveCount(0)
    expect((await goalOn(page, 'Draft the notes').boundingBox())?.height).toBeGreaterThanOrEqual(24)
    expect(await overflowsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
  })

test('a line names a goal by a sign that completes, shows as a chip and can be refused', async ({ page, ines }) => {
  const { ship } = await withGoals(ines)
  await page.goto('/tasks/all')
  await hydrated(page)
  const field = page.getByRole('textbox', { name: listWords.add.field })
  await field.click()
  await page.keyboard.type('Send the list >sh')
  await page.getByRole('option', { name: '>"Ship 2.0"' }).click()
  await expect(page.locator('.chip-found')).toHaveText('Ship 2.0')
  await page.keyboard.press('Enter')
  await expect(goalOn(page, 'Send the list')).toHaveText(/Ship 2\.0/)
  await expect.poll(() => linked(ines, 'Send the list')).toBe(ship.id)

  await field.click()
  await page.keyboard.type('Count >swim')
  await expect(page.getByText(listWords.add.unknownGoal('>swim', 0))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Count >swim')).toBeVisible()
})

test('the open task has its goal to choose, to go to and to clear, and undo gives it back', async ({ page, ines }) => {
  const { run, ship } = await withGoals(ines)
  await page.goto('/tasks/all')
  await hydrated(page)
  await page.locator('[data-task]', { hasText: 'Draft the notes' }).click()
  const goal = page.getByRole('combobox', { name: taskPane.goal })
  await goal.selectOption('Run 10 km')
  await expect(goalOn(page, 'Draft the notes')).toHaveText(/Run 10 km/)
  await expect(page.getByRole('link', { name: taskPane.goToGoal('Run 10 km') })).toHaveAttribute('href', `/goals/${run.id}`)
  await goal.selectOption('')
  await expect(goalOn(page, 'Draft the notes')).toHaveCount(0)
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(goalOn(page, 'Draft the notes')).toHaveText(/Run 10 km/)
  await expect.poll(() => linked(ines, 'Draft the notes')).toBe(run.id)
  // What happens to a goal elsewhere shows here.
  await ines.client.goals.edit(run.id, { title: 'Run far' })
  await expect(goalOn(page, 'Draft the notes')).toHaveText(/Run far/)
  await ines.client.goals.remove(run.id)
  await expect(goalOn(page, 'Draft the notes')).toHaveCount(0)
  await ines.client.goals.restore(run.id)
  await expect(goalOn(page, 'Draft the notes')).toHaveText(/Run far/)
  expect(ship.id).not.toBe(run.id)
})

test('many are linked at once, one from the palette, and a filter finds them', async ({ page, ines }) => {
  const { run } = await withGoals(ines)
  await page.goto('/tasks/all')
  await hydrated(page)
  await page.locator('[data-task]', { hasText: 'Water the plants' }).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(command.actions.goal)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: palette.back })).toBeVisible()
  await page.keyboard.type('run')
  await page.keyboard.press('Enter')
  await expect(goalOn(page, 'Water the plants')).toHaveText(/Run 10 km/)

  await page.locator('[data-task]', { hasText: 'Draft the notes' }).focus()
  await page.keyboard.press('Control+a')
  const bar = page.getByRole('region', { name: bulk.bar })
  await bar.getByRole('button', { name: bulk.long.goal(2), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: bulk.goal.set(2, 'Run 10 km') })
    .click()
  await expect(goalOn(page, 'Draft the notes')).toHaveText(/Run 10 km/)
  await expect.poll(() => linked(ines, 'Draft the notes')).toBe(run.id)
  await page.goto(`/tasks/all?filter=${encodeURIComponent('goal:"run 10 km"')}`)
  await expect(page.locator('.task-list [data-task]')).toHaveText(['Draft the notes', 'Water the plants'])
})
