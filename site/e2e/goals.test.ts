import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { day as dayWords } from '../src/messages/day.ts'
import { frame } from '../src/messages/frame.ts'
import { goal as words } from '../src/messages/goal.ts'
import { goalForm } from '../src/messages/goal-form.ts'
import { goalReview } from '../src/messages/goal-review.ts'
import { palette } from '../src/messages/palette.ts'
import { act, day, make, open, row, today } from './support/goals.ts'
import { expectGoodLooks } from './support/looks.ts'
import { accessibilityFaults, hydrated, overflowsSideways, wholly } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

async function logValue(page: Page, value: string, asked = `${words.log.values.last}, %`) {
  await expect(page.getByLabel(asked, { exact: true })).toBeFocused()
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}

test('a goal is made, logged, achieved with a reflection, reopened, and all of it undone', async ({ page, ines }) => {
  await open(page)
  await page.getByRole('button', { name: words.empty.action }).click()
  const form = page.getByRole('dialog', { name: goalForm.newTitle })
  await form.getByRole('button', { name: goalForm.create }).click()
  await expect(form.getByText(goalForm.faults.title)).toBeVisible()
  await expect(form.getByText(goalForm.faults.target)).toBeVisible()
  await expect(form.getByLabel(goalForm.title)).toBeFocused()
  await page.keyboard.type('Forecast accuracy')
  await form.getByLabel(goalForm.start, { exact: true }).fill('70')
  await form.getByLabel(goalForm.target, { exact: true }).fill('80')
  const inRail = page.getByRole('navigation', { name: frame.places }).getByRole('link', { name: words.views.quarter })
  await expect(inRail).toHaveText(words.views.quarter)
  await page.keyboard.press('Enter')
  await expect(row(page, 'Forecast accuracy')).toBeVisible()
  await expect(inRail).toHaveText(`${words.views.quarter}1`)
  await expect(row(page, 'Forecast accuracy').getByText(words.checkIn, { exact: true })).toBeVisible()

  await row(page, 'Forecast accuracy')
    .getByRole('button', { name: /Check in on/ })
    .click()
  await logValue(page, '75')
  await expect(row(page, 'Forecast accuracy').getByText('75 %', { exact: true })).toBeVisible()
  await expect(row(page, 'Forecast accuracy').getByRole('img', { name: /^50.%/ })).toBeVisible()

  await act(page, 'Forecast accuracy', words.menu.achieved)
  await page.getByLabel(words.close.ask.achieved).fill('The calendar did it.')
  await page.getByRole('button', { name: words.close.save.achieved }).click()
  const achieved = page.getByRole('region', { name: words.states.achieved })
  await expect(achieved.getByText('The calendar did it.')).toBeVisible()

  await act(page, 'Forecast accuracy', words.menu.reopen)
  await expect(row(page, 'Forecast accuracy')).toBeVisible()
  for (let i = 0; i < 2; i++) await page.keyboard.press('Control+z')
  await expect(row(page, 'Forecast accuracy').getByText('75 %', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(row(page, 'Forecast accuracy').getByText('75 %', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: words.empty.action })).toBeVisible()
  await expect(inRail).toHaveText(words.views.quarter)
  await expect.poll(async () => (await ines.client.goals.list()).items.length).toBe(0)
})

test('a habit takes one press, in every tab, and another by its menu', async ({ page, context, ines }) => {
  await make(ines, 'Ring before I write', { metric: { type: 'habit' }, checkInEvery: null })
  await open(page)
  const other = await context.newPage()
  await open(other)
  await page.getByRole('button', { name: words.yesTodayOf('Ring before I write') }).click()
  await expect(row(page, 'Ring before I write').getByText(words.saidToday.yes)).toBeVisible()
  await expect(row(other, 'Ring before I write').getByText(words.saidToday.yes)).toBeVisible()
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(page.getByRole('button', { name: words.yesTodayOf('Ring before I write') })).toBeVisible()
  await act(page, 'Ring before I write', words.skip)
  await expect(row(other, 'Ring before I write').getByText(words.saidToday.skip)).toBeVisible()
})

test('two goals are reviewed by keyboard alone', async ({ page, ines }) => {
  const [first, second] = [await make(ines, 'First'), await make(ines, 'Second')]
  await ines.client.checkIns.create(first.id, { value: '72', localDate: day(-9) })
  await ines.client.tasks.create({ title: 'Call the supplier', goalId: first.id })
  await open(page, '/goals/review')
  await expect(page.getByText(goalReview.place(1, 2))).toBeVisible()
  await expect(page.getByText(goalReview.added(1))).toBeVisible()
  await page.keyboard.type('nonsense')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.log.wrong)).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('76')
  await page.keyboard.press('Tab')
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(page.getByText(goalReview.place(2, 2))).toBeVisible()
  await page.keyboard.press('Alt+b')
  await expect(page.getByText(goalReview.place(1, 2))).toBeVisible()
  await page.keyboard.press('Alt+s')
  await page.keyboard.press('Alt+s')
  await expect(page.getByRole('heading', { name: goalReview.finished })).toBeFocused()
  await expect(page.getByText(goalReview.fromTo('72 %', '76 %'))).toBeVisible()
  await expect(page.getByText(`${goalReview.skipped}: Second`)).toBeVisible()
  await expect.poll(async () => (await ines.client.checkIns.list(first.id)).items[0]).toMatchObject({ value: '76', confidence: 8 })
  expect((await ines.client.checkIns.list(second.id)).items).toEqual([])
})

