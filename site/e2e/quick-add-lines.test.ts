import { changes } from '../src/messages/changes.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskToday as todayWords } from '../src/messages/task-today.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { daysFromToday, field, open } from './support/quick-line.ts'
import { expect, test } from './support/test.ts'

test('pasted lines become tasks of their own by Enter, undone as one', async ({ page, ines, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await page.evaluate(() => navigator.clipboard.writeText('- Milk #shop\n- Bread tomorrow\n\n- Eggs'))
  await field(page).focus()
  const read = page.waitForResponse(/\/tasks\/quick-add\?/)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByRole('button', { name: listWords.add.addMany(3) })).toBeVisible()
  await expect(page.getByRole('button', { name: listWords.add.submit, exact: true })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await read
  await expect(page.locator('.quick-line .chip-found'), 'a chip would belong to no single line').toHaveCount(0)
  await page.keyboard.press('Enter')
  const titles = async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, tags, dueDate }) => [title, tags, dueDate])
  await expect.poll(async () => (await titles()).length).toBe(3)
  expect(await titles()).toEqual(
    expect.arrayContaining([
      ['Milk', ['shop'], null],
      ['Bread', [], daysFromToday(1)],
      ['Eggs', [], null],
    ]),
  )
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(titles).toEqual([])
})

test('of pasted lines it is told how each reads, and where they went', async ({ page, ines, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tasks')
  await hydrated(page)
  await page.evaluate(() => navigator.clipboard.writeText('- Milk #shop\n- Bread tomorrow\n- Call Ana in 3 days 9am'))
  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
  const line = page.locator('.quick-line')
  const spread = `${todayWords.spread.today(1)}, ${todayWords.spread.later(2)}`
  await expect(line.locator('.quick-pasted')).toContainText(todayWords.pasted(3, spread))
  await expect(line.locator('.quick-marks mark')).toHaveText(['#shop', 'tomorrow', 'in 3 days 9am'])
  await expect(line.locator('.chip-found')).toHaveText([todayWords.unlessSaid('today')])
  await page.keyboard.press('Enter')
  await expect(page.getByText(todayWords.createSpread(3, spread)).first()).toBeVisible()
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'today' })).items)
    .toMatchObject([{ title: 'Milk', dueDate: daysFromToday(0) }])
})

test('pasted lines stand as lines in the field, and stay so while one of them is changed', async ({ page, ines, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await field(page).focus()
  const height = async () => (await field(page).boundingBox())?.height ?? 0
  const ofOneLine = await height()
  await page.evaluate(() => navigator.clipboard.writeText('- Milk\n- Bread\n- Eggs'))
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field(page)).toHaveValue('Milk\nBread\nEggs')
  expect(await height()).toBeGreaterThan(2 * ofOneLine)
  await page.keyboard.press('End')
  await page.keyboard.type(' and flour')
  await expect(field(page)).toHaveValue('Milk\nBread\nEggs and flour')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  for (const _ of 'Bread') await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: listWords.add.addMany(2) })).toBeVisible()
  await page.keyboard.press('Enter')
  const titles = async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title).sort()
  await expect.poll(titles).toEqual(['Eggs and flour', 'Milk'])
})

test('of pasted lines those that were refused come back, and nothing that was saved', async ({
  page,
  ines,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 422/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const tooLong = 'Eggs '.repeat(120).trim()
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Milk\n${tooLong}\nBread`)
  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('button', { name: listWords.add.addMany(3) }).click()
  await expect(field(page)).toHaveValue(tooLong)
  const titles = (await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Bread', 'Milk'])
})

test('pasted lines are one task where that is chosen, and again a line each by the button', async ({ page, ines, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await page.evaluate(() => navigator.clipboard.writeText('Call the\ncarrier #dock'))
  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('button', { name: listWords.add.addAsOne }).click()
  const added = async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, tags }) => [title, tags])
  await expect.poll(added).toEqual([['Call the carrier', ['dock']]])
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('button', { name: listWords.add.addMany(2) }).click()
  await expect.poll(async () => (await added()).length).toBe(3)
  expect(await added()).toEqual(
    expect.arrayContaining([
      ['Call the', []],
      ['carrier', ['dock']],
    ]),
  )
})
