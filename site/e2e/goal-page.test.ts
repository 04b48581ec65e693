import { addDays } from '@throughline/core/kernel'
import { changes } from '../src/messages/changes.ts'
import { goal } from '../src/messages/goal.ts'
import { goalForm as form } from '../src/messages/goal-form.ts'
import { goalPage as words } from '../src/messages/goal-page.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { ago, field, figure, forecast, history, open, today } from './support/goal-page.ts'
import { isThereAgain } from './support/is-there.ts'
import { expectGoodLooks } from './support/looks.ts'
import { accessibilityFaults, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test('a check-in moves the chart and the figures at once, in another tab too, and can be undone', async ({ page, context, ines }) => {
  const { id } = await forecast(ines)
  const other = await context.newPage()
  await open(other, `/goals/${id}`)
  await open(page, `/goals/${id}`)
  const line = await page.locator('.chart-wide .real').getAttribute('d')
  // The head leads to what is below the fold.
  await page.locator('#goal-head').getByRole('link', { name: words.checkIns.submit, exact: true }).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('78.2')
  await page.locator('#check-in').getByRole('radio', { name: '8', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.locator('#check-in').getByLabel(words.checkIns.note).fill('The promo calendar was right for once.')
  await page.getByRole('button', { name: words.checkIns.submit, exact: true }).click()
  for (const each of [page, other]) {
    await expect(history(each).first()).toContainText('78.2 %', { timeout: 2_000 })
    await expect(history(each).first()).toContainText('+1.2, sure 8 of 10')
    await expect(figure(each, words.figures.now('').slice(0, 4))).toHaveText('78.2 %')
  }
  expect(await page.locator('.chart-wide .real').getAttribute('d')).not.toBe(line)
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(history(page).first()).toContainText('77 %')
  await expect(history(other).first()).toContainText('77 %')
})

test('of more than two hundred check-ins all are reached, on the page and in the table', async ({ page, ines }) => {
  const { id } = await ines.client.goals.create({
    title: 'Words',
    metric: { type: 'number', target: '100000', aggregation: 'sum' },
    startDate: ago(500),
  })
  const operations = Array.from({ length: 410 }, (_, i) => ({
    ...{ method: 'POST' as const, path: `/goals/${id}/check-ins`, body: { localDate: ago(i), value: String(100 + i) } },
  }))
  for (let at = 0; at < operations.length; at += 100) await ines.client.batch(operations.slice(at, at + 100))
  await open(page, `/goals/${id}?check-ins=150`)
  await expect(figure(page, 'Now')).toHaveText('124,845')
  for (let shown = 150; shown < 410; shown += 50) {
    await expect(history(page)).toHaveCount(shown)
    await page.locator('.history-more a').click()
  }
  await expect(history(page)).toHaveCount(410)
  await expect(page.locator('.history-more')).toHaveCount(0)
  await expect(history(page).last()).toContainText('509')
  await history(page).last().hover()
  await history(page).last().locator('.amend > summary').click()
  await expect(history(page).last().getByLabel(goal.log.values.sum)).toHaveValue('509')
  await page.locator('.chart-table > summary').click()
  await expect(page.locator('.chart-table tbody tr')).toHaveCount(400)
  await page.locator('.chart-table').getByRole('link').click()
  await expect(page.locator('.chart-table tbody tr')).toHaveCount(410)
})

for (const way of ['by its button', 'by keys'] as const) {
  test(`a goal that is deleted from its page comes back on the page of goals, ${way}`, async ({ page, ines }) => {
    const { id } = await forecast(ines)
    await open(page, `/goals/${id}`)
    await page.getByRole('button', { name: words.actions.more }).click()
    await page.locator('#goal-menu').getByRole('button', { name: words.actions.remove, exact: true }).click()
    await page.waitForURL('**/goals')
    const undo = page.getByRole('button', { name: changes.undo, exact: true })
    await expect(undo).toBeVisible()
    await expect(page.getByRole('link', { name: 'Forecast accuracy to 82 %' })).toHaveCount(0)
    await (way === 'by keys' ? page.keyboard.press('Control+z') : undo.click())
    await expect(page.getByRole('link', { name: 'Forecast accuracy to 82 %' })).toBeVisible()
    await isThereAgain(() => ines.client.goals.get(id))
    await page.reload()
    await expect(undo).toHaveCount(0)
  })
}

test('what is no number is said at its field until another is written, and the text stays', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  await open(page, `/goals/${id}`)
  // Left empty, it is said in the same way and not by the browser.
  await page.getByRole('button', { name: words.checkIns.submit, exact: true }).click()
  await expect(page.locator('#check-in').getByText(words.checkIns.noValue)).toBeVisible()
  await field(page).fill('soon')
  await page.getByRole('button', { name: words.checkIns.submit, exact: true }).click()
  const fault = page.locator('#check-in').getByText(words.checkIns.noValue)
  await expect(fault).toBeVisible()
  await expect(field(page)).toHaveValue('soon')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toHaveAccessibleDescription(words.checkIns.noValue)
  const [from, to] = [await field(page).boundingBox(), await fault.boundingBox()]
  expect((to?.y ?? 0) - (from?.y ?? 0) - (from?.height ?? 0)).toBeLessThan(16)
  await field(page).press('End')
  await field(page).pressSequentially('er')
  await expect(fault).toBeHidden()
  await expect(field(page)).not.toHaveAttribute('aria-invalid')
})

test('what is no number is said at its field as a check-in is corrected', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  await open(page, `/goals/${id}`)
  const newest = history(page).first()
  await newest.hover()
  await newest.locator('.amend > summary').click()
  const value = newest.getByLabel(`${goal.log.values.last}, %`)
  await value.fill('soon')
  await newest.getByRole('button', { name: words.checkIns.save }).click()
  await expect(value).toHaveAccessibleDescription(words.checkIns.noValue)
  await expect(value).toHaveAttribute('aria-invalid', 'true')
  await expect(value).toBeFocused()
})

test('a check-in is corrected in place, says what it said before, is deleted and comes back', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  await open(page, `/goals/${id}`)
  const newest = history(page).first()
  await newest.hover()
  await newest.locator('.amend > summary').click()
  await newest.getByLabel(`${goal.log.values.last}, %`).fill('76.4')
  await newest.getByLabel(words.checkIns.note).fill('Read from the wrong column')
  await newest.getByRole('button', { name: words.checkIns.save }).click()
  await expect(newest).toContainText('76.4 %')
  await newest.locator('.was > summary').click()
  await expect(newest.locator('.was li')).toContainText('77 %')
  await newest.hover()
  await newest.locator('.amend > summary').click()
  await newest.getByRole('button', { name: /^Delete/ }).click()
  await expect(history(page).first()).toContainText('76.8 %')
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(history(page).first()).toContainText('76.4 %')
})

