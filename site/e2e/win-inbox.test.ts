import type { SignedIn } from '@throughline/harness'
import { makeWin } from '../src/messages/career-make.ts'
import { thread } from '../src/messages/career-thread.ts'
import { coverage } from '../src/messages/coverage.ts'
import { win } from '../src/messages/win.ts'
import { winInbox as words } from '../src/messages/win-inbox.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const [first, second] = ['Cut stock-outs by 54 %', 'Wrote the cover-week rules down, 12 pages']

async function finishTwo({ client }: SignedIn) {
  for (const [title, priority] of [
    [first, 'urgent'],
    [second, 'high'],
  ] as const) {
    const { id } = await client.tasks.create({ title, priority })
    await client.tasks.complete(id)
  }
}

test('one key keeps, one dismisses, and both are taken back', async ({ page, ines }) => {
  await finishTwo(ines)
  await page.goto('/career')
  await expect(page.locator('.thread-begin, .empty')).toBeVisible()
  await page.goto('/career/inbox')
  await hydrated(page)
  await expect(page.locator('html[data-inbox-ready]')).toBeAttached()
  const rows = page.locator('[data-candidate]')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(words.reasons.urgent())

  await page.keyboard.press('k')
  await expect(rows).toHaveCount(1)
  await expect.poll(async () => (await ines.client.wins.list()).items.map(({ title }) => title)).toEqual([first])
  await expect(page.getByText(makeWin.madeSaying('by 54 %'))).toBeVisible()
  await expect(rows.first()).toBeFocused()

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/win-candidates/dismissals**', (route) => answered.then(() => route.continue()))
  await page.keyboard.press('d')
  await expect(page.getByText(words.done.text)).toBeVisible()
  // Before it is stored, what is taken back is this already and not the win that was kept before.
  await page.getByRole('button', { name: 'Undo' }).click()
  answer()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(second)
  await expect(rows.first()).toBeFocused()
  await expect(page.getByText(words.left(1))).toBeAttached()
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(2)
  await expect.poll(async () => (await ines.client.wins.list()).items).toEqual([])
})

test('weeks before are a step away, and one with nothing says what would stand there', async ({ page, ines: _ines }) => {
  await page.goto('/career/inbox')
  await page.getByRole('link', { name: words.earlier }).click()
  await expect(page.getByText(words.none.text)).toBeVisible()
  await page.getByRole('link', { name: words.thisWeek }).click()
  await expect(page).toHaveURL('/career/inbox')
})

test('fits a phone, by thumb, and axe finds nothing', async ({ page, ines }) => {
  await finishTwo(ines)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/career/inbox')
  await hydrated(page)
  expect(await overflowsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.dismissOf(second) }).click()
  await page.getByRole('button', { name: words.keepOf(first) }).click()
  await expect(page.getByText(words.done.text)).toBeVisible()
  await expect.poll(async () => (await ines.client.wins.list()).items.length).toBe(1)
  await page.reload()
  await expect(page.getByText(words.done.text)).toBeVisible()
  await page.goto('/career')
  await expect(page.locator('.win h3')).toHaveText(first)
  await expect(page.getByRole('link', { name: thread.inbox.look(0) })).toBeVisible()
})

test('who looks for a win that shows a competency sees a quarter of a year, and what is kept or added names it', async ({ page, ines }) => {
  const { client } = ines
  await finishTwo(ines)
  const on = Temporal.Now.plainDateISO('UTC').add({ days: 10 }).toString()
  const { id } = await client.targetJobs.create({ role: 'Lead analyst', competencies: ['conflict'], interviews: [{ title: 'Panel', on }] })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  await page.getByRole('link', { name: coverage.next.findWin }).click()
  await expect(page.getByText(words.search.lead('Handling conflict'))).toBeVisible()
  await expect(page.locator('html[data-inbox-ready]')).toBeAttached()
  await page.keyboard.press('k')
  const named = async () => (await client.wins.list()).items.map(({ competencies }) => competencies)
  await expect.poll(named).toEqual([['conflict']])
  await page.keyboard.press('Control+z')
  await expect.poll(named).toEqual([])

  await page.getByRole('link', { name: words.search.earlier }).click()
  await expect(page.getByText(words.search.none)).toBeVisible()
  await page.getByRole('link', { name: words.search.add }).click()
  await page.getByLabel(win.add.field).fill('Settled the rota')
  await expect(page.getByLabel('Handling conflict')).toBeChecked()
  await page.getByRole('button', { name: win.add.submit }).click()
  await expect(page).toHaveURL(/\/career\/wins\/[0-9a-f-]+$/)
  expect(await named()).toEqual([['conflict']])
})

test('a win whose words tell of a competency is led to with it, to be named by one press', async ({ page, ines }) => {
  const { client } = ines
  const told = await client.wins.create({ title: 'I told my lead I disagreed' })
  const { id } = await client.targetJobs.create({ role: 'Lead analyst', competencies: ['conflict'] })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  await page.getByRole('link', { name: /^Add it to/ }).click()
  await hydrated(page)
  await page.locator('.win-names').first().getByRole('button', { name: 'Handling conflict', exact: true }).click()
  await expect.poll(async () => (await client.wins.get(told.id)).competencies).toEqual(['conflict'])
})
