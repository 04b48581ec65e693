import type { Page } from '@playwright/test'
import { task as words } from '../src/messages/task.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const long = 'Agree with the port, the carrier and both warehouses which of the late containers is emptied first and who pays. '
  .repeat(3)
  .slice(0, 300)
const realistic = 'Check the safety stock of the twelve lines that ran out and tell Ruth the worst'
const rule = { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR', repeatFrom: 'schedule' } as const

/** The narrowest of the titles that take more than one line, as a share of its row. */
const narrowestTitle = (page: Page) =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll<HTMLElement>('main [data-row]')].map((row) => {
        const { width, height } = row.querySelector('.task-title')?.getBoundingClientRect() ?? new DOMRect()
        return height > 40 ? width / row.getBoundingClientRect().width : 1
      }),
    ),
  )

/** How far the ring's middle lies below the middle of the title's first line. */
const ringsOffFirstLine = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-row]')].map((row) => {
      const [title, ring] = [row.querySelector('.task-title'), row.querySelector('.tick')]
      if (!title || !ring) return Number.NaN
      const words = document.createRange()
      words.selectNodeContents(title)
      const [line] = words.getClientRects()
      const { top, height } = ring.getBoundingClientRect()
      return line ? Math.abs(top + height / 2 - line.top - line.height / 2) : Number.NaN
    }),
  )

test('a title keeps the greater part of its row, whatever is said beside it', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: long, tags: ['x'.repeat(60), 'y'.repeat(60), 'z'], priority: 'urgent' })
  await ines.client.tasks.create({
    title: realistic,
    tags: ['warehouse', 'forecast'],
    priority: 'urgent',
    recurrence: rule,
    dueDate: '2027-03-01',
  })
  await ines.client.tasks.create({ title: 'Lead time of the port', parentId: id, tags: ['warehouse'], dueDate: '2027-03-02' })
  for (const [path, width] of [
    [`/tasks/${id}?view=all`, 1280],
    ['/tasks/all', 1280],
    [`/tasks/${id}?view=all`, 1120],
    ['/tasks/all', 390],
  ] as const) {
    await test.step(`${path} at ${width}`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expect(page.locator('main [data-row]')).toHaveCount(3)
      expect(await narrowestTitle(page)).toBeGreaterThan(0.45)
      for (const off of await ringsOffFirstLine(page)) expect(off).toBeLessThan(2)
      expect(await overflowsSideways(page)).toBe(false)
    })
  }
})

test('opening and closing a task leaves every row where it was', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: realistic, tags: ['warehouse', 'forecast'], priority: 'urgent', recurrence: rule })
  await ines.client.tasks.create({ title: 'Answer Oskar' })
  const places = () =>
    page.evaluate(() =>
      ['.head-name', '[data-row]:nth-child(1)', '[data-row]:nth-child(2)'].map((what) => {
        const { x, y, width, height } = document.querySelector(`main ${what}`)?.getBoundingClientRect() ?? new DOMRect()
        return [x, y, width, height]
      }),
    )
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/tasks/all')
    await hydrated(page)
    const before = await places()
    await page.getByRole('link', { name: 'Answer Oskar' }).click()
    await expect(page.getByRole('region', { name: taskPane.label })).toBeVisible()
    expect(await places(), `${width} wide`).toEqual(before)
  }
})

test('a step says which task it belongs to, also when that is not on the page', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Plan the offsite', dueDate: '2027-03-01' })
  await ines.client.tasks.create({ title: 'Book the room', parentId: id, dueDate: Temporal.Now.plainDateISO('Europe/Vienna').toString() })
  await page.goto('/tasks')
  await hydrated(page)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.getByRole('link', { name: listWords.row.partOf('Plan the offsite') }).click()
  await expect(page.getByRole('region', { name: taskPane.label })).toContainText('Plan the offsite')
})

test('in Today, what has no time is moved among itself, and what has one says why it stays', async ({ page, ines }) => {
  const today = Temporal.Now.plainDateISO('Europe/Vienna').toString()
  await ines.client.tasks.create({ title: 'At ten', dueAt: `${today}T10:00`, timeZone: 'Europe/Vienna' })
  for (const title of ['One', 'Two']) await ines.client.tasks.create({ title, dueDate: today })
  await page.goto('/tasks')
  await hydrated(page)
  await page.getByRole('link', { name: 'Two' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('main [data-row] .task-title')).toHaveText(['At ten', 'Two', 'One'])
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'today' })).items.map(({ title }) => title))
    .toEqual(['At ten', 'Two', 'One'])
  await page.getByRole('link', { name: 'At ten' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText(words.move.byDay)).toBeVisible()
})

test('a row tells every priority by a shape and a word, and the estimate; a heading is not said again', async ({ page, ines }) => {
  for (const [priority, order] of [
    ['low', 'a1'],
    ['medium', 'a2'],
    ['high', 'a3'],
  ] as const)
    await ines.client.tasks.create({ title: `A ${priority} one`, priority, order, ...(priority === 'low' && { durationMinutes: 90 }) })
  await page.goto('/tasks/all')
  const meta = page.locator('main [data-row] .task-meta')
  await expect(meta).toHaveText([
    `${listWords.row.priority(taskPane.priorities.low)}${listWords.row.estimate} 1 h 30 min`,
    listWords.row.priority(taskPane.priorities.medium),
    taskPane.priorities.high,
  ])
  const shapes = await meta.locator('svg').evaluateAll((icons) => icons.map(({ innerHTML }) => innerHTML))
  expect(new Set(shapes).size).toBe(3)
  await page.goto('/tasks/all?group=priority')
  await expect(meta).toHaveText([`${listWords.row.estimate} 1 h 30 min`])
})

test('without dragging: a press in the open task moves it in its list', async ({ page, ines }) => {
  const ids: string[] = []
  for (const title of ['One', 'Two', 'Three']) ids.push((await ines.client.tasks.create({ title })).id)
  await page.goto(`/tasks/${ids[2]}?view=all`)
  await hydrated(page)
  await page.getByRole('button', { name: words.move.up, exact: true }).click()
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title))
    .toEqual(['One', 'Three', 'Two'])
})