test('the tree says what each goal below counts, and how the figure came about', async ({ page, ines }) => {
  const lead = await make(ines, 'Lead role', { metric: { type: 'binary' }, horizon: 'year' })
  const half = await make(ines, 'Half of it', { parentId: lead.id, weight: 2 })
  await make(ines, 'The rest', { parentId: lead.id, weight: 2 })
  await make(ines, 'A draft', { parentId: lead.id, status: 'draft' })
  await ines.client.checkIns.create(half.id, { value: '75' })
  const rest = (await ines.client.goals.list({ parentId: lead.id })).items.find(({ title }) => title === 'The rest')
  await ines.client.checkIns.create(rest?.id ?? '', { value: '80' })
  await open(page, '/goals?layout=tree')
  await expect(page.getByText(words.tree.shares.half, { exact: true })).toHaveCount(2)
  await expect(page.getByText(words.tree.leftOut.draft, { exact: true })).toBeVisible()
  await page.getByText(words.tree.rollUp('75 %')).click()
  await expect(page.getByText(words.tree.part('Half of it', words.tree.shares.half, '50 %'))).toBeVisible()
})

test('a goal is paused until a day, resumed, edited and deleted; its tasks stay', async ({ page, ines }) => {
  const { id } = await make(ines, 'Read Italian')
  const task = await ines.client.tasks.create({ title: 'Find the book', goalId: id })
  await open(page)
  await act(page, 'Read Italian', words.menu.pause)
  await page.getByLabel(words.pause.until).fill(day(20))
  await page.getByRole('button', { name: words.pause.save, exact: true }).click()
  await page.getByRole('button', { name: words.resumeOf('Read Italian') }).click()
  await expect(page.getByRole('button', { name: words.checkInOn('Read Italian') })).toBeVisible()
  await act(page, 'Read Italian', words.menu.edit)
  const form = page.getByRole('dialog', { name: goalForm.editTitle })
  await form.getByLabel(goalForm.title).fill('Read Dante')
  await form.getByRole('button', { name: goalForm.save }).click()
  await expect(row(page, 'Read Dante')).toBeVisible()
  await act(page, 'Read Dante', words.menu.remove)
  await expect(page.getByText(words.did.remove('Read Dante'))).toBeVisible()
  await expect.poll(async () => (await ines.client.tasks.get(task.id)).goalId).toBeNull()
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(row(page, 'Read Dante')).toBeVisible()
  await expect.poll(async () => (await ines.client.tasks.get(task.id)).goalId).toBe(id)
})

