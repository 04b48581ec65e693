import { changes } from '../src/messages/changes.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { template, templatePage } from '../src/messages/template.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const templates = { ...template, ...templatePage }

test('an open task is kept as a template and made again to end on a day', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({
    title: 'Stock-take',
    startDate: '2026-03-02',
    dueDate: '2026-03-06',
    tags: ['warehouse'],
  })
  await ines.client.tasks.create({ title: 'Count the pallets', parentId: id, dueDate: '2026-03-04' })
  await page.goto(`/tasks/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: templates.save }).click()
  await expect(page.getByText(templates.made('Stock-take'))).toBeVisible()

  await page.goto('/tasks')
  await page.getByRole('link', { name: templates.fromTemplate }).click()
  await expect(page.getByRole('heading', { name: 'Stock-take' })).toBeVisible()
  await page.getByText(templates.inIt).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel(templates.countsLabel('Stock-take')).selectOption(templates.counts.end)
  await page.getByLabel(templates.day('Stock-take')).fill('2026-06-30')
  await page.getByRole('button', { name: templates.useNamed('Stock-take') }).click()
  await expect(page.getByRole('region', { name: taskPane.label }).getByText('Count the pallets')).toBeVisible()
  const days = async () =>
    (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, startDate, dueDate }) => [title, startDate, dueDate])
  await expect.poll(days).toEqual(
    expect.arrayContaining([
      ['Stock-take', '2026-06-26', '2026-06-30'],
      ['Count the pallets', null, '2026-06-28'],
    ]),
  )
  await expect(page.getByText(templates.used('Stock-take'))).toBeVisible()
  await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(async () => (await ines.client.tasks.list({ view: 'all' })).items).toHaveLength(2)
})

for (const [width, colorScheme] of [
  [1280, 'dark'],
  [390, 'light'],
] as const)
  test(`a name that is taken is asked about, and either answer taken back, ${width} wide`, async ({ page, ines }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    const { id } = await ines.client.tasks.create({ title: 'Stock-take' })
    const old = await ines.client.templates.create({ taskId: id })
    const kept = async () => (await ines.client.templates.list()).items.map(({ id, name }) => [name, id === old.id])
    await page.goto(`/tasks/${id}`)
    await hydrated(page)
    const save = page.getByRole('button', { name: templates.save })
    const dialog = page.getByRole('dialog', { name: templates.same.title('Stock-take') })
    const answer = (name: string) => dialog.getByRole('button', { name }).click()

    await save.click()
    await expect(dialog).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowsSideways(page)).toBe(false)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(save).toBeFocused()
    expect(await kept()).toEqual([['Stock-take', true]])

    await save.click()
    await answer(templates.same.both)
    await expect(page.getByText(templates.made('Stock-take (2)'))).toBeVisible()
    await page.getByRole('button', { name: changes.undo, exact: true }).click()
    await expect.poll(kept).toEqual([['Stock-take', true]])

    await save.click()
    await answer(templates.same.replace)
    await expect(page.getByText(templates.replaced('Stock-take'))).toBeVisible()
    expect(await kept()).toEqual([['Stock-take', false]])
    await page.getByRole('button', { name: changes.undo, exact: true }).click()
    await expect.poll(kept).toEqual([['Stock-take', true]])
  })

test('a template is renamed, thrown away and brought back', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Stock-take' })
  await ines.client.templates.create({ taskId: id })
  await page.goto('/tasks/templates')
  await page.getByText(templates.inIt).click()
  await page.getByLabel(templates.name).fill('Yearly stock-take')
  await page.getByRole('button', { name: templates.rename }).click()
  await expect(page.getByRole('heading', { name: 'Yearly stock-take' })).toBeVisible()
  await page.getByText(templates.inIt).click()
  await page.getByRole('button', { name: templates.remove }).click()
  await expect(page.getByRole('heading', { name: 'Yearly stock-take' })).toHaveCount(0)
  await expect(page.getByText(templates.empty)).toBeVisible()
  await page.getByRole('button', { name: templates.restore }).click()
  await expect(page.getByRole('heading', { name: 'Yearly stock-take' })).toBeVisible()
})

test.describe('on a phone without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('templates are kept and used all the same', async ({ page, ines }) => {
    const { id } = await ines.client.tasks.create({ title: 'Stock-take', dueDate: '2026-03-06' })
    await page.goto(`/tasks/${id}`)
    await page.getByRole('button', { name: templates.save }).click()
    await expect(page.getByText(templates.made('Stock-take'))).toBeVisible()
    await page.getByRole('button', { name: templates.useNamed('Stock-take') }).click()
    await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}\?made=/)
    expect((await ines.client.tasks.list({ view: 'all' })).items).toHaveLength(2)
  })
})

test('the page of templates fits a phone', async ({ page, ines }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const { id } = await ines.client.tasks.create({
    title: 'A stock-take with a name that goes on for longer than a phone is wide',
    tags: ['warehouse'],
  })
  await ines.client.templates.create({ taskId: id })
  await page.goto('/tasks/templates')
  await page.getByText(templates.inIt).click()
  expect(await overflowsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the page of templates follows what is done elsewhere, and leaves alone what somebody is at', async ({ page, ines }) => {
  const { client } = ines
  const task = await client.tasks.create({ title: 'Plan the offsite' })
  const first = await client.templates.create({ taskId: task.id })
  await page.goto('/tasks/templates')
  await hydrated(page)
  const names = page.locator('.template h2')
  await expect(names).toHaveText(['Plan the offsite'])
  const second = await client.templates.create({ taskId: task.id, name: 'Another' })
  await expect(names).toHaveCount(2, { timeout: 1_500 })
  await page.locator(`#template-${first.id} summary`).click()
  const field = page.locator(`#name-${first.id}`)
  await field.fill('Half-writ')
  await client.templates.remove(second.id)
  await expect(field).toBeFocused()
  await expect(names).toHaveCount(2)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(names).toHaveCount(1)
  await expect(field).toHaveValue('Half-writ')
})
