import type { Page } from '@playwright/test'
import { frame } from '../src/messages/frame.ts'
import { task as words } from '../src/messages/task.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { taskToday as todayWords } from '../src/messages/task-today.ts'
import { holdBack } from './support/hold-back.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { daysFromToday, field, open } from './support/quick-line.ts'
import { expect, test } from './support/test.ts'

const chip = (page: Page, text: string) => page.getByRole('button', { name: listWords.add.asWords(text) }).first()

test('everything a line says becomes the task, and each part is marked where it stands', async ({ page, ines }) => {
  await open(page)
  await page.keyboard.press('q')
  await page.keyboard.type('Send Ana the draft tomorrow 4pm every day #work !high ~45m')
  for (const part of ['tomorrow 4pm', 'every day', '#work', '!high', '~45m']) await expect(chip(page, part)).toBeVisible()
  await expect(page.locator('.quick-line .quick-marks mark')).toHaveText(['tomorrow 4pm', 'every day', '#work', '!high', '~45m'])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items)
    .toMatchObject([
      {
        title: 'Send Ana the draft',
        dueAt: `${daysFromToday(1)}T16:00`,
        recurrence: { rrule: 'FREQ=DAILY' },
        tags: ['work'],
        priority: 'high',
        durationMinutes: 45,
      },
    ])
})

test('while a day is being written on, its chip stays where it is until the line has been read', async ({ page, ines }) => {
  let reads: (() => void)[] = []
  let isHeld = false
  await page.route(/\/tasks\/quick-add\?/, async (route) => {
    if (isHeld) await new Promise<void>((go) => reads.push(go))
    await route.continue()
  })
  await page.goto('/tasks')
  await hydrated(page)
  const chips = page.locator('.quick-line .chip-found')
  await page.keyboard.press('q')
  await page.keyboard.type('Call Ana 12 Dec')
  await expect(chip(page, '12 Dec')).toBeVisible()
  const said = await chips.innerText()
  await chips.evaluate((chip) => chip.setAttribute('data-same', ''))
  const height = await page.locator('.quick-line').evaluate((line) => line.clientHeight)
  isHeld = true
  await page.keyboard.type('ember 3')
  await expect.poll(() => reads.length).toBeGreaterThan(0)
  // Neither gone, nor for today meanwhile.
  await expect(chips).toHaveText(said)
  isHeld = false
  for (const go of reads) go()
  reads = []
  await page.keyboard.type('pm')
  await expect(chips).toHaveText(`${said} 15:00`)
  await expect(chips).toHaveAttribute('data-same', '')
  expect(await page.locator('.quick-line').evaluate((line) => line.clientHeight)).toBe(height)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ines.client.tasks.list({ view: 'all' })).items).toMatchObject([{ title: 'Call Ana' }])
})

test('a day and a time that stand apart have a chip each', async ({ page, ines }) => {
  await open(page)
  await page.keyboard.press('q')
  await page.keyboard.type('3pm ask about the 4pm slot on 12 December')
  await expect(page.locator('.quick-line .chip-found')).toHaveText(['15:00', /^[^:]+$/])
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items)
    .toMatchObject([{ title: 'ask about the 4pm slot', dueAt: expect.stringMatching(/-12-12T15:00$/) }])
})