test('goals of a quarter that is over are closed with a word, or carried over', async ({ page, ines }) => {
  const first = today.with({ day: 1, month: today.month - ((today.month - 1) % 3) })
  const last = first.subtract({ days: 1 }).toString()
  const old = { startDate: first.subtract({ months: 3 }).toString(), endDate: last }
  const [reached, open_] = [await make(ines, 'Reached it', old), await make(ines, 'Still open', old)]
  await open(page)
  await page.getByText(words.quarter.open).click()
  await page.getByLabel(words.quarter.reflection('Reached it')).fill('Early starts.')
  await page.getByRole('button', { name: words.quarter.closeOf(words.quarter.close.achieved, 'Reached it') }).click()
  await page.getByRole('button', { name: words.quarter.closeOf(words.quarter.carry, 'Still open') }).click()
  await expect(page.getByText(words.quarter.open)).toHaveCount(0)
  await expect
    .poll(async () => (await ines.client.goals.get(open_.id)).endDate)
    .toBe(first.add({ months: 3 }).subtract({ days: 1 }).toString())
  expect(await ines.client.goals.get(reached.id)).toMatchObject({ status: 'achieved', closing: { reflection: 'Early starts.' } })
})

test('a menu does not come back with the goal whose deletion is undone', async ({ page, ines }) => {
  await make(ines, 'Read Italian')
  await make(ines, 'Read Greek')
  await open(page)
  await act(page, 'Read Italian', words.menu.remove)
  await expect(row(page, 'Read Italian')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(row(page, 'Read Italian')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what is typed into a new goal decides what goes with it, and a line of the palette names one', async ({ page, ines }) => {
  await page.goto('/tasks')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder(palette.placeholder).fill('new goal Weight to 78')
  await page.getByRole('option', { name: '“Weight to 78”…' }).click()
  const form = page.getByRole('dialog', { name: goalForm.newTitle })
  await expect(form.getByLabel(goalForm.title)).toHaveValue('Weight to 78')
  await expect(page).toHaveURL(/\/goals$/)
  await form.getByRole('radio', { name: goalForm.types.duration.name }).check()
  await form.getByLabel(goalForm.target, { exact: true }).fill('30')
  await expect(form.getByText(goalForm.reads('30 min'))).toBeVisible()
  await form.getByRole('radio', { name: goalForm.types.number.name }).check()
  await expect(form.getByLabel(goalForm.aggregation)).toHaveValue('sum')
  await form.getByLabel(goalForm.start, { exact: true }).fill('84')
  await expect(form.getByLabel(goalForm.aggregation)).toHaveValue('last')
  await form.getByLabel(goalForm.to).fill(`${today.year + 1}-06-01`)
  await expect(form.getByLabel(goalForm.horizon)).toHaveValue('year')
  await form.getByLabel(goalForm.target, { exact: true }).fill('78')
  await form.getByRole('button', { name: goalForm.create }).click()
  await expect(row(page, 'Weight to 78')).toBeVisible()
  await row(page, 'Weight to 78')
    .getByRole('button', { name: /Check in on/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Day: / }).click()
  await page.getByLabel(dayWords.typed).fill('yesterday')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/does not count/)).toBeVisible()
  expect((await ines.client.goals.list()).items[0]?.metric).toMatchObject({ direction: 'down', aggregation: 'last' })
})

test('a first goal asks for its name, its measure and its end; the rest is folded, and opens where something in it is wrong', async ({
  page,
  ines,
}) => {
  await open(page)
  await page.getByRole('button', { name: words.empty.action }).click()
  const form = page.getByRole('dialog', { name: goalForm.newTitle })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  for (const shown of [goalForm.title, goalForm.start, goalForm.target, goalForm.horizon, goalForm.to])
    await expect(field(shown)).toBeVisible()
  const folded = [goalForm.aggregation, goalForm.direction, goalForm.from, goalForm.checkIn, goalForm.why, goalForm.tags, goalForm.parent]
  for (const label of folded) await expect(field(label)).toBeHidden()
  await field(goalForm.title).fill('Raise NPS from 71 to 82 %')
  const more = form.getByText(goalForm.more)
  await more.click()
  for (const label of folded) await expect(field(label)).toBeVisible()
  await field(goalForm.from).fill('')
  await more.click()
  await expect(field(goalForm.from)).toBeHidden()
  await form.getByRole('button', { name: goalForm.create }).click()
  await expect(form.getByText(goalForm.faults.days)).toBeVisible()
  await expect(field(goalForm.from)).toBeFocused()
  await field(goalForm.from).fill(day(0))
  // What was wrong is mended, and what one writes in stays open.
  await expect(form.getByText(goalForm.faults.days)).toBeHidden()
  await expect(field(goalForm.why)).toBeVisible()
  await form.getByRole('button', { name: goalForm.create }).click()
  await expect(row(page, 'Raise NPS from 71 to 82 %')).toBeVisible()
  await expect
    .poll(async () => (await ines.client.goals.list()).items[0]?.metric)
    .toMatchObject({ type: 'percent', start: '71', target: '82' })
})

