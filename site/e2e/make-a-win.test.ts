import type { Page } from '@playwright/test'
import { makeWin } from '../src/messages/career-make.ts'
import { changes } from '../src/messages/changes.ts'
import { writing } from '../src/messages/journal-writing.ts'
import { select } from '../src/messages/task-select.ts'
import { win } from '../src/messages/win.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { lacksWholeBrowser, wholeBrowser } from './support/whole-browser.ts'

test.use(wholeBrowser)

const toast = (page: Page) => page.locator('.toast')
const undo = (page: Page) => page.getByRole('button', { name: changes.undo, exact: true })

test('a goal’s check-in and the goal, once achieved, become wins, each taken back where it was made', async ({ page, ines }) => {
  const { goals, checkIns, wins } = ines.client
  const metric = { type: 'percent', start: '71.4', target: '77' } as const
  const { id } = await goals.create({ title: 'Forecast accuracy to 77', metric })
  await checkIns.create(id, { value: '77.6', note: 'Found the order that had bent it' })
  await goals.edit(id, { status: 'achieved' })
  const made = async () => (await wins.list()).items.map(({ title, metric }) => [title, metric?.baseline, metric?.value])
  await page.goto(`/goals/${id}`)
  await hydrated(page)

  await page
    .locator('li[id^="check-in-"]')
    .getByRole('button', { name: makeWin.actionOf('77.6') })
    .click()
  await expect(toast(page)).toContainText(makeWin.made)
  await expect.poll(made).toEqual([['Found the order that had bent it', '71.4', '77.6']])
  await undo(page).click()
  await expect.poll(made).toEqual([])

  await page.getByRole('button', { name: makeWin.action, exact: true }).click()
  await expect(toast(page)).toContainText(makeWin.made)
  await expect.poll(made).toEqual([['Forecast accuracy to 77', '71.4', '77.6']])
  await page.keyboard.press('Control+z')
  await expect.poll(made).toEqual([])
})

test('finished tasks become wins in one action, undone as one; those that are not finished stay', async ({ page, ines }) => {
  const { client } = ines
  const titles = ['Reran the model', 'Sent the list', 'Call Oskar']
  const [reran, sent] = await Promise.all(titles.map((title) => client.tasks.create({ title })))
  for (const task of [reran, sent]) await client.tasks.complete(task?.id ?? '')
  const made = async () => (await client.wins.list()).items.map(({ title }) => title).sort()
  await page.goto('/tasks/completed')
  await hydrated(page)
  for (const title of titles.slice(0, 2)) {
    await page.getByRole('link', { name: title, exact: true }).hover()
    await page.getByRole('checkbox', { name: select.row(title), exact: true }).click()
  }
  await page.keyboard.press('w')
  await expect(toast(page)).toContainText(makeWin.madeMany(2))
  await expect.poll(made).toEqual(titles.slice(0, 2))
  await undo(page).click()
  await expect.poll(made).toEqual([])
})

test.describe('where the network is lost', () => {
  test.skip(...lacksWholeBrowser)
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/] })

  test('a passage of the journal becomes a private win; without a network it is said that none was made', async ({
    page,
    context,
    ines,
  }) => {
    const { client } = ines
    const { id } = await client.journal.create({ body: 'We held tins for nobody.' })
    await page.goto(`/journal/${id}`)
    await hydrated(page)
    const text = page.locator('.writing .cm-content')
    const choose = async () => {
      await text.focus()
      await page.keyboard.press('Control+a')
      await page.getByRole('button', { name: makeWin.action }).click()
    }
    await context.setOffline(true)
    await expect(text).toBeVisible()
    await choose()
    await expect(toast(page)).toContainText(changes.notSaved(1, changes.noAnswer))
    await text.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Two weeks of them.')
    await choose()
    await expect(toast(page)).toContainText(writing.noWin)
    await context.setOffline(false)
    await expect.poll(async () => (await client.journal.get(id)).body).toContain('Two weeks')
    expect((await client.wins.list()).items).toEqual([])
    await choose()
    await expect(toast(page)).toContainText(makeWin.made)
    // What is said of the entry stays free below it.
    const [told, foot] = await Promise.all([toast(page).boundingBox(), page.locator('.sheet-foot').boundingBox()])
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
    const quote = 'We held tins for nobody. Two weeks of them.'
    await expect
      .poll(async () => (await client.wins.list()).items)
      .toMatchObject([
        {
          title: 'We held tins for nobody',
          text: quote,
          confidentiality: 'private',
          evidence: [{ kind: 'journal-entry', recordId: id, quote }],
        },
      ])
  })
})

test('a file is evidence, whatever is taken away comes back as it was, and a corrected number says what it was', async ({ page, ines }) => {
  const { client } = ines
  const goal = await client.goals.create({ title: 'Shorter meetings', metric: { type: 'number', start: '55', target: '20', unit: 'min' } })
  const checkIn = await client.checkIns.create(goal.id, { value: '21' })
  const { id } = await client.wins.create({ from: { kind: 'check-in', id: checkIn.id } })
  const now = () => client.wins.get(id)
  await page.goto(`/career/wins/${id}`)
  await hydrated(page)
  await expect(page.locator('html[data-win-ready]')).toBeAttached()
  await page.getByRole('button', { name: win.evidence.add }).click()
  await page.locator('.add-evidence input[type=file]').setInputFiles({
    ...{ name: 'routes.csv', mimeType: 'text/csv', buffer: Buffer.from('route,minutes\nLeeds,20\n') },
  })
  const pieces = page.locator('.pieces > li')
  await expect(pieces).toHaveCount(2)
  await expect.poll(async () => (await now()).evidence.map(({ kind, title }) => [kind, title])).toContainEqual(['file', 'routes.csv'])

  await client.checkIns.edit(checkIn.id, { value: '20' })
  await expect(pieces.first()).toContainText(/20\smin/)
  await expect(pieces.first()).toContainText(/was 21\smin, corrected on/)
  await client.checkIns.remove(checkIn.id)
  await expect(pieces.first()).toContainText(win.evidence.gone)
  await page.getByRole('button', { name: win.evidence.remove('Shorter meetings') }).click()
  await expect.poll(async () => (await now()).metric).toMatchObject({ value: '20', valueFrom: null })
  await undo(page).click()
  await expect(pieces.first()).toContainText(/was 21\smin, corrected on/)
  await expect.poll(async () => (await now()).evidence).toMatchObject([{ kind: 'check-in', state: 'gone' }, { kind: 'file' }])
  expect((await now()).metric?.valueFrom).toBe((await now()).evidence[0]?.id)
})

test('a note is added as evidence by mouse and keys, and what is typed goes into it', async ({ page, ines }) => {
  const { id } = await ines.client.wins.create({ title: 'Cut the meetings' })
  await page.goto(`/career/wins/${id}`)
  await hydrated(page)
  await expect(page.locator('html[data-win-ready]')).toBeAttached()
  await page.getByRole('button', { name: win.evidence.add }).click()
  await expect(page.getByRole('combobox', { name: win.evidence.find })).toBeFocused()
  await page.getByRole('button', { name: win.evidence.link, exact: true }).click()
  await page.getByRole('button', { name: win.evidence.note, exact: true }).click()
  await expect(page.getByLabel(win.evidence.noteText)).toBeFocused()
  await page.keyboard.type('Ruth said it saves her an hour')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await ines.client.wins.get(id)).evidence)
    .toMatchObject([{ kind: 'note', title: 'Ruth said it saves her an hour' }])
})
