import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { monthName, monthsWords } from '../src/features/desk/words/calendar.ts'
import { readAt, shownDays } from '../src/features/when/rules/at.ts'
import { changes } from '../src/messages/changes.ts'
import { day } from '../src/messages/day.ts'
import { taskLayouts } from '../src/messages/task-layouts.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { drag } from './support/layouts.ts'
import { hydrated, layoutShifts, overflowsSideways, watchLayout } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { typeHere } from './support/typing.ts'

const { calendar, move } = taskLayouts
const timeZone = 'Europe/Vienna'
const today = () => Temporal.Now.plainDateISO(timeZone)
/** The Wednesday of this week: three days stand before it and three after, wherever today is. */
const wednesday = () => today().add({ days: 3 - today().dayOfWeek })
const longDate = (date: Temporal.PlainDate) =>
  date.toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(date.year !== today().year && { year: 'numeric' }),
  })

const on = (page: Page, date: Temporal.PlainDate) => page.locator(`.cal-wide [data-day="${date}"]`)
const entry = (page: Page, title: string) => page.locator('.cal-wide [data-entry]', { has: page.getByRole('link', { name: title }) })
const link = (page: Page, title: string) => page.locator('.cal-wide').getByRole('link', { name: title })
const due = async (ines: SignedIn, id: string) => {
  const { dueAt, dueDate } = await ines.client.tasks.get(id)
  return dueAt ?? dueDate
}

const moreOn = (page: Page, date: Temporal.PlainDate) => on(page, date).getByRole('link', { name: `more on ${longDate(date)}` })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}
const week = () => `/tasks/all?layout=calendar&at=${wednesday()}`
const month = () => `/tasks/all?layout=calendar&at=${wednesday().toPlainYearMonth()}`

test('a title has the lines of the day to itself that no other needs', async ({ page, ines }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const title = 'Call the port about the pallets that are late'
  const { id } = await ines.client.tasks.create({ title, dueAt: `${wednesday()}T16:00`, timeZone })
  await open(page, `/tasks/${id}?view=all&layout=calendar&at=${wednesday().toPlainYearMonth()}`)
  const lines = (name: string) =>
    link(page, name).evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
  expect(await lines(title)).toBeGreaterThan(2)
  const room = await on(page, wednesday()).locator('.day-room').boundingBox()
  const box = await link(page, title).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0) + 1)
})

test('by mouse, a task goes to another day and keeps its time, and back by undo', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Call the port', dueAt: `${wednesday()}T16:00`, timeZone })
  await open(page, month())
  await drag(page, entry(page, 'Call the port'), on(page, wednesday().add({ days: 1 })))
  await expect(on(page, wednesday().add({ days: 1 })).locator('[data-entry]')).toHaveCount(1)
  await expect.poll(() => due(ines, id)).toBe(`${wednesday().add({ days: 1 })}T16:00`)
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(() => due(ines, id)).toBe(`${wednesday()}T16:00`)
})

test('by mouse, a task held over the link to the next month is dropped there, and back by undo', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Call the port', dueDate: today().toString() })
  await open(page, '/tasks/all?layout=calendar')
  const from = await entry(page, 'Call the port').boundingBox()
  const later = page.getByRole('link', { name: calendar.later.month })
  const link = await later.boundingBox()
  if (!from || !link) throw new Error('The task, or the link, is not on the page.')
  await page.mouse.move(from.x + 20, from.y + 6)
  await expect(entry(page, 'Call the port')).toHaveAttribute('draggable', 'true')
  await page.mouse.down()
  await page.mouse.move(from.x + 26, from.y + 12, { steps: 3 })
  await page.mouse.move(link.x + 12, link.y + 12, { steps: 8 })
  await page.mouse.move(link.x + 13, link.y + 12)
  await expect(later).toHaveAttribute('data-turning')
  await expect(page).toHaveURL(/at=/)
  // It goes on turning until the pointer has left: the browser tells of it more slowly here than to a hand.
  for (const y of [40, 60, 80]) await page.mouse.move(link.x, link.y + 150 + y)
  await expect(later).not.toHaveAttribute('data-turning')
  const there = Temporal.PlainYearMonth.from(new URL(page.url()).searchParams.get('at') ?? '').toPlainDate({ day: 15 })
  expect(Temporal.PlainDate.compare(there, today())).toBe(1)
  const day = await on(page, there).boundingBox()
  if (!day) throw new Error('The day is not on the page.')
  await page.mouse.move(day.x + 20, day.y + 40, { steps: 8 })
  await page.mouse.move(day.x + 20, day.y + 41)
  await expect(on(page, there)).toHaveAttribute('data-over')
  await page.mouse.up()
  await expect.poll(() => due(ines, id)).toBe(there.toString())
  await expect(on(page, there).locator('[data-entry]')).toHaveCount(1)
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(() => due(ines, id)).toBe(today().toString())
})

