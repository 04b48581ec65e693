import type { Page } from '@playwright/test'
import { changes } from '../src/messages/changes.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { typeHere } from './support/typing.ts'

const pane = (page: Page) => page.getByRole('region', { name: taskPane.label })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('a step shows its day, marked where that is after the day of its task', async ({ page, ines }) => {
  const soon = (days: number) => Temporal.Now.plainDateISO('Europe/Vienna').add({ days }).toString()
  const { id } = await ines.client.tasks.create({ title: 'Move the warehouse', dueDate: soon(3) })
  await ines.client.tasks.create({ title: 'Empty the old one', parentId: id, dueDate: soon(4) })
  await ines.client.tasks.create({ title: 'Count the pallets', parentId: id, dueDate: soon(2) })
  await open(page, `/tasks/${id}?view=all`)
  const day = (title: string) => pane(page).locator('.steps .task', { hasText: title }).locator('time')
  await expect(day('Empty the old one')).toHaveClass(/late/)
  await expect(day('Empty the old one')).toContainText(taskPane.stepAfter)
  await expect(day('Count the pallets')).not.toHaveClass(/late/)
  // What is said of its day leaves the title its room.
  const width = async (of: ReturnType<typeof day>) => (await of.boundingBox())?.width ?? 0
  const step = pane(page).locator('.steps .task', { hasText: 'Empty the old one' })
  expect((await width(step.locator('.task-title'))) / (await width(step))).toBeGreaterThan(0.65)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflowsSideways(page)).toBe(false)
})

test('steps go four deep, fold, and say how far they are, in the open task and on its row', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Move the warehouse' })
  await open(page, `/tasks/${id}?view=all`)
  const add = pane(page).getByLabel(taskPane.addStep)
  await add.fill('Empty the old one')
  await add.press('Enter')
  for (const [above, title] of [
    ['Empty the old one', 'Count the pallets'],
    ['Count the pallets', 'Print the lists'],
  ] as const) {
    await pane(page)
      .getByRole('button', { name: taskPane.addBelow(above) })
      .click()
    await typeHere(page, title)
    await page.keyboard.press('Enter')
  }
  const fold = pane(page).getByRole('button', { name: taskPane.stepsOf('Count the pallets', 0, 1) })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await pane(page)
    .getByRole('button', { name: listWords.row.complete('Print the lists') })
    .click()
  await expect(pane(page).getByRole('button', { name: taskPane.stepsOf('Count the pallets', 1, 1) })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await pane(page)
    .getByRole('button', { name: taskPane.stepsOf('Empty the old one', 0, 1) })
    .click()
  await expect(pane(page).getByText('Count the pallets')).toHaveCount(0)
  await pane(page)
    .getByRole('button', { name: listWords.row.complete('Empty the old one') })
    .click()
  await expect(page.locator(`main [data-row="${id}"]`)).toContainText('1 / 1')
})

test('completing a task says how many of its steps are still to do, and is taken back at a press', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Move the warehouse' })
  for (const title of ['Empty the old one', 'Count the pallets']) await ines.client.tasks.create({ title, parentId: id })
  await open(page, '/tasks/all')
  await page.getByRole('button', { name: listWords.row.complete('Move the warehouse') }).click()
  await expect(page.getByText(listWords.completedWithSteps('Move the warehouse', 2), { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(async () => (await ines.client.tasks.get(id)).status).toBe('open')
})

for (const width of [1280, 390])
  test(`a step is read as quick add is, and what it is not meant as is rejected, ${width} wide`, async ({ page, ines }) => {
    await page.setViewportSize({ width, height: 844 })
    const { id } = await ines.client.tasks.create({ title: 'Move the warehouse' })
    await open(page, `/tasks/${id}`)
    const field = pane(page).getByRole('textbox', { name: taskPane.addStep, exact: true })
    await field.fill('Call May on friday 4pm #work !high ~45m')
    await expect(pane(page).locator('.step-form .chip')).toHaveCount(4)
    await pane(page)
      .getByRole('button', { name: listWords.add.asWords('!high') })
      .click()
    await expect(field).toBeFocused()
    await expect(pane(page).locator('.step-form .chip')).toHaveCount(3)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowsSideways(page)).toBe(false)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect
      .poll(async () => (await ines.client.tasks.steps(id)).items)
      .toMatchObject([{ title: 'Call May !high', tags: ['work'], priority: 'none', durationMinutes: 45 }])
    expect((await ines.client.tasks.steps(id)).items[0]?.dueAt).toMatch(/T16:00$/)
    await page.keyboard.type('Count the pallets tomorrow')
    await page.keyboard.press('Enter')
    await expect(pane(page).getByText('Count the pallets', { exact: true })).toBeVisible()
  })

test('a list that is pasted becomes as many steps', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Pack' })
  await open(page, `/tasks/${id}`)
  const field = pane(page).getByLabel(taskPane.addStep)
  await field.focus()
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '- Shirts\n- [x] Shoes\n\n3. Books')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(async () => (await ines.client.tasks.steps(id)).items.map(({ title }) => title)).toEqual(['Shirts', 'Shoes', 'Books'])
})