test('what was written of a new goal is there again where its form was closed, and gone once it is made', async ({ page, ines: _ines }) => {
  await open(page)
  const form = page.getByRole('dialog', { name: goalForm.newTitle })
  const begin = () => page.getByRole('button', { name: words.new, exact: true }).first().click()
  await page.getByRole('button', { name: words.empty.action }).click()
  await form.getByLabel(goalForm.title).fill('Forecast accuracy')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: words.empty.action }).click()
  await expect(form.getByLabel(goalForm.title)).toHaveValue('Forecast accuracy')
  await form.getByLabel(goalForm.target, { exact: true }).fill('82')
  await form.getByRole('button', { name: goalForm.create }).click()
  await expect(row(page, 'Forecast accuracy')).toBeVisible()
  await begin()
  await expect(form.getByLabel(goalForm.title)).toHaveValue('')
})

test('the rhythms of a habit stand side by side, and one is chosen by a press', async ({ page, ines }) => {
  await open(page, '/goals')
  await page.getByRole('button', { name: words.empty.action }).click()
  const form = page.getByRole('dialog', { name: goalForm.newTitle })
  await form.getByLabel(goalForm.title).fill('Run before work')
  await form.getByRole('radio', { name: goalForm.types.habit.name }).check()
  await expect(form.getByRole('group', { name: goalForm.rhythm }).getByRole('radio')).toHaveCount(3)
  await form.getByRole('radio', { name: goalForm.rhythms.times }).check()
  await expect(form.getByLabel(goalForm.keep.times)).toHaveValue('80')
  await form.getByLabel(goalForm.timesPerWeek, { exact: true }).fill('2')
  await form.getByRole('button', { name: goalForm.create }).click()
  await expect(row(page, 'Run before work').getByText(words.habit.times(2))).toBeVisible()
  // The list shows a goal before the server has it.
  const made = async () => (await ines.client.goals.list()).items[0]?.metric ?? {}
  await expect.poll(made).toMatchObject({ timesPerWeek: 2, weekdays: null })
})

test('a habit of an amount that was kept today says so, and can be skipped', async ({ page, ines }) => {
  const metric = { type: 'habit', dailyTarget: '20', unit: 'minutes' }
  await make(ines, 'Read', { metric, checkInEvery: null })
  await make(ines, 'Draw', { metric, checkInEvery: null })
  await open(page)
  await row(page, 'Read')
    .getByRole('button', { name: /Check in on/ })
    .click()
  await logValue(page, '25', `${words.log.values.sum}, minutes`)
  await expect(row(page, 'Read').getByText(words.saidToday.yes)).toBeVisible()
  await act(page, 'Draw', words.skip)
  await expect(row(page, 'Draw').getByText(words.saidToday.skip)).toBeVisible()
})