test('by mouse, what has no day gets one, and a time among the hours, and longer by its edge', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Copy the notebook' })
  await open(page, week())
  const column = on(page, wednesday()).and(page.locator('.day-col'))
  // Seven to twenty o'clock are drawn: 10:00 is three thirteenths down.
  await drag(page, entry(page, 'Copy the notebook'), column, { x: 0.5, y: 3 / 13 })
  await expect.poll(() => due(ines, id)).toBe(`${wednesday()}T10:00`)
  expect((await ines.client.tasks.get(id)).timeZone).toBe(timeZone)

  const edge = await column.locator('.block-edge').boundingBox()
  if (!edge) throw new Error('The block has no edge.')
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 4)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 4 + 48, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await ines.client.tasks.get(id)).durationMinutes).toBe(90)

  await drag(page, entry(page, 'Copy the notebook'), page.locator('.unplanned'), { x: 0.5, y: 0.3 })
  await expect.poll(() => due(ines, id)).toBeNull()
})

test('by keyboard alone, a task is found, moved by days, weeks, quarters of an hour, and lasts longer', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Call the port', dueAt: `${wednesday()}T16:00`, timeZone })
  await open(page, week())
  await link(page, 'Call the port').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => due(ines, id)).toBe(`${wednesday().add({ days: 1 })}T16:00`)
  await expect(link(page, 'Call the port')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => due(ines, id)).toBe(`${wednesday().add({ days: 1 })}T15:45`)
  await expect(link(page, 'Call the port')).toBeFocused()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect.poll(async () => (await ines.client.tasks.get(id)).durationMinutes).toBe(45)

  await expect(link(page, 'Call the port')).toBeFocused()
  await page.keyboard.press('Alt+PageDown')
  await expect.poll(() => due(ines, id)).toBe(`${wednesday().add({ days: 8 })}T15:45`)
  await expect(page).toHaveURL(new RegExp(`at=${wednesday().add({ days: 8 })}`))
  await expect(link(page, 'Call the port')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(() => due(ines, id)).toBe(`${wednesday().add({ days: 1 })}T15:45`)

  await page.goBack()
  await hydrated(page)
  await link(page, 'Call the port').focus()
  await page.keyboard.press('m')
  await page.getByRole('dialog').getByLabel(day.time, { exact: true }).fill('08:30')
  await page.getByRole('button', { name: day.setTime, exact: true }).press('Enter')
  await expect.poll(() => due(ines, id)).toBe(`${wednesday().add({ days: 1 })}T08:30`)
  await page.keyboard.press('x')
  await expect.poll(async () => (await ines.client.tasks.get(id)).status).toBe('done')
})

test('a click on a day adds a task on it, and one among the hours at that time', async ({ page, ines }) => {
  await open(page, month())
  await on(page, wednesday()).click({ position: { x: 60, y: 70 } })
  await typeHere(page, 'Count the pallets')
  await page.keyboard.press('Enter')
  await expect(on(page, wednesday()).locator('[data-entry]')).toHaveText(/Count the pallets/)
  await page.goto(week())
  await hydrated(page)
  const column = on(page, wednesday()).and(page.locator('.day-col'))
  const { height } = (await column.boundingBox()) ?? { height: 0 }
  await column.click({ position: { x: 30, y: (height * 2.4) / 13 } })
  await typeHere(page, 'Write to Ruth')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, dueDate, dueAt }) => [title, dueDate, dueAt]))
    .toEqual([
      ['Count the pallets', wednesday().toString(), null],
      ['Write to Ruth', null, `${wednesday()}T09:15`],
    ])
})

