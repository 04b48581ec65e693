import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { coverage as coverageWords } from '../src/messages/coverage.ts'
import { practice as words } from '../src/messages/practice.ts'
import { practiceStatistics as statistics } from '../src/messages/practice-statistics.ts'
import { waiting } from '../src/messages/waiting.ts'
import { hasMark, mark } from './support/kept-here.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const titles = ['The spike that wasn’t demand', 'Weeks of cover', 'Twenty minutes'] as const

const telling = {
  minutes: 2 as const,
  situation: 'The forecast had been nine points off for a year.',
  task: 'I had to say whether January would hold.',
  action: 'I went back to the **goods-in book**, and found one order that never came again.',
  result: '69 to 78 % in a week.',
  reflection: '',
}

/** Stories that are new, and so due today. */
async function tellStories({ client }: SignedIn) {
  const competencies = [['finding-causes', 'forecasting'], ['influence'], ['speaking', 'finding-causes']]
  const made = []
  for (const [i, title] of titles.entries())
    made.push(await client.stories.create({ title, competencies: competencies[i] ?? [], tellings: [telling] }))
  return made
}

const ask = (page: Page) => page.locator('#ask')
const rated = async ({ client }: SignedIn) => (await client.practice.today()).done.map(({ rating }) => rating)

test('a whole queue is practised by keys alone, each rating kept, to its end', async ({ page, ines }) => {
  await tellStories(ines)
  await page.goto('/interview-prep')
  await hydrated(page)
  for (const [i, key] of ['3', '1', '4'].entries()) {
    await expect(page.locator('.practice-place')).toContainText(`${i + 1} of 3`)
    const asked = await ask(page).textContent()
    await expect(page.locator('.star')).toBeHidden()
    await page.keyboard.press('Space')
    await expect(page.locator('.star')).toContainText('69 to 78 %')
    await expect(page.locator('.star strong')).toHaveText('goods-in book')
    await expect(page.locator('.told')).toBeFocused()
    await page.keyboard.press(key)
    await expect(ask(page)).not.toHaveText(asked ?? '')
    await expect(ask(page)).toBeFocused()
  }
  await expect(ask(page)).toHaveText(words.none.done(3))
  await expect(page.locator('.queue')).toContainText(words.grades.good)
  await expect.poll(() => rated(ines)).toEqual(['good', 'again', 'easy'])
  await page.reload()
  await expect(ask(page)).toHaveText(words.none.done(3))
})

test('a key that would rate does nothing before one has looked', async ({ page, ines }) => {
  await tellStories(ines)
  await page.goto('/interview-prep')
  await hydrated(page)
  const asked = await ask(page).textContent()
  await page.keyboard.press('3')
  await page.keyboard.press('Space')
  await expect(page.locator('.star')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.locator('.star')).toBeHidden()
  await expect(ask(page)).toHaveText(asked ?? '')
  expect(await rated(ines)).toEqual([])
})

test('a rating is taken back by the toast, by Ctrl+Z and by u, and the card comes back as it was', async ({ page, ines }) => {
  await tellStories(ines)
  await page.goto('/interview-prep')
  await hydrated(page)
  const first = (await ask(page).textContent()) ?? ''
  const ways = [
    () => page.locator('.toast').getByRole('button', { name: changes.undo }).click(),
    () => page.keyboard.press('Control+z'),
    () => page.keyboard.press('u'),
  ]
  for (const undo of ways) {
    if (!(await page.locator('.star').isVisible())) await page.keyboard.press('Space')
    await page.keyboard.press('2')
    await expect(ask(page)).not.toHaveText(first)
    await expect.poll(() => rated(ines)).toEqual(['hard'])
    await undo()
    await expect(ask(page)).toHaveText(first)
    await expect(page.locator('.queue')).not.toContainText(words.grades.hard)
    await expect.poll(() => rated(ines)).toEqual([])
  }
})

test('the next card shows within a tenth of a second, whatever the server takes', async ({ page, ines }) => {
  await tellStories(ines)
  await page.goto('/interview-prep')
  await hydrated(page)
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.keyboard.press('Space')
  await expect(page.locator('.star')).toBeVisible()
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('#ask')
        const before = heading?.textContent
        const began = performance.now()
        const watcher = new MutationObserver(() => {
          if (document.querySelector('#ask')?.textContent === before) return
          watcher.disconnect()
          resolve(performance.now() - began)
        })
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '3', code: 'Digit3', bubbles: true }))
      }),
  )
  expect(took).toBeLessThan(100)
  await page.unroute('**/api/v1/**')
})

test('a second tab follows', async ({ page, context, ines }) => {
  await tellStories(ines)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/interview-prep')
  for (const tab of [page, other]) await hydrated(tab)
  await page.bringToFront()
  const first = (await ask(other).textContent()) ?? ''
  await page.keyboard.press('Space')
  await page.keyboard.press('3')
  await expect(ask(other)).not.toHaveText(first)
  await expect(other.locator('.queue')).toContainText(words.grades.good)
  await page.keyboard.press('Control+z')
  await expect(other.locator('.queue')).not.toContainText(words.grades.good)
})