test('a later check-in says what it is, no end is said once, and a habit is no alarm by one miss', async ({ page, ines }) => {
  const measured = await make(ines, 'Forecast accuracy')
  await ines.client.checkIns.create(measured.id, { value: '75' })
  await make(ines, 'Learn to weld', { metric: { type: 'binary' }, endDate: null })
  const walk = await make(ines, 'Walk', { metric: { type: 'habit' }, startDate: day(-2), endDate: null, checkInEvery: null })
  await ines.client.checkIns.create(walk.id, { value: 'yes', localDate: day(-2) })
  await make(ines, 'Stretch', { metric: { type: 'habit' }, startDate: day(0), endDate: null, checkInEvery: null })
  await make(ines, 'Run', { metric: { type: 'number', target: '300', unit: 'km', aggregation: 'sum' } })
  await open(page)
  const later = row(page, 'Forecast accuracy').getByRole('button', { name: /^Check in due .+: “Forecast accuracy”$/ })
  await expect(later).toHaveText(/^Check in due .+/)
  await later.click()
  await expect(page.getByRole('dialog', { name: words.checkInOn('Forecast accuracy') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Learn to weld').getByText(words.noEnd)).toHaveCount(1)
  await expect(row(page, 'Walk').locator('.goal-pace')).toHaveText(words.firstMiss)
  await expect(row(page, 'Stretch').getByText(words.habit.none)).toHaveCount(1)
  await expect(row(page, 'Stretch').locator('.goal-pace')).toHaveText('')
  await row(page, 'Run')
    .getByRole('button', { name: words.checkInOn('Run') })
    .click()
  await expect(page.getByLabel(`${words.log.values.sum}, km`, { exact: true })).toBeFocused()
})

test('words as long as those of other languages stay in their columns, wide and narrow', async ({ page, ines }) => {
  const { id } = await make(ines, 'Walk', { metric: { type: 'habit' }, startDate: day(-2), endDate: null, checkInEvery: null })
  await ines.client.checkIns.create(id, { value: 'skip', localDate: day(0) })
  await ines.client.checkIns.create(id, { value: 'yes', localDate: day(-2) })
  await make(ines, 'Run before work', { metric: { type: 'habit' }, startDate: day(-3), endDate: null, checkInEvery: null })
  await open(page)
  await page.evaluate(() => {
    for (const pace of document.querySelectorAll('.goal-pace > span')) pace.textContent = 'Einmal versäumt'
    for (const said of document.querySelectorAll('.goal-said')) said.textContent = 'Heute ausgelassen'
    for (const button of document.querySelectorAll('.goal-next .btn')) button.textContent = 'Heute ja, gemacht'
  })
  for (const width of [1280, 1120, 1024, 700, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const overlaps = await page.locator('.goal').evaluateAll((rows) =>
      rows.map((row) => {
        const [pace, next] = ['.goal-pace > span', '.goal-next > *'].map((part) => row.querySelector(part)?.getBoundingClientRect())
        if (!pace || !next) return 'missing'
        return pace.right > next.left && next.right > pace.left && pace.bottom > next.top && next.bottom > pace.top
      }),
    )
    expect(overlaps, String(width)).toEqual([false, false])
    expect(await overflowsSideways(page)).toBe(false)
  }
})

async function makeOfEveryKind(ines: SignedIn) {
  const lead = await make(ines, 'Lead role by April', { metric: { type: 'milestones' }, milestones: [{ title: 'One' }], horizon: 'year' })
  await make(ines, 'Forecast accuracy to 82 %, which is a name that goes on over more than one line', { parentId: lead.id })
  await make(ines, 'Ring before I write', { metric: { type: 'habit' } })
  await make(ines, 'Put by', { metric: { type: 'currency', unit: 'GBP', target: '6000' }, status: 'paused' })
  await make(ines, 'Done', { status: 'achieved' })
  await make(ines, 'Missed', { status: 'missed' })
}

for (const path of ['/goals', '/goals?layout=tree', '/goals/review'])
  test(`${path} is accessible, keeps still and fits, in both themes and widths`, async ({ page, ines }) => {
    await makeOfEveryKind(ines)
    await expectGoodLooks(page, () => open(page, path))
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`the form of a goal is accessible in ${colorScheme}, in both widths`, async ({ page, ines }) => {
    await page.emulateMedia({ colorScheme })
    await makeOfEveryKind(ines)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await page.getByRole('button', { name: words.new }).click()
      await expect(page.getByRole('dialog', { name: goalForm.newTitle })).toBeVisible()
      expect.soft(await accessibilityFaults(page)).toEqual([])
    }
  })

test.describe(() => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('what was logged without a network is shown, kept and sent later', async ({ page, context, ines }) => {
    const { id } = await make(ines, 'Forecast')
    const comes = page.waitForResponse(/LogDialog/)
    await open(page)
    await wholly(page, await comes)
    await context.setOffline(true)
    await page.getByRole('button', { name: words.checkInOn('Forecast') }).click()
    await logValue(page, '78')
    await expect(row(page, 'Forecast').getByText('78 %', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await ines.client.checkIns.list(id)).items.map(({ value }) => value)).toEqual(['78'])
  })
})