test('repeating tasks show the rounds to come, and a full day opens whole', async ({ page, ines }) => {
  const monday = today().add({ days: 8 - today().dayOfWeek })
  const { id } = await ines.client.tasks.create({ title: 'Shortage list', dueDate: monday.toString(), recurrence: { rrule: 'FREQ=DAILY' } })
  for (let i = 1; i <= 6; i++) await ines.client.tasks.create({ title: `Task ${i}`, dueDate: monday.toString() })
  await open(page, `/tasks/all?layout=calendar&at=${monday.toPlainYearMonth()}`)
  const next = on(page, monday.add({ days: 1 }))
  await expect(next.locator('.is-ghost')).toHaveText(/Shortage list/)
  await moreOn(page, monday).click()
  const dialog = page.getByRole('dialog', { name: longDate(monday) })
  await expect(dialog.locator('.day-task')).toHaveCount(7)
  await dialog.getByRole('button', { name: listWords.row.complete('Shortage list') }).click()
  await expect(dialog.locator('.day-task.is-done')).toHaveText(/Shortage list/)
  await expect.poll(() => due(ines, id)).toBe(monday.add({ days: 1 }).toString())
  await page.keyboard.press('Escape')
  await expect(next.locator('[data-entry]')).toHaveText(/Shortage list/)
  await expect(next.locator('.is-ghost')).toHaveCount(0)
})

for (const height of [720, 800, 1_000])
  test(`a month fits a window ${height} high, and its days say how many tasks they have no room for`, async ({ page, ines }) => {
    await page.setViewportSize({ width: 1280, height })
    for (let i = 1; i <= 12; i++) await ines.client.tasks.create({ title: `Task ${i}`, dueDate: wednesday().toString() })
    for (let i = 1; i <= 2; i++) await ines.client.tasks.create({ title: `Thing ${i}`, dueDate: wednesday().add({ days: 1 }).toString() })
    await watchLayout(page)
    await open(page, month())
    expect(await layoutShifts(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    await expect(page.locator('.month tbody tr').last()).toBeInViewport({ ratio: 1 })

    const lines = on(page, wednesday()).locator('.line:visible')
    const shown = await lines.count()
    expect(shown).toBeGreaterThanOrEqual(2)
    // In low weeks it stands at the number of the day; in high ones, as a month of five in a high window has them, below the others.
    const isHigh = height === 1_000 && (await page.locator('.month tbody tr').count()) <= 5
    const said = isHigh ? calendar.more(12 - shown) : calendar.moreShort(12 - shown)
    await expect(moreOn(page, wednesday())).toHaveText(said, { useInnerText: true })
    await expect(on(page, wednesday().add({ days: 1 })).locator('.line:visible')).toHaveCount(2)
    const cell = await on(page, wednesday()).boundingBox()
    const more = await moreOn(page, wednesday()).boundingBox()
    expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThanOrEqual((cell?.y ?? 0) + (cell?.height ?? 0))
  })

test('what has no day stands below the month, and the days have the whole width', async ({ page, ines }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { client } = ines
  const { id } = await client.tasks.create({ title: 'Call the port', dueDate: wednesday().toString() })
  await open(page, month())
  const width = async () => (await page.locator('.month').boundingBox())?.width ?? 0
  const whole = await width()
  const below = page.getByRole('complementary', { name: calendar.unplanned })
  await expect(below).toHaveText(new RegExp(calendar.allPlanned))
  expect((await below.boundingBox())?.y).toBeGreaterThan((await on(page, wednesday()).boundingBox())?.y ?? 0)

  await drag(page, entry(page, 'Call the port'), below)
  await expect(below.getByRole('link', { name: 'Call the port' })).toBeVisible()
  await expect.poll(() => due(ines, id)).toBeNull()
  expect(await width()).toBe(whole)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800)

  for (let i = 1; i <= 20; i++) await client.tasks.create({ title: `Some day ${i}, without haste` })
  await open(page, month())
  await expect(below.getByRole('listitem')).toHaveCount(21)
  expect(await width()).toBe(whole)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800)
})