test('a part refused by click or Backspace stays words, also in the middle of the line', async ({ page, ines }) => {
  await open(page)
  await field(page).fill('Call May about tomorrow #port today')
  await chip(page, 'today').click()
  await chip(page, 'tomorrow').click()
  await expect(chip(page, '#port')).toBeVisible()
  await field(page).press('End')
  await page.keyboard.type(' !low')
  await expect(chip(page, '!low')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(chip(page, '!low')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items)
    .toMatchObject([{ title: 'Call May about tomorrow today !low', dueDate: null, tags: ['port'], priority: 'none' }])
})

test('in Today a line without a day is for today, which shows before it is added and can be refused', async ({ page, ines }) => {
  await page.goto('/tasks')
  await hydrated(page)
  const today = page.locator('.quick-line').getByRole('button', { name: listWords.add.leaveUndated })
  const added = async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, dueDate }) => [title, dueDate])
  await field(page).fill('Count the pallets')
  await expect(today).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await field(page).press('Enter')
  await expect(page.getByRole('link', { name: 'Count the pallets' })).toBeVisible()
  await expect.poll(added).toEqual([['Count the pallets', daysFromToday(0)]])

  await field(page).fill('Sort the shelf tomorrow')
  await expect(chip(page, 'tomorrow')).toBeVisible()
  await expect(today).toHaveCount(0)
  await field(page).press('Enter')
  await expect.poll(added).toContainEqual(['Sort the shelf', daysFromToday(1)])

  await field(page).fill('Xmas rota by Easter')
  await expect(page.getByText(todayWords.unreadDay('by Easter', 'today')), 'what was not read as a day is told').toBeVisible()
  await field(page).fill('')

  const letGo = await holdBack(page, /\/tasks\/quick-add/)
  await field(page).pressSequentially('o')
  await expect(today, 'it shows from the first letter, before the line was read').toBeVisible()
  await field(page).pressSequentially('rder vests tomorrow')
  await field(page).press('Enter')
  await expect(page.locator('li.task').filter({ hasText: 'order vests tomorrow' })).toBeVisible()
  await expect(page.locator('.toast')).not.toContainText('order vests tomorrow')
  letGo()
  await expect(page.getByText(words.did.createFor('order vests', 'tomorrow')), 'it is told by its name as read').toBeVisible()

  await field(page).fill('Learn to sail')
  await today.click()
  await expect(today).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(' some day')
  await field(page).press('Enter')
  await expect(page.getByText(words.did.createIn('Learn to sail some day', words.views.inbox))).toBeVisible()
  await expect.poll(added).toContainEqual(['Learn to sail some day', null])

  await field(page).fill('Call the port')
  await expect(today, 'the next line is for today again').toBeVisible()
})

test('what is understood is explained a press away, from the line, the palette and the shortcuts', async ({ page, ines: _ines }) => {
  await open(page)
  await field(page).fill('Count the pallets')
  await page.locator('.quick-line').getByRole('link', { name: listWords.add.guide }).click()
  await expect(page).toHaveURL('/tasks/quick-add')
  await expect(page.getByRole('heading', { level: 1, name: listWords.add.guide })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Pay rent tomorrow' })).toContainText('due Wed 4 March')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto('/tasks/all')
  await hydrated(page)
  await expect(field(page), 'what was typed is still there').toHaveValue('Count the pallets')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('quick add help')
  await page.getByRole('option', { name: listWords.add.guide }).click()
  await expect(page).toHaveURL('/tasks/quick-add')

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByRole('link', { name: listWords.add.guide })).toBeVisible()
})

test('what is typed on Today before its scripts have come stays, and is for today', async ({ page, ines }) => {
  const letIn = await holdBack(page, /\/_astro\/.*\.js/)
  await page.goto('/tasks', { waitUntil: 'commit' })
  await field(page).fill('Count the pallets')
  letIn()
  await hydrated(page)
  await expect(field(page)).toHaveValue('Count the pallets')
  await expect(page.locator('.quick-line').getByRole('button', { name: listWords.add.leaveUndated })).toBeVisible()
  await field(page).press('Enter')
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items)
    .toMatchObject([{ title: 'Count the pallets', dueDate: daysFromToday(0) }])
})

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('a line of Today is for today by a box, and for no day without its tick', async ({ page, ines }) => {
    const added = async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, dueDate }) => [title, dueDate])
    await page.goto('/tasks')
    await field(page).fill('Count the pallets')
    await page.getByRole('button', { name: listWords.add.submit, exact: true }).first().click()
    await expect.poll(added).toEqual([['Count the pallets', daysFromToday(0)]])
    await page.goto('/tasks')
    await field(page).fill('Sort photos')
    await page.getByLabel(listWords.add.forToday).uncheck()
    await page.getByRole('button', { name: listWords.add.submit, exact: true }).first().click()
    await expect.poll(async () => (await added()).find(([title]) => title === 'Sort photos')).toEqual(['Sort photos', null])
  })
})

test('in Today a line added without a network is due today', async ({ page, context, ines, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/tasks')
  await hydrated(page)
  await context.setOffline(true)
  await field(page).fill('Count the pallets')
  await field(page).press('Enter')
  await expect(page.locator('.task').getByText('Count the pallets')).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items, { timeout: 20_000 })
    .toMatchObject([{ title: 'Count the pallets', dueDate: daysFromToday(0) }])
})