test('a check-in of an earlier day stands where that day does', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  await open(page, `/goals/${id}`)
  await field(page).fill('76')
  await page.locator('#check-in').getByLabel(words.checkIns.day).fill(ago(17))
  await page.getByRole('button', { name: words.checkIns.submit, exact: true }).click()
  await expect(history(page).nth(1)).toContainText('76 %')
  await expect(history(page).nth(2)).toContainText('76.8 %')
})

test('a goal with check-ins from before it began offers to begin with them', async ({ page, ines }) => {
  const { id } = await ines.client.goals.create({ title: 'On-time delivery', metric: { type: 'percent', start: '88', target: '95' } })
  await ines.client.checkIns.create(id, { value: '88.4', localDate: ago(28) })
  await ines.client.checkIns.create(id, { value: '89.7', localDate: ago(7) })
  await page.goto(`/goals/${id}`)
  await expect(page.getByText('2 are from before')).toBeVisible()
  await page.getByRole('button', { name: 'Start it on' }).click()
  await expect(page.getByText('are from before')).toHaveCount(0)
  await expect.poll(async () => (await ines.client.goals.get(id)).startDate).toBe(ago(28))
})

test('the person’s own word stands above what is reckoned, until it is taken back', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  await open(page, `/goals/${id}`)
  await page.locator('#say-pace > summary').click()
  await page.locator('.say-menu').getByRole('button', { name: words.figures.paces['at-risk'] }).click()
  await expect(page.locator('#goal-figures')).toContainText(words.figures.stated)
  await expect(figure(page, words.figures.pace)).toContainText(words.figures.paces['at-risk'])
  await page.locator('#say-pace > summary').click()
  await page.getByRole('button', { name: words.figures.clear }).click()
  await expect(page.locator('#goal-figures')).not.toContainText(words.figures.stated)
})