test('where nobody chose a month, the week of today is in sight and the next two follow it', async ({ page, ines: _ines }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/tasks/all?layout=calendar')
  await expect(page.locator('.month .is-today')).toBeInViewport({ ratio: 1 })
  const after = page.locator('.month tbody tr:has(.is-today) ~ tr')
  expect(await after.count()).toBeGreaterThanOrEqual(2)
  await expect(after.nth(1)).toBeInViewport({ ratio: 1 })
})

test('the head names the next month too where whole weeks of it are shown, and a month alone that was chosen', async ({
  page,
  ines: _ines,
}) => {
  const now = today().toString()
  const weeks = shownDays(readAt(null, now), 1, now).weeks
  const month = now.slice(0, 7)
  const last = weeks.at(-1)?.[0]?.slice(0, 7) ?? month
  await open(page, '/tasks/all?layout=calendar')
  const told = last > month ? monthsWords(month, last, 'en-GB') : monthName(month, 'en-GB')
  await expect(page.locator('.cal-head h2')).toHaveText(told)
  await expect(page.locator('.month')).toHaveAttribute('aria-label', told)
  await open(page, '/tasks/all?layout=calendar&at=2026-11')
  await expect(page.locator('.cal-head h2')).toHaveText('November 2026')
})

test('a week of the month has its height before the weeks after it have come', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Book the dentist', dueDate: wednesday().toString() })
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, month())
  const heights = await page.locator('.month tbody').evaluate((weeks) => {
    const height = () => weeks.firstElementChild?.getBoundingClientRect().height
    const whole = height()
    while (weeks.childElementCount > 1) weeks.lastElementChild?.remove()
    return { whole, alone: height() }
  })
  expect(heights.alone).toBe(heights.whole)
})

test('what was done is a knot on its day, and the month and the week have addresses', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Book the dentist', dueDate: today().toString() })
  await ines.client.tasks.complete(id)
  await open(page, '/tasks/upcoming?layout=calendar')
  await expect(on(page, today()).locator('.is-done')).toHaveText(/Book the dentist/)
  await page.getByRole('link', { name: calendar.later.month }).click()
  const later = today().toPlainYearMonth().add({ months: 1 })
  await expect(page).toHaveURL(new RegExp(`layout=calendar&at=${later}$`))
  await page.reload()
  await expect(page.locator('.month')).toBeVisible()
  await page.goBack()
  await expect(on(page, today()).locator('.is-done')).toHaveCount(1)
})

test('a round that was done late stays on the day and at the time it was for, on the calendar, and on the board is told by when it was done', async ({
  page,
  ines,
}) => {
  const wasDue = today().subtract({ days: 1 })
  const { id } = await ines.client.tasks.create({
    title: 'Count stock',
    dueAt: `${wasDue}T09:30`,
    timeZone,
    recurrence: { rrule: 'FREQ=WEEKLY' },
  })
  await ines.client.tasks.complete(id)
  await open(page, `/tasks/all?layout=calendar&at=${wasDue}`)
  await expect(on(page, wasDue).locator('.block.is-done')).toHaveText(/Count stock/)
  await expect(on(page, today()).locator('.is-done')).toHaveCount(0)
  await page.goto('/tasks/all?layout=board')
  await expect(page.locator('[data-card] time')).toContainText([/./, 'Today'])
})

