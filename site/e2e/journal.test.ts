import type { Page } from '@playwright/test'
import { seedEntries } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { frame } from '../src/messages/frame.ts'
import { journal as shared } from '../src/messages/journal.ts'
import { timeline as words } from '../src/messages/journal-timeline.ts'
import { journalTrash } from '../src/messages/journal-trash.ts'
import { onThisDay } from '../src/messages/on-this-day.ts'
import { isThereAgain } from './support/is-there.ts'
import { accessibilityFaults, hydrated, layoutShifts, watchLayout } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const now = Temporal.Now.plainDateISO('Europe/Vienna')
const today = now.toString()
const day = (days: number) => now.add({ days }).toString()
/** What happens elsewhere shows within a second. */
const SOON = { timeout: 1_000 }

async function open(page: Page, path = '/journal') {
  await page.goto(path)
  await hydrated(page)
}

const line = (page: Page, title: string) => page.locator('[data-line]').filter({ has: page.getByRole('heading', { name: title }) })
const lineOn = (page: Page, date: string) => page.locator(`[data-line]:has(#d-${date})`)
const pixel = (page: Page, date: string) => page.locator(`a.pixel[data-day="${date}"]`)

test('a journal without an entry says one thing and offers one', async ({ page, ines: _ines }) => {
  await open(page)
  await expect(page.getByText(words.empty.text)).toBeVisible()
  await expect(page.getByRole('link', { name: words.empty.act })).toHaveAttribute('href', '/journal/new')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the timeline tells day, mood, words, tags and what is named, and offers today', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Ask Dev' })
  await ines.client.journal.create({
    ...{ title: 'Two containers and a phone', body: `Both late, both full of lids. [Ask Dev](/tasks/${id})`, entryDate: day(-1) },
    ...{ mood: -1, tags: ['suppliers'], starred: true },
  })
  await watchLayout(page)
  await open(page)
  const entry = line(page, 'Two containers and a phone')
  await expect(entry).toContainText(shared.moods['-1'])
  await expect(entry).toContainText('8 words')
  await expect(entry).toContainText(words.links.task(1))
  await expect(entry).toContainText(words.starred)
  await expect(page.getByRole('link', { name: words.begin })).toHaveAttribute('href', '/journal/new')
  await expect(page.getByText(words.year.streak(1, true))).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
  await entry.getByRole('link', { name: words.tag('suppliers') }).click()
  await expect(page).toHaveURL('/journal?tag=suppliers')
})