test('a goal is paused, closed with a reflection, and opened again', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  await open(page, `/goals/${id}`)
  const more = () => page.getByRole('button', { name: words.actions.more }).click()
  await more()
  await page.getByRole('button', { name: words.actions.pause, exact: true }).click()
  await expect(page.locator('.goal-state')).toContainText('Paused since')
  await more()
  await page.getByLabel(words.actions.reflection).fill('Fewer promos helped.')
  await page.getByRole('button', { name: words.actions.achieved, exact: true }).click()
  await expect(page.locator('.goal-state')).toContainText('Achieved on')
  await expect(page.getByText('Fewer promos helped.')).toBeVisible()
  await more()
  await page.getByRole('button', { name: words.actions.reopen }).click()
  await expect(page.locator('.goal-state')).toHaveCount(0)
})

test('a goal is edited in the form of the goals, and the page follows', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  await open(page, `/goals/${id}`)
  await page.getByRole('button', { name: words.actions.more }).click()
  await page.getByRole('button', { name: words.actions.edit }).click()
  const name = page.getByRole('dialog').getByRole('textbox').first()
  await expect(name).toHaveValue('Forecast accuracy to 82 %')
  await name.fill('Forecast accuracy to 83 %')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forecast accuracy to 83 %')
})

test('a day of a habit is written down from the year in pixels, by keyboard', async ({ page, ines }) => {
  const { id } = await ines.client.goals.create({ title: 'Walk', horizon: 'year', metric: { type: 'habit' }, startDate: ago(40) })
  await ines.client.checkIns.create(id, { value: 'yes' })
  await open(page, `/goals/${id}`)
  await page.locator(`[data-day="${today}"]`).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator(`[data-day="${ago(8)}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#check-in').getByLabel(words.checkIns.day)).toHaveValue(ago(8))
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-day="${ago(8)}"]`)).toHaveClass(/is-yes/)
  await expect(history(page)).toHaveCount(2)
})

test('a task is added to the goal and done, and a goal of tasks that are done moves', async ({ page, ines }) => {
  const { id } = await ines.client.goals.create({
    title: 'Ten stories',
    horizon: 'quarter',
    metric: { type: 'number', target: '10', unit: 'stories', aggregation: 'count', source: 'tasks-done' },
    startDate: ago(10),
    endDate: addDays(today, 60),
  })
  await open(page, `/goals/${id}`)
  await page.getByLabel(words.tasks.add).fill('Write the first')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: listWords.row.complete('Write the first') }).click()
  await expect(page.locator('.goal-done-list li')).toContainText('Write the first')
  await expect(figure(page, 'Now')).toHaveText('1 stories')
  await page.getByRole('button', { name: listWords.row.reopen('Write the first') }).click()
  await expect(figure(page, 'Now')).toHaveText('0 stories')
})

test('milestones are added, reached, renamed and moved', async ({ page, ines }) => {
  const { id } = await ines.client.goals.create({ title: 'The book', horizon: 'year', metric: { type: 'milestones' }, startDate: ago(10) })
  await open(page, `/goals/${id}`)
  const names = page.locator('.milestone-name .check-text')
  for (const title of ['Outline', 'Draft']) {
    await page.locator('#add-milestone').fill(title)
    await page.keyboard.press('Enter')
    await expect(names.last()).toHaveValue(title)
  }
  await page.getByRole('button', { name: words.milestones.reach('Outline') }).click()
  await expect(figure(page, 'Now')).toHaveText(words.milestones.count(1, 2))
  await names.last().fill('First draft')
  await names.last().blur()
  await expect(page.getByRole('button', { name: words.milestones.up('First draft') })).toBeVisible()
  await page.getByRole('button', { name: words.milestones.up('First draft') }).click()
  await expect(names.first()).toHaveValue('First draft')
})

test('a goal of milestones is its steps on the thread, from the day it began to the day it is due, and has no chart', async ({
  page,
  ines,
}) => {
  const milestones = [{ title: 'Outline', doneOn: ago(4) }, { title: 'Draft' }, { title: 'Print' }]
  const { id } = await ines.client.goals.create({
    ...{ title: 'The book', horizon: 'year', metric: { type: 'milestones' }, milestones },
    ...{ startDate: ago(10), endDate: ago(-30) },
  })
  await open(page, `/goals/${id}`)
  await expect(page.locator('#goal-chart')).toHaveCount(0)
  await expect(page.locator('#h-check')).toHaveCount(0)
  const steps = page.locator('#goal-milestones .thread > li')
  await expect(steps).toHaveCount(5)
  await expect(steps.first()).toContainText('Began on')
  await expect(steps.last()).toContainText('Due on')
  await expect(steps.nth(1)).not.toHaveClass(/loose/)
  await expect(steps.nth(2)).toHaveClass(/is-next/)
  await page.getByRole('button', { name: words.milestones.reach('Draft') }).click()
  await expect(steps.nth(2)).not.toHaveClass(/loose/)
  await expect(steps.nth(3)).toHaveClass(/is-next/)
})