test.describe('offline', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('a rating is kept while there is no network, and sent by the next page', async ({ page, context, ines }) => {
    await tellStories(ines)
    await page.goto('/interview-prep')
    await hydrated(page)
    const first = (await ask(page).textContent()) ?? ''
    await hasMark(page)
    await context.setOffline(true)
    await page.keyboard.press('Space')
    await page.keyboard.press('3')
    await expect(ask(page)).not.toHaveText(first)
    await expect(mark(page)).toContainText(waiting.unsent(1))
    expect(await rated(ines)).toEqual([])
    const left = context.waitForEvent('page')
    const [next] = await Promise.all([left, context.newPage()])
    await page.close()
    await context.setOffline(false)
    await next.goto('/interview-prep')
    await expect.poll(() => rated(ines)).toEqual(['good'])
    await expect(next.locator('.queue')).toContainText(words.grades.good)
  })

  test('it is sent by the page itself once the network is back', async ({ page, context, ines }) => {
    await tellStories(ines)
    await page.goto('/interview-prep')
    await hydrated(page)
    await hasMark(page)
    await context.setOffline(true)
    await page.keyboard.press('Space')
    await page.keyboard.press('4')
    await expect(mark(page)).toContainText(waiting.unsent(1))
    await context.setOffline(false)
    await expect.poll(() => rated(ines)).toEqual(['easy'])
    await expect(mark(page)).toHaveCount(0)
  })
})

test('what was forgotten often says so, and becomes a task', async ({ page, ines }) => {
  const [story] = await tellStories(ines)
  const { items } = await ines.client.practice.list({ storyId: story?.id ?? '' })
  const cardId = items[0]?.id ?? ''
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  for (let ago = 30; ago > 20; ago--) await ines.client.practice.review(cardId, { rating: 'again', reviewedAt: day(ago) })
  await page.goto(`/interview-prep?storyId=${story?.id}`)
  await hydrated(page)
  const notice = page.locator('.leech')
  await expect(notice).toContainText('9 times')
  await expect(notice.getByRole('link', { name: words.leech.rewrite })).toHaveAttribute('href', `/interview-prep/stories/${story?.id}`)
  await notice.getByRole('button', { name: words.leech.makeTask }).click()
  await expect(notice.getByRole('link', { name: words.leech.task })).toBeVisible()
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title))
    .toEqual([expect.stringContaining(titles[0])])
  await page.reload()
  await expect(notice.getByRole('link', { name: words.leech.task })).toBeVisible()
})

test('a story that is not due is practised by its address, and one of the day is taken up out of turn', async ({ page, ines }) => {
  const [first] = await tellStories(ines)
  const { items } = await ines.client.practice.list({ storyId: first?.id ?? '' })
  await ines.client.practice.review(items[0]?.id ?? '', { rating: 'easy' })
  await page.goto(`/interview-prep?storyId=${first?.id}`)
  await hydrated(page)
  await expect(page.locator('.practice-place')).toContainText(words.card.extra)
  const row = page.locator('.queue button').last()
  const title = (await row.textContent()) ?? ''
  await row.click()
  await expect(ask(page)).toHaveText(title)
  await expect(ask(page)).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a story is looked at and rated', async ({ page, ines }) => {
    await tellStories(ines)
    await page.goto('/interview-prep')
    const first = (await ask(page).textContent()) ?? ''
    await page.locator('.recall summary').click()
    await page.getByRole('button', { name: words.grades.good }).click()
    await expect(ask(page)).not.toHaveText(first)
    expect(await rated(ines)).toEqual(['good'])
  })

  test('questions that coverage names are put into practice', async ({ page, ines }) => {
    const [story] = await tellStories(ines)
    const { items } = await ines.client.practice.list({ storyId: story?.id ?? '' })
    await ines.client.practice.review(items[0]?.id ?? '', { rating: 'easy' })
    await page.goto('/interview-prep')
    await page
      .locator('.matrix')
      .getByRole('button', { name: coverageWords.next.practise(3) })
      .first()
      .click()
    await expect(page.getByRole('status').filter({ hasText: words.put(3) })).toBeVisible()
    expect((await ines.client.practice.list()).items.filter(({ questionId }) => questionId !== null)).toHaveLength(3)
  })
})

test('who has no story is led to the first, and who has nothing due hears when the next is', async ({ page, ines }) => {
  await page.goto('/interview-prep')
  await expect(page.getByText(words.empty.title)).toBeVisible()
  await expect(page.getByRole('link', { name: words.empty.make })).toHaveAttribute('href', '/interview-prep/stories/new')
  for (const { id } of await tellStories(ines)) {
    const { items } = await ines.client.practice.list({ storyId: id })
    await ines.client.practice.review(items[0]?.id ?? '', { rating: 'again', reviewedAt: new Date(Date.now() - 1_000).toISOString() })
  }
  await page.goto('/interview-prep')
  await expect(page.locator('.nothing-due')).toContainText(/due tomorrow/)
})

