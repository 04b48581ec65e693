import { goal as words } from '../src/messages/goal.ts'
import { task as taskWords } from '../src/messages/task.ts'
import { act, make, open, row } from './support/goals.ts'
import { drag } from './support/layouts.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { fingerOn } from './support/touch.ts'

test('a hundred goals are there at once, and one is moved in its group', async ({ page, ines }) => {
  for (let i = 0; i < 100; i++) await make(ines, `Goal ${String(i).padStart(3, '0')}`)
  const begun = Date.now()
  await open(page)
  expect(Date.now() - begun).toBeLessThan(5_000)
  await expect(page.locator('[data-goal]')).toHaveCount(100)
  await act(page, 'Goal 001', words.menu.up)
  await expect(page.locator('[data-goal] h3').first()).toHaveText('Goal 001')
  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-goal] h3').first()).toHaveText('Goal 000')
})

test('beyond a hundred goals more come at a press, whole, and the page had brought no more than their names', async ({ page, ines }) => {
  const made = Array.from({ length: 130 }, (_, n) =>
    ines.client.goals.create({
      title: `Aisle ${String(n).padStart(3, '0')}`,
      why: `Reason ${n} of it`,
      horizon: 'month',
      tags: [`tag-${n}`],
      metric: { type: 'number', target: '9' },
    }),
  )
  await Promise.all(made)
  const html = await (await page.goto('/goals'))?.text()
  expect([html?.match(/Reason \d+ of it/g)?.length, new Set(html?.match(/Aisle \d+/g)).size]).toEqual([100, 130])
  await expect(page.locator('.goal')).toHaveCount(100)
  await expect(page.locator('.goals-head .num')).toContainText('130')
  await page.getByRole('button', { name: 'Show 30 more' }).click()
  await expect(page.locator('.goal')).toHaveCount(130)
  const last = page.locator('.goal').last()
  // Its end is a figure once all of it is there.
  await expect(last.locator('.goal-ends')).toContainText('9')
  const title = (await last.locator('h3').textContent()) ?? ''
  await act(page, title, words.menu.edit)
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(title)
  await expect(page.getByRole('dialog').locator('textarea').first()).toHaveValue(/Reason \d+ of it/)
})

test('a goal goes to another place by mouse, by keys and by its menu, and not into another group', async ({ page, ines }) => {
  for (const title of ['One', 'Two', 'Three']) await make(ines, title)
  await make(ines, 'A year', { horizon: 'year' })
  await open(page)
  const names = page.locator('[data-goal] h3')
  await drag(page, row(page, 'One'), row(page, 'Three'), { x: 0.2, y: 0.9 })
  await expect(names).toHaveText(['Two', 'Three', 'One', 'A year'])
  await expect
    .poll(async () => (await ines.client.goals.list()).items.map(({ title }) => title).slice(0, 3))
    .toEqual(['Two', 'Three', 'One'])
  await drag(page, row(page, 'One'), row(page, 'A year'), { x: 0.2, y: 0.9 })
  await expect(names).toHaveText(['Two', 'Three', 'One', 'A year'])

  await page.getByRole('link', { name: 'One', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(names).toHaveText(['Two', 'One', 'Three', 'A year'])
  await expect(page.getByText(taskWords.move.moved('One', 2, 3))).toBeAttached()
  await expect(page.getByRole('link', { name: 'One', exact: true })).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText(taskWords.move.atEdge)).toBeAttached()
  await act(page, 'Two', words.menu.down)
  await expect(names).toHaveText(['One', 'Three', 'Two', 'A year'])
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a goal held by a finger goes where it is let go', async ({ page, ines }) => {
    for (const title of ['One', 'Two', 'Three']) await make(ines, title)
    const ready = [/by-touch/, /drag-goals/].map((name) => page.waitForResponse((response) => name.test(response.url())))
    await page.goto('/goals')
    for (const response of await Promise.all(ready)) await response.finished()
    await hydrated(page)
    const finger = await fingerOn(page)
    await finger.press(row(page, 'One'))
    await finger.moveOver(row(page, 'Two'), { x: 0.4, y: 0.9 })
    await finger.lift()
    await expect(page.locator('[data-goal] h3')).toHaveText(['Two', 'One', 'Three'])
    await expect(page).toHaveURL(/\/goals$/)
  })
})