test('what is typed is found and marked within a moment, the address holds it, and back leads back', async ({ page, ines }) => {
  await seedEntries(ines.client, { count: 60, today })
  await ines.client.journal.create({ title: 'Grünland', body: 'We counted the pelargoniums twice.', entryDate: day(-3), mood: 2 })
  await open(page)
  const field = page.getByRole('searchbox', { name: words.search.label })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('pelarg')
  await expect(page.getByRole('status').filter({ hasText: words.search.found(1, false) })).toBeVisible()
  await expect(page.locator('mark')).toHaveText('pelarg')
  await expect(page).toHaveURL('/journal?q=pelarg')

  await page.locator('summary').filter({ hasText: words.search.mood }).click()
  await page.getByRole('link', { name: shared.moods['-2'] }).click()
  await expect(page.getByText(words.search.nothing('pelarg'))).toBeVisible()
  await expect(page).toHaveURL('/journal?q=pelarg&mood=-2')
  await page.goBack()
  await expect(line(page, 'Grünland')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/journal')
  await expect(field).toHaveValue('')
  await expect(page.getByRole('link', { name: words.begin })).toBeVisible()

  await page.goto('/journal?q=pelarg')
  await expect(page.locator('mark')).toHaveText('pelarg')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('starred, tagged and dated entries are found together', async ({ page, ines }) => {
  await seedEntries(ines.client, { count: 60, today })
  await open(page)
  await page.getByRole('link', { name: words.search.starred, exact: true }).click()
  await expect(page.locator('[data-line]')).toHaveCount(3)
  await page.locator('summary').filter({ hasText: words.search.days }).click()
  await page.getByLabel(words.search.from).fill(day(-30))
  await page.getByRole('button', { name: words.search.show }).click()
  await expect(page.locator('[data-line]')).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`starred=1&from=${day(-30)}`))
  await page.getByRole('link', { name: words.search.clear }).click()
  await expect(page).toHaveURL('/journal')
})

test('a day of the year leads to its entries, without those between, and one without any offers to begin', async ({ page, ines }) => {
  // A year that is over, so that there is as much of it whenever this is run.
  await seedEntries(ines.client, { count: 340, today: '2025-12-31' })
  const far = '2025-01-31'
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/journal-entries?') && asked.push(request.url()))
  await open(page, '/journal?year=2025')
  await pixel(page, far).click()
  await expect(lineOn(page, far)).toBeInViewport()
  await expect(page.locator(`[data-line]:has(#d-${far}) [data-entry]`)).toBeFocused()
  expect(asked.length, 'requests for entries').toBeLessThanOrEqual(4)
  expect(page.url()).toContain(`day=${far}`)
  await page.reload()
  await expect(lineOn(page, far)).toBeInViewport()
  await expect(page.getByRole('link', { name: words.later })).toBeVisible()
  await page.goto('/journal?day=2020-02-02')
  await expect(page.getByRole('link', { name: words.beginOn('Sunday 2 February 2020') })).toHaveAttribute(
    'href',
    '/journal/new?date=2020-02-02',
  )
})

test('arrow keys walk over the year, and over the entries', async ({ page, ines }) => {
  await seedEntries(ines.client, { count: 30, today })
  await open(page)
  await pixel(page, today).focus()
  await page.keyboard.press('ArrowUp')
  await expect(pixel(page, day(-1))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lineOn(page, day(-1)).locator('[data-entry]')).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator('[data-line] [data-entry]').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-line] [data-entry]').nth(0)).toBeFocused()
  await expect(lineOn(page, day(-1))).toContainText(words.starred)
  await page.keyboard.press('s')
  await expect(lineOn(page, day(-1))).not.toContainText(words.starred)
  await page.keyboard.press('Delete')
  await expect(lineOn(page, day(-1))).toHaveCount(0)
  await expect(page.locator('[data-line] [data-entry]').first()).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(lineOn(page, day(-1))).toBeVisible()
  await expect(page.getByRole('link', { name: words.begin })).toBeVisible()
})

test('an entry is deleted from its menu, undone, deleted again, and restored from the trash', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ title: 'After the 1:1', body: 'I wrote it down.', entryDate: day(-1) })
  await open(page)
  const remove = async () => {
    await line(page, 'After the 1:1').hover()
    await page.getByRole('button', { name: words.more('After the 1:1') }).click()
    await page.getByRole('dialog', { name: 'After the 1:1' }).getByRole('button', { name: words.menu.remove }).click()
    await expect(line(page, 'After the 1:1')).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: changes.undo }).click()
  await expect(line(page, 'After the 1:1')).toBeVisible()
  await remove()
  await expect
    .poll(() =>
      ines.client.journal.get(id).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false)
  await page.goto('/journal/trash')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: journalTrash.restoreOf('After the 1:1') }).click()
  await expect(page.getByText(journalTrash.empty)).toBeVisible()
  await isThereAgain(() => ines.client.journal.get(id))
})

test('what is written, changed and deleted elsewhere shows within a second', async ({ page, ines }) => {
  await ines.client.journal.create({ title: 'There before', body: 'Words.', entryDate: day(-2) })
  await open(page)
  const made = await ines.client.journal.create({ title: 'From elsewhere', body: 'Four words of it.', entryDate: today })
  await expect(line(page, 'From elsewhere')).toBeVisible(SOON)
  await expect(page.getByRole('link', { name: words.begin })).toHaveCount(0)
  await expect(pixel(page, today)).toHaveAttribute('aria-label', new RegExp(words.entries(1)))
  await ines.client.journal.edit(made.id, { title: 'Renamed', starred: true })
  await expect(line(page, 'Renamed')).toContainText(words.starred, SOON)
  await ines.client.journal.remove(made.id)
  await expect(line(page, 'Renamed')).toHaveCount(0, SOON)
})