test('practice has its interview in sight: the head names it, and days lead up to it', async ({ page, ines }) => {
  await tellStories(ines)
  const on = Temporal.Now.plainDateISO('Europe/Vienna').add({ days: 12 })
  const { id } = await ines.client.targetJobs.create({
    ...{ role: 'Lead analyst', company: 'Ashdown Table', competencies: ['finding-causes', 'budget'] },
    interviews: [{ title: 'Panel', on: on.toString() }],
  })
  await page.goto('/interview-prep')
  await expect(page.locator('.head-sub')).toContainText('Lead analyst at Ashdown Table, panel on')
  await expect(page.locator('.head-sub')).toContainText('in 12 days')
  await page.setViewportSize({ width: 1280, height: 800 })
  const middle = (place: string) =>
    page.locator(`.practice-page > .head ${place}`).evaluate((at) => {
      const { top, bottom } = at.getBoundingClientRect()
      return (top + bottom) / 2
    })
  expect(Math.abs((await middle('.head-end')) - (await middle('h1')))).toBeLessThan(20)
  await expect(page.locator('.head-sub a').first()).toHaveAttribute('href', `/interview-prep/jobs/${id}`)
  await expect(page.locator('.ahead-days > span')).toHaveCount(13)
  await expect(page.locator('.ahead-days > span').last()).toHaveClass('aim')
  await expect(page.locator('.matrix tbody th')).toHaveText(['Finding causes', 'Budget and money'])
  await expect(page.locator('.matrix .void')).toContainText(coverageWords.noStory)
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)
  test(`coverage is a matrix with lines at 1280 and a list at 390: ${width}, ${colorScheme}`, async ({ page, ines }, info) => {
    await tellStories(ines)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/interview-prep')
    await hydrated(page)
    await page.keyboard.press('Space')
    await info.attach(`coverage-${width}-${colorScheme}`, { body: await page.locator('.coverage').screenshot(), contentType: 'image/png' })
    expect(await overflowsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    const causes = width === 390 ? page.locator('.cov-list > li') : page.locator('.matrix tbody tr')
    const row = causes.filter({ hasText: 'Finding causes' })
    await expect(row.locator('.knot.core')).toBeVisible()
    await expect(page.locator('.matrix')).toBeVisible({ visible: width > 700 })
    if (width === 390) return expect(row).toContainText('Twenty minutes')
    // The line of the row goes from the middle of its first knot to that of its last.
    const line = await row.evaluate((tr) => {
      const middle = (element: Element | undefined) => {
        const { left, width } = (element as Element).getBoundingClientRect()
        return left + width / 2
      }
      const knots = [...tr.querySelectorAll('.knot')]
      const cells = [...tr.querySelectorAll('td.on')]
      return { knots: [middle(knots[0]), middle(knots.at(-1))], cells: [middle(cells[0]), middle(cells.at(-1))] }
    })
    expect(line.knots[0]).toBeCloseTo(line.cells[0] ?? 0, 0)
    expect(line.knots[1]).toBeCloseTo(line.cells[1] ?? 0, 0)
  })

test('statistics are charts with tables; settings and cards are changed, and undone', async ({ page, ines }) => {
  const { client } = ines
  const [story] = await tellStories(ines)
  const { items } = await client.practice.list({ storyId: story?.id ?? '' })
  const cardId = items[0]?.id ?? ''
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  for (const [ago, rating] of [
    [60, 'good'],
    [50, 'again'],
    [40, 'good'],
    [3, 'good'],
  ] as const)
    await client.practice.review(cardId, { rating, reviewedAt: day(ago) })
  await page.goto('/interview-prep/practice')
  await hydrated(page)
  await page.locator('.stat').first().getByText(statistics.table).click()
  await expect(page.locator('.stat').first().getByRole('table')).toContainText('100%')
  await expect(page.locator('.stat svg rect')).not.toHaveCount(0)

  await page.getByLabel(statistics.settings.dailyLimit, { exact: true }).fill('5')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await client.practice.settings()).dailyLimit).toBe(5)
  await page.getByLabel(statistics.settings.newPerDay).fill('99')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: statistics.settings.range(0, 50) })).toBeVisible()
  await page.locator('body').click({ position: { x: 1, y: 1 } })
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await client.practice.settings()).dailyLimit).toBe(10)

  const row = page.locator('.cards-table tr').filter({ hasText: titles[1] })
  await row.getByRole('button', { name: statistics.cards.pause }).click()
  await expect(row).toContainText(statistics.cards.paused)
  await page.goto('/interview-prep/practice?show=paused')
  await expect(page.locator('.cards-table tbody tr')).toHaveCount(1)
  await hydrated(page)
  await page.locator('.cards-table').getByRole('button', { name: statistics.cards.resume }).click()
  await expect.poll(async () => (await client.practice.list({ paused: true })).items).toEqual([])
})