test('a checklist is ticked, changed, put in order and undone, by keyboard, at 390 px', async ({ page, ines }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await ines.client.tasks.create({ title: 'Fly to Lisbon' })
  const items = async () => (await ines.client.tasks.get(id)).checklist.map(({ text, done }) => (done ? `${text} ✓` : text))
  await open(page, `/tasks/${id}`)
  const add = pane(page).getByLabel(taskPane.addItem)
  for (const item of ['Passport', 'Ticket']) {
    await add.fill(item)
    await add.press('Enter')
  }
  await pane(page).getByRole('checkbox', { name: 'Passport' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(items).toEqual(['Passport ✓', 'Ticket'])
  await pane(page).getByLabel(taskPane.editItem('Ticket')).fill('Tickets')
  await page.keyboard.press('Enter')
  await pane(page).getByLabel(taskPane.editItem('Tickets')).press('Alt+ArrowUp')
  await expect.poll(items).toEqual(['Tickets', 'Passport ✓'])
  expect(await overflowsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
  await pane(page)
    .getByRole('button', { name: taskPane.removeItem('Passport') })
    .click()
  await expect.poll(items).toEqual(['Tickets'])
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(items).toEqual(['Tickets', 'Passport ✓'])
})

test.describe('waiting', () => {
  // A circle is refused.
  test.use({ expectedComplaints: [/status of 422/] })

  const find = (page: Page) => pane(page).getByRole('combobox', { name: taskPane.findBlocker })
  const offers = (page: Page) => pane(page).getByRole('listbox', { name: taskPane.findBlocker }).getByRole('option')
  const offer = (page: Page, name: string) => offers(page).filter({ hasText: name })
  const adding = (page: Page, name: string = taskPane.nothing) => pane(page).getByRole('button', { name: `${name} ${taskPane.waitsFor}` })

  test('a task waits for another, found by keys, says so on its row, and is free once that is done', async ({ page, ines }) => {
    const bands = await ines.client.tasks.create({ title: 'Get the pay bands' })
    const duties = await ines.client.tasks.create({ title: 'Draft the duties' })
    await ines.client.tasks.create({ title: 'Pay the caterer' })
    await open(page, `/tasks/${duties.id}?view=all`)
    await adding(page).click()
    await typeHere(page, 'pay')
    await expect(offer(page, 'Get the pay bands')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const chosen = () => pane(page).locator('[role="option"][aria-selected="true"]').textContent()
    const [first] = await offers(page).allTextContents()
    await expect.poll(chosen).toBe(first)
    await page.keyboard.press('ArrowDown')
    await expect.poll(chosen).not.toBe(first)
    if ((await chosen()) !== 'Get the pay bands') await page.keyboard.press('ArrowUp')
    await expect(find(page)).toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('Enter')
    await expect(adding(page, taskPane.waitForMore)).toBeFocused()
    const row = page.locator(`main [data-row="${duties.id}"]`)
    await expect(row).toContainText(listWords.row.waitsFor('Get the pay bands', 0))

    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(adding(page, taskPane.waitForMore)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(duties.id))

    await open(page, `/tasks/${bands.id}?view=all`)
    await expect(pane(page).getByText(taskPane.holdsUp)).toBeVisible()
    await page
      .getByRole('button', { name: listWords.row.complete('Get the pay bands') })
      .first()
      .click()
    await expect(row).toBeVisible()
    await expect(row).not.toContainText('Waits for')
  })

  test('what would close a circle is not offered, also by way of others', async ({ page, ines }) => {
    const create = async (title: string, blockedBy: string[] = []) => (await ines.client.tasks.create({ title, blockedBy })).id
    const bands = await create('Pay bands')
    const duties = await create('Pay duties', [bands])
    await create('Pay day', [duties])
    await create('Pay the caterer')
    await open(page, `/tasks/${bands}?view=all`)
    await adding(page).click()
    await typeHere(page, 'pay')
    await expect(offers(page)).toHaveText(['Pay the caterer'])
  })

  test('a circle that another was quicker to close is told of once, and is gone with the page', async ({ page, ines }) => {
    const bands = await ines.client.tasks.create({ title: 'Get the pay bands' })
    const duties = await ines.client.tasks.create({ title: 'Draft the duties' })
    await open(page, `/tasks/${bands.id}?view=all`)
    await adding(page).click()
    await typeHere(page, 'duties')
    await expect(offer(page, 'Draft the duties')).toBeVisible()
    await ines.client.tasks.edit(duties.id, { blockedBy: [bands.id] })
    await page.keyboard.press('Enter')
    const why = '“Draft the duties” waits for this task already.'
    await expect(pane(page).getByText(why, { exact: true })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
    await expect(page.getByRole('button', { name: changes.tryAgain })).toHaveCount(0)
    for (let loads = 0; loads < 2; loads++) {
      await open(page, `/tasks/${bands.id}?view=all`)
      await expect(pane(page).getByText(taskPane.holdsUp)).toBeVisible()
      await expect(page.getByText(why)).toHaveCount(0)
    }
    expect((await ines.client.tasks.get(bands.id)).blockedBy).toEqual([])
  })
})