test('a month shows days and moods, and begins an entry on a free day', async ({ page, ines }) => {
  await ines.client.journal.create({ title: 'In May', body: 'Words.', entryDate: '2025-05-14', mood: 2 })
  await open(page, '/journal?show=month&month=2025-05')
  await expect(page.getByRole('heading', { name: 'May 2025' })).toBeVisible()
  const written = page.getByRole('link', { name: words.month.day('Wednesday 14 May 2025', 1, shared.moods['2']) })
  await expect(written).toBeVisible()
  await expect(page.getByRole('link', { name: words.beginOn('Thursday 15 May 2025') })).toHaveAttribute(
    'href',
    '/journal/new?date=2025-05-15',
  )
  await expect(line(page, 'In May')).toBeVisible()
  await page.getByRole('link', { name: words.month.previous }).click()
  await expect(page.getByRole('heading', { name: 'April 2025' })).toBeVisible()
})

test('mood over time says of how many entries it is', async ({ page, ines }) => {
  for (const [n, mood] of [2, 1, -1].entries())
    await ines.client.journal.create({ title: `Day ${n}`, body: 'Words.', entryDate: `2025-03-0${n + 3}`, mood })
  await open(page, '/journal?year=2025&show=mood')
  await expect(page.getByText(words.moods.sum(2 / 3, 3))).toBeVisible()
  await expect(page.getByRole('row', { name: /March/ })).toContainText(words.moods.of(3))
  await expect(page.getByRole('img', { name: words.moods.drawn(shared.mood, 1) })).toBeVisible()
  await page.getByRole('link', { name: words.year.later(2026) }).click()
  await expect(page.getByText(words.moods.none)).toBeVisible()
})

test('on this day shows earlier years, with what was finished and measured', async ({ page, ines }) => {
  const lastYear = now.subtract({ years: 1 }).toString()
  await ines.client.journal.create({ title: 'A year before', body: 'The first count of lids.', entryDate: lastYear, mood: 1 })
  const goal = await ines.client.goals.create({
    ...{ title: 'Forecast accuracy', startDate: lastYear, endDate: day(30) },
    metric: { type: 'percent', start: '70', target: '82' },
  })
  await ines.client.checkIns.create(goal.id, { localDate: lastYear, value: '75' })
  await page.goto('/journal')
  await page.getByRole('navigation', { name: frame.places, exact: true }).getByRole('link', { name: shared.views['on-this-day'] }).click()
  const year = page.getByRole('region', { name: new RegExp(lastYear.slice(0, 4)) })
  await expect(year).toContainText(onThisDay.years(1))
  await expect(year.getByRole('link', { name: 'A year before' })).toBeVisible()
  await expect(year).toContainText('Forecast accuracy')
  await expect(year).toContainText('75')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: onThisDay.next }).click()
  await expect(page).toHaveURL(`/journal/on-this-day?date=${day(1)}`)
  await expect(page.getByText(onThisDay.emptyHint)).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the journal is read page by page, searched and filtered', async ({ page, ines }) => {
    await seedEntries(ines.client, { count: 60, today })
    await page.goto('/journal')
    const first = await page.locator('[data-entry]').first().getAttribute('data-entry')
    await page.getByRole('link', { name: new RegExp(words.earlier) }).click()
    await expect(page.locator('[data-entry]').first()).not.toHaveAttribute('data-entry', first ?? '')
    await page.goto('/journal')
    await page.getByRole('searchbox').fill('oskar')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/journal?q=oskar')
    await expect(page.locator('mark').first()).toHaveText('Oskar')
    await page.getByRole('link', { name: words.search.starred, exact: true }).click()
    await expect(page).toHaveURL('/journal?q=oskar&starred=1')
  })
})

test('five thousand entries scroll without a blank line', async ({ page, ines }) => {
  test.slow()
  await seedEntries(ines.client, { count: 5_000, today })
  await open(page)
  await page.getByRole('main').hover()
  for (let turn = 1; turn <= 40; turn++) {
    await page.mouse.wheel(0, 300 + 40 * turn)
    expect(await blankIn(page), `pixels without a line after ${turn} turns of the wheel`).toBeLessThan(160)
  }
  expect(await page.locator('[data-line]').count(), 'lines in the document').toBeLessThan(80)
})

/** The tallest stretch of the lower nine tenths of the window that holds no line. */
const blankIn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const lines = [...document.querySelectorAll('[data-line], h2.month')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .sort((a, b) => a.top - b.top)
    let reached = innerHeight / 10
    let blank = 0
    for (const { top, bottom } of [...lines, { top: innerHeight, bottom: innerHeight }]) {
      blank = Math.max(blank, top - reached)
      reached = Math.max(reached, bottom)
    }
    return Math.round(blank)
  })