test('the chart is walked along by keys, and each value is said', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  await open(page, `/goals/${id}`)
  const slider = page.locator('.chart-wide .along')
  await slider.focus()
  await expect(page.locator('.chart-wide .readout')).toContainText('77 %')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /^76.8\s%, .*, ideal /)
  await expect(page.locator('.chart-wide .readout')).toContainText('76.8 %')
})

test('no words of the chart stand on others, wide or narrow', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  for (const width of [1600, 1280, 1000, 700, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/goals/${id}`)
    const meeting = await page.locator('.chart:visible').evaluate((chart) => {
      const labels = [...chart.querySelectorAll('[data-at]')].map((label) => ({
        text: label.textContent,
        box: label.getBoundingClientRect(),
      }))
      return labels.flatMap((a, i) =>
        labels
          .slice(i + 1)
          .filter(
            (b) => a.box.left < b.box.right && b.box.left < a.box.right && a.box.top + 2 < b.box.bottom && b.box.top + 2 < a.box.bottom,
          )
          .map((b) => `${a.text} and ${b.text}`),
      )
    })
    expect(meeting, `at ${width}`).toEqual([])
    expect(await overflowsSideways(page), `at ${width}`).toBe(false)
  }
})

test('all of it is there and works without script', async ({ browser, server, ines }) => {
  const { id } = await forecast(ines)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const [name = '', value = ''] = ines.cookie.split('=')
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await page.goto(`/goals/${id}`)
  await expect(page.locator('.why strong')).toHaveText('£40,000')
  await field(page).fill('78,5')
  await page.getByRole('button', { name: words.checkIns.submit, exact: true }).click()
  await expect(history(page).first()).toContainText('78.5 %')
  await field(page).fill('soon')
  await page.getByRole('button', { name: words.checkIns.submit, exact: true }).click()
  await expect(page.getByText(words.checkIns.noValue)).toBeVisible()
  await context.close()
})

test('a goal that is not there says so', async ({ page, ines, expectedComplaints }) => {
  void ines
  expectedComplaints.push(/404/)
  const answer = await page.goto('/goals/nothing')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: words.gone.title })).toBeVisible()
})

test('nothing hinders anybody, and nothing shifts, in both themes and widths', async ({ page, ines }) => {
  const habit = await ines.client.goals.create({ title: 'Walk', horizon: 'year', metric: { type: 'habit' }, startDate: ago(40) })
  const { id } = await forecast(ines)
  for (const path of [`/goals/${id}`, `/goals/${habit.id}`]) await expectGoodLooks(page, () => page.goto(path), { height: 900 })
})

test('a goal that starts at a value says so until there is another', async ({ page, ines }) => {
  const metric = { type: 'number', direction: 'down', start: '9', target: '2', unit: 'errors a month' } as const
  const { id } = await ines.client.goals.create({ title: 'Cut picking errors', horizon: 'quarter', metric })
  await open(page, `/goals/${id}`)
  const lead = page.locator('#goal-figures .lead dd')
  await expect(lead).toHaveText(words.figures.atFirst('9 errors a month'))
  await ines.client.checkIns.create(id, { value: '8' })
  await page.reload()
  await expect(lead).toHaveText('8 errors a month')
})

test('a goal that came without a measure leads to choosing one, and does not say no', async ({ page, ines }) => {
  const { id } = await ines.client.goals.create({ title: 'Move to London' })
  await open(page, `/goals/${id}`)
  await expect(page.locator('#goal-figures .lead dd')).toHaveText(words.figures.nothingYet)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.figures.measure }).click()
  const dialog = page.getByRole('dialog', { name: form.editTitle })
  await expect(dialog.getByRole('radio', { name: form.types.binary.name })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.locator('#check-in').getByRole('radio', { name: words.said.no, exact: true }).check()
  await page.getByRole('button', { name: words.checkIns.submit, exact: true }).click()
  await expect(page.locator('#goal-figures .lead dd')).toHaveText(words.said.no)
  await expect(page.getByRole('button', { name: words.figures.measure })).toHaveCount(0)
})