test('a filter says what the calendar shows', async ({ page, ines }) => {
  for (const tags of [['work'], ['home']]) await ines.client.tasks.create({ title: `At ${tags[0]}`, tags, dueDate: wednesday().toString() })
  await open(page, `${month()}&filter=tag:work`)
  await expect(on(page, wednesday()).locator('[data-entry]')).toHaveText(/At work/)
  await expect(on(page, wednesday()).locator('[data-entry]')).toHaveCount(1)
})

test('what is searched for is found from the calendar too, and comes whole with a page that begins with it', async ({ page, ines }) => {
  for (const title of ['Call the port', 'Pay the rent']) await ines.client.tasks.create({ title })
  const found = page.locator('[data-task]')
  await open(page, month())
  await page.keyboard.press('/')
  await page.keyboard.type('port')
  await expect(found).toHaveText([/Call the port/])
  const address = `${month()}&q=port`
  expect(await (await page.request.get(address)).text()).toContain('data-task=')
  await open(page, address)
  await expect(found).toHaveText(/Call the port/)
  await page.keyboard.press('j')
  await expect(found).toBeFocused()
})

for (const [width, layout] of [
  [1120, 'month'],
  [1280, 'month'],
  [1280, 'week'],
  [1600, 'month'],
  [1920, 'month'],
] as const)
  test(`an open task stays in sight on its day, at the end of its week too, ${layout}, ${width} wide`, async ({ page, ines }) => {
    await page.setViewportSize({ width, height: 900 })
    const sunday = wednesday().add({ days: 4 })
    const early = await ines.client.tasks.create({ title: 'Call the port', dueDate: wednesday().subtract({ days: 2 }).toString() })
    for (const [title, days] of Object.entries({ 'Count the pallets': 3, 'Bake bread': 4 }))
      await ines.client.tasks.create({ title, dueDate: wednesday().add({ days }).toString() })
    await open(page, layout === 'week' ? week() : month())
    const before = await on(page, sunday).first().boundingBox()
    await link(page, 'Call the port').click()
    await expect(page.locator('.pane')).toBeVisible()
    // Where it hides nothing, nothing moves.
    expect(await on(page, sunday).first().boundingBox()).toEqual(before)
    for (const title of ['Bake bread', 'Count the pallets']) {
      await page.keyboard.press('Escape')
      await expect(page.locator('.pane')).toHaveCount(0)
      await link(page, title).click()
      const pane = await page.locator('.pane').boundingBox()
      const box = await entry(page, title).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0), title).toBeLessThan(pane?.x ?? 0)
      expect(await overflowsSideways(page)).toBe(false)
    }
    // What is moved there while it is open is seen to go there.
    await page.goto(`/tasks/${early.id}?view=all&layout=calendar&at=${layout === 'week' ? wednesday() : wednesday().toPlainYearMonth()}`)
    await hydrated(page)
    await ines.client.tasks.edit(early.id, { dueDate: sunday.toString() })
    await expect(on(page, sunday).locator('.is-open').first()).toBeVisible()
    const [pane, box] = [await page.locator('.pane').boundingBox(), await entry(page, 'Call the port').boundingBox()]
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(pane?.x ?? 0)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a day is chosen by its dots, and its tasks are moved and added by thumb', async ({ page, ines }) => {
    const { id } = await ines.client.tasks.create({ title: 'Call the port', dueDate: today().toString() })
    await open(page, '/tasks/all?layout=calendar')
    expect(await overflowsSideways(page)).toBe(false)
    const compact = page.locator('.cal-compact')
    await expect(compact.locator('.day-task')).toHaveText(/Call the port/)
    await compact.getByRole('button', { name: move.open('Call the port') }).tap()
    await page.getByRole('button', { name: day.near.tomorrow }).tap()
    await expect.poll(() => due(ines, id)).toBe(today().add({ days: 1 }).toString())
    await expect(compact.locator('.day-task')).toHaveCount(0)
    await compact.getByRole('button', { name: calendar.add(longDate(today())) }).tap()
    await page.keyboard.type('Buy milk')
    await page.keyboard.press('Enter')
    await expect(compact.locator('.day-task')).toHaveText(/Buy milk/)
  })
})
