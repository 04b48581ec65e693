import type { Locator, Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.locator('main [data-row]')
const toast = (page: Page) => page.locator('.toast')

/** Long enough to take two lines of a toast. */
const nameOf = (i: number) => `Ask the people from the workshop upstairs for their opinion, no. ${i}`

async function withTasks(page: Page, { client }: SignedIn, count: number, path = '/tasks/all') {
  const bodies = Array.from({ length: count }, (_, i) => ({ title: nameOf(i) }))
  await client.batch(bodies.map((body) => ({ method: 'POST' as const, path: '/tasks', body })))
  await page.goto(path)
  await hydrated(page)
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Completes a task at the end of the page, and scrolls back there. */
async function completeLast(page: Page) {
  await page.keyboard.press('End')
  await rows(page)
    .last()
    .getByRole('button', { name: listWords.row.complete(nameOf(29)) })
    .click()
  await expect(toast(page)).toBeVisible()
  await expect(rows(page).last()).toContainText(nameOf(28))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

for (const [width, height] of [
  [390, 844],
  [1100, 720],
] as const)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } })

    test('at the end of a list the last row stays clear of a toast', async ({ page, ines }) => {
      await withTasks(page, ines, 30)
      await completeLast(page)
      const [row, floating] = [await boxOf(rows(page).last()), await boxOf(toast(page))]
      expect(row.bottom).toBeLessThanOrEqual(floating.y)
      expect(row.bottom).toBeGreaterThan(0)
    })
  })

test('what a toast with two buttons says has its whole width', async ({ page, ines }) => {
  const title = 'Lieferantengespräch mit der Spedition vorbereiten'
  await ines.client.tasks.create({ title, priority: 'urgent', dueDate: null })
  await page.goto('/tasks/all')
  await hydrated(page)
  await rows(page)
    .first()
    .getByRole('button', { name: listWords.row.complete(title) })
    .click()
  await expect(toast(page).getByRole('button')).toHaveCount(2)
  const [words, whole] = [await boxOf(toast(page).locator('.toast-words')), await boxOf(toast(page))]
  expect(words.width).toBeGreaterThan(whole.width * 0.8)
})

for (const at of ['', 'middle', 'end', 'start'])
  test(`a toast keeps clear of the panel of an open task where it stands “${at}”`, async ({ page, ines }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const { id } = await ines.client.tasks.create({ title: 'Move the warehouse' })
    await withTasks(page, ines, 3, `/tasks/${id}?view=all`)
    await rows(page)
      .getByRole('button', { name: listWords.row.complete(nameOf(0)) })
      .click()
    await expect(toast(page)).toBeVisible()
    await page.locator('.toasts').evaluate((box, place) => Object.assign(box.dataset, { at: place }), at)
    const [panel, floating] = [await boxOf(page.locator('.pane').first()), await boxOf(toast(page))]
    expect(floating.right).toBeLessThanOrEqual(panel.x)
    expect(floating.x).toBeGreaterThanOrEqual(0)
  })

test('a toast leaves the field that somebody writes in', async ({ page, ines }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withTasks(page, ines, 1)
  await rows(page)
    .first()
    .getByRole('button', { name: listWords.row.complete(nameOf(0)) })
    .click()
  await expect(toast(page)).toBeVisible()
  const below = await boxOf(toast(page))
  await page.evaluate((y) => {
    const field = Object.assign(document.createElement('input'), { id: 'below' })
    field.style.cssText = `position:fixed;left:20px;top:${y}px;width:200px`
    document.body.append(field)
    field.focus()
  }, below.y)
  await expect.poll(async () => (await boxOf(toast(page))).bottom).toBeLessThan((await boxOf(page.locator('#below'))).y)
})

test('on a wide screen a toast stands beside the list, or beside an open task', async ({ page, ines }) => {
  await withTasks(page, ines, 30)
  await completeLast(page)
  expect((await boxOf(page.locator('.task-column'))).right).toBeLessThanOrEqual((await boxOf(toast(page))).x)
  await rows(page).last().locator('.task-title').click()
  await expect(page.locator('.pane')).toBeVisible()
  await expect.poll(async () => (await boxOf(page.locator('.pane'))).x - (await boxOf(toast(page))).right).toBeGreaterThanOrEqual(0)
})

test.describe('narrower', () => {
  test.use({ viewport: { width: 1100, height: 720 } })

  test('what has the focus comes out from under a toast', async ({ page, ines }) => {
    await withTasks(page, ines, 30)
    const isUnder = async (row: Locator) => (await boxOf(row)).bottom > 660
    await page.keyboard.press('j')
    const focused = page.locator('main [data-row]:focus-within')
    for (let i = 0; i < 30 && !(await isUnder(focused)); i++) await page.keyboard.press('j')
    expect((await boxOf(focused)).bottom).toBeGreaterThan(660)
    await page.keyboard.press('x')
    await expect(toast(page)).toBeVisible()
    await expect.poll(async () => (await boxOf(focused)).bottom - (await boxOf(toast(page))).y).toBeLessThanOrEqual(0)
    await page.keyboard.press('j')
    await expect.poll(async () => (await boxOf(focused)).bottom - (await boxOf(toast(page))).y).toBeLessThanOrEqual(0)
  })
})

test('a toast steps aside from a field that stands where it would, and from what can be pressed', async ({ page, ines }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await withTasks(page, ines, 3)
  await page.evaluate(() => {
    const note = Object.assign(document.createElement('textarea'), { id: 'note' })
    note.style.cssText = 'position:fixed;inset-inline-end:0;bottom:0;width:400px;height:200px'
    document.body.append(note)
  })
  await rows(page)
    .first()
    .getByRole('button', { name: listWords.row.complete(nameOf(0)) })
    .click()
  await expect(toast(page)).toBeVisible()
  const note = await boxOf(page.locator('#note'))
  await expect.poll(async () => (await boxOf(toast(page))).right).toBeLessThanOrEqual(note.x)
})

test('on a phone what was added in the sheet can be taken back in it', async ({ page, ines }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withTasks(page, ines, 1)
  await page.locator('.bar-plus').click()
  const sheet = page.locator('.quick-sheet')
  await sheet.getByRole('combobox').or(sheet.getByRole('textbox')).first().fill('Call Ana')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('status').filter({ hasText: 'Call Ana' })).toBeVisible()
  await sheet.getByRole('button', { name: changes.undo }).click()
  await expect.poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.length).toBe(1)
  await expect(page.locator('.quick-sheet textarea')).toBeFocused()
})