test('signs read without a network, and the days once it is back', async ({ page, context, ines, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await open(page)
  await context.setOffline(true)
  await field(page).fill('Count the pallets tomorrow #stock')
  await expect(chip(page, '#stock')).toBeVisible()
  await field(page).press('Enter')
  await expect(page.getByRole('link', { name: 'Count the pallets tomorrow' })).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items, { timeout: 20_000 })
    .toMatchObject([{ title: 'Count the pallets', dueDate: daysFromToday(1), tags: ['stock'] }])
})

test('where no day could be read yet, it is not said that the task is in the inbox', async ({
  page,
  context,
  ines,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/tasks')
  await hydrated(page)
  await context.setOffline(true)
  await field(page).fill('Count the pallets today #dock')
  await expect(chip(page, '#dock')).toBeVisible()
  // Until it is known that nobody answers, less is said.
  await expect(page.getByText(todayWords.unread)).toBeVisible()
  await field(page).press('Enter')
  await expect(page.getByText(todayWords.createUnread('Count the pallets today'), { exact: true }).first()).toBeVisible()
  await expect(page.getByText(words.did.createIn('Count the pallets today', words.views.inbox))).toHaveCount(0)
  await context.setOffline(false)
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items, { timeout: 20_000 })
    .toMatchObject([{ title: 'Count the pallets', dueDate: daysFromToday(0), tags: ['dock'] }])
})

test('tags in use and priorities complete by keyboard', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Sort the shelf', tags: ['warehouse'] })
  await open(page)
  await field(page).focus()
  await page.keyboard.type('Call Oskar #wa')
  await expect(page.getByRole('option', { name: '#warehouse' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.quick-line').getByRole('option', { selected: true })).toHaveText('#warehouse')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Call Oskar #warehouse ')
  await page.keyboard.type('!h')
  await page.getByRole('option', { name: taskPane.priorities.high }).click()
  await expect(field(page)).toHaveValue('Call Oskar #warehouse !high ')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title, tags, priority }) => [title, tags, priority]))
    .toContainEqual(['Call Oskar', ['warehouse'], 'high'])
})

test('a key in the line takes less than a frame', async ({ page, ines }) => {
  await Promise.all(Array.from({ length: 40 }, (_, i) => ines.client.tasks.create({ title: `Task ${i}`, tags: [`tag${i % 9}`] })))
  await open(page)
  await field(page).focus()
  await page.evaluate(() => {
    const spans: number[] = []
    Object.assign(window, { spans })
    let began = 0
    addEventListener(
      'keydown',
      () => {
        began = performance.now()
      },
      true,
    )
    // React has rendered by the time the microtasks of the input event are through.
    addEventListener('input', () => queueMicrotask(() => spans.push(performance.now() - began)))
  })
  await page.keyboard.type('Send Ana the draft tomorrow 4pm every friday #tag1 !high ~45m please', { delay: 15 })
  const spans = await page.evaluate(() => (window as unknown as { spans: number[] }).spans)
  // The middle one: how long a single one waits for the processor is up to what else runs.
  const middle = spans.toSorted((a, b) => a - b)[Math.floor(spans.length / 2)]
  expect(middle).toBeLessThan(16)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the plus of any page opens the sheet with the focus in its field, and nothing behind it', async ({ page, ines }) => {
    await page.goto('/goals')
    await hydrated(page)
    await page.getByRole('link', { name: frame.add }).tap()
    await page.waitForURL('**/tasks#new-task')
    const sheet = page.locator('.quick-sheet')
    await expect(sheet.getByLabel(listWords.add.field)).toBeFocused()
    await expect(page.locator('.quick-line')).toBeHidden()
    await page.keyboard.type('Book the fork lift !high')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items)
      .toMatchObject([{ title: 'Book the fork lift', priority: 'high' }])
  })

  test('what is typed before the sheet is there is for its field', async ({ page, ines }) => {
    await page.goto('/goals')
    await hydrated(page)
    await page.getByRole('link', { name: frame.add }).tap()
    await page.waitForURL('**/tasks#new-task', { waitUntil: 'domcontentloaded' })
    await page.keyboard.type('Book the fork lift')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title))
      .toEqual(['Book the fork lift'])
  })
})
