import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { attest, attestations as said } from '../src/messages/attest.ts'
import { win as words } from '../src/messages/win.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { typeHere } from './support/typing.ts'

const title = 'Brought the Monday shortage meeting down'

async function open(page: Page, { client }: SignedIn, given: Partial<Parameters<typeof client.wins.create>[0]> = {}) {
  const { id } = await client.wins.create({ title, ...given })
  await page.goto(`/career/wins/${id}`)
  await hydrated(page)
  await expect(page.locator('html[data-win-ready]')).toBeAttached()
  return { id, now: () => client.wins.get(id) }
}

test('a win is edited where it stands: title, day, number, text, who sees it', async ({ page, ines }) => {
  const { now } = await open(page, ines)
  await page.getByRole('button', { name: title }).click()
  await page.getByRole('textbox', { name: words.fields.title }).fill('Brought the meeting down to twenty minutes')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brought the meeting down to twenty minutes')

  await page.getByRole('button', { name: words.when.edit }).click()
  const day = page.getByRole('textbox', { name: words.when.label })
  await day.fill('in spring')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: words.when.fault })).toBeVisible()
  await day.fill('2026-5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'May 2026' })).toBeFocused()

  await page.getByRole('button', { name: words.number.add }).click()
  await page.getByRole('textbox', { name: words.number.baseline }).fill('55')
  await page.getByRole('textbox', { name: words.number.value, exact: true }).fill('20')
  await page.getByRole('textbox', { name: words.number.unit }).fill('min')
  await page.keyboard.press('Enter')
  await expect(page.locator('.result-large')).toHaveText(/55 → 20\smin/)

  await page.getByRole('button', { name: words.addText }).click()
  await page.getByRole('textbox', { name: words.fields.text }).fill('Sent the **list** on Sunday night.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.win-text strong')).toHaveText('list')

  await page.getByRole('radio', { name: words.sees.private.name }).check()
  await expect.poll(async () => (await now()).confidentiality).toBe('private')
  expect(await now()).toMatchObject({
    title: 'Brought the meeting down to twenty minutes',
    happenedOn: '2026-05',
    metric: { baseline: '55', value: '20', unit: 'min' },
  })
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a win of long ago is offered the month that its words say, until somebody says when it was', async ({ page, ines }) => {
  const { now } = await open(page, ines, { title: 'In March 2025 moved 25 people to two shifts' })
  await expect(page.getByText(words.number.says('March 2025'))).toBeVisible()
  await page.getByRole('button', { name: 'March 2025', exact: true }).click()
  await expect.poll(async () => (await now()).happenedOn).toBe('2025-03')
  await expect(page.getByText(words.number.says('March 2025'))).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the month that its words say comes with the page of a win, and nothing moves below it', async ({ page, ines }) => {
  const { id } = await ines.client.wins.create({ title: 'From March to May 2019 moved 25 people to two shifts' })
  const html = (await (await page.goto(`/career/wins/${id}`))?.text()) ?? ''
  expect(/May 2019<\/button>/.test(html)).toBe(true)
  await hydrated(page)
  await expect(page.locator('html[data-win-ready]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'May 2019', exact: true })).toBeVisible()
})

test('the form of a new win asks when it was, and takes the month that its words say, with the work of that time, moving nothing', async ({
  page,
  ines,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  const position = { kind: 'work', organisation: 'Harlow Foods' } as const
  const then = await ines.client.experiences.create({ ...position, position: 'Operative', startDate: '2015-09', endDate: '2019-05' })
  await ines.client.experiences.create({ ...position, position: 'Lead', startDate: '2019-06', isOngoing: true })
  await page.goto('/career/wins/new')
  await hydrated(page)
  const [field, submit] = [page.getByLabel(words.add.field), page.getByRole('button', { name: words.add.submit })]
  const when = page.getByLabel(words.add.happened)
  const today = await when.inputValue()
  expect(today).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u)
  const before = await submit.boundingBox()
  await field.pressSequentially('Moved 25 people, im März 2019')
  await expect(when).toHaveValue('March 2019')
  expect(await submit.boundingBox()).toEqual(before)
  await field.fill('Packed parts in 2025 boxes')
  await expect(when).toHaveValue(today)
  await field.fill('Moved 25 people to two shifts, 03/2019')
  await expect(when).toHaveValue('March 2019')
  expect(await accessibilityFaults(page)).toEqual([])
  await submit.click()
  await page.waitForURL(/\/career\/wins\/[^/]+$/)
  expect((await ines.client.wins.list()).items).toMatchObject([{ happenedOn: '2019-03', experienceId: then.id }])
  // Where somebody says when it was, that stands, whatever its words say; what is no time is told.
  await page.goto('/career/wins/new')
  await field.fill('Trained nine drivers, March 2019')
  await when.fill('long ago')
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: words.when.fault })).toBeVisible()
  await expect(when).toHaveValue('long ago')
  await expect(when).toBeFocused()
  await when.fill('2017')
  await field.press('End')
  await field.pressSequentially(' or so')
  await submit.click()
  await page.waitForURL(/\/career\/wins\/(?!new)[^/]+$/)
  const all = (await ines.client.wins.list()).items
  expect(all.map(({ happenedOn, experienceId }) => [happenedOn, experienceId])).toContainEqual(['2017', then.id])
})

test('who looks for a competency is shown what there is, the likely ones first, above a page that stays where it is', async ({
  page,
  ines,
}) => {
  const { now } = await open(page, ines, { title: 'Handled the conflict between two shifts', competencies: ['planning'] })
  await expect(page.getByRole('list', { name: words.names.suggestedFor.competencies })).toBeVisible()
  const below = page.locator('#h-skills')
  const before = await below.boundingBox()
  await page.getByRole('button', { name: words.names.add.competencies }).click()
  const box = page.getByRole('combobox', { name: words.names.find.competencies })
  const options = page.getByRole('listbox', { name: words.names.find.competencies }).getByRole('option')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(options.first()).toContainText(`Handling conflict ${words.names.fits}`)
  expect(await options.count()).toBeGreaterThan(20)
  expect(await below.boundingBox()).toEqual(before)
  // Nothing is chosen before somebody goes there.
  await page.keyboard.press('Enter')
  expect((await now()).competencies).toEqual(['planning'])
  const chosen = page.locator('[role=option][aria-selected=true]')
  await expect(chosen).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toContainText('Handling conflict')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await now()).competencies).toEqual(['planning', 'conflict'])
  await page.getByRole('button', { name: words.names.add.competencies }).click()
  await expect(options.filter({ hasText: 'Handling conflict' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: words.names.add.competencies })).toBeFocused()
  await expect(options).toHaveCount(0)
})

test('one press on what stands below the text saves the text and does what it says', async ({ page, ines }) => {
  const { now } = await open(page, ines)
  await page.getByRole('button', { name: words.addText }).click()
  await page.getByRole('textbox', { name: words.fields.text }).fill('Sent the list\n\non Sunday night.')
  const box = await page.getByRole('button', { name: words.evidence.add }).boundingBox()
  if (!box) throw new Error('nowhere')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  // A finger or a hand takes its time; the page draws meanwhile.
  await expect.poll(async () => (await now()).text).toContain('Sunday')
  await page.mouse.up()
  await expect(page.getByRole('combobox', { name: words.evidence.find })).toBeVisible()
  await expect(page.locator('.win-text')).toContainText('Sunday night')
})

test('what the text suggests is taken by one press, with the words that led to it', async ({ page, ines }) => {
  const { now } = await open(page, ines, { title: 'Taught two planners the forecast from 3 to 5 weeks' })
  const suggested = page.getByRole('list', { name: words.names.suggestedFor.competencies }).getByRole('button')
  await expect(suggested.first()).toBeVisible()
  await suggested.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await now()).competencies.length).toBe(1)
  await page.getByRole('button', { name: words.names.add.skills }).click()
  await typeHere(page, 'Weeks of cover')
  await page.getByRole('option', { name: words.names.own('Weeks of cover') }).click()
  await expect.poll(async () => (await now()).skills).toContain('Weeks of cover')
})

test('a skill that a position of one’s own names is offered before what others may mean', async ({ page, ines }) => {
  await ines.client.experiences.create({ kind: 'work', organisation: 'Tern Freight', position: 'Planner', skills: ['dock scheduling'] })
  const { now } = await open(page, ines, { title: 'Halved the waiting at the dock' })
  await page.getByRole('button', { name: words.names.add.skills }).click()
  await typeHere(page, 'dock')
  const offered = page.getByRole('option').filter({ hasText: /dock/i })
  await expect(offered).toHaveText(['dock scheduling', 'Docker', words.names.own('dock')])
  await offered.first().click()
  await expect.poll(async () => (await now()).skills).toEqual(['dock scheduling'])
})

test('a win made of a task has no competency unasked, and one is found by an everyday word for it or by what it is', async ({
  page,
  ines,
}) => {
  const { id: taskId } = await ines.client.tasks.create({ title: 'Taught two planners the forecast', status: 'done' })
  const { id } = await ines.client.wins.create({ from: { kind: 'task', id: taskId } })
  expect((await ines.client.wins.get(id)).competencies).toEqual([])
  await page.goto(`/career/wins/${id}`)
  await hydrated(page)
  await expect(page.getByRole('list', { name: words.names.suggestedFor.competencies }).getByRole('button').first()).toBeVisible()
  for (const [typed, name] of [
    ['reliab', 'Seeing things through reliability'],
    ['seeing things', 'Seeing things through'],
    ['welcome', 'Integrity Says what is true when it is not welcome, keeps what was confided, and owns mistakes.'],
  ] as const) {
    await page.getByRole('button', { name: words.names.add.competencies }).click()
    await typeHere(page, typed)
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: words.names.add.competencies }).click()
  await typeHere(page, 'Zuverläss')
  await page.getByRole('option', { name: /^Seeing things through/ }).click()
  await expect.poll(async () => (await ines.client.wins.get(id)).competencies).toEqual(['delivery'])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('evidence is found among records, its number taken, and its removal taken back', async ({ page, ines }) => {
  const goal = await ines.client.goals.create({
    title: 'Shorter meetings',
    metric: { type: 'number', start: '55', target: '20', unit: 'min' },
  })
  await ines.client.checkIns.create(goal.id, { value: '20', note: 'Coffee before ten' })
  const { now } = await open(page, ines)
  await page.getByRole('button', { name: words.evidence.add }).click()
  await page.getByRole('combobox', { name: words.evidence.find }).fill('coffee')
  await page.getByRole('option', { name: /Coffee before ten/ }).click()
  await expect(page.locator('.pieces > li')).toHaveCount(1)
  await expect.poll(async () => (await now()).evidence[0]?.number).toEqual({ value: '20', unit: 'min' })
  await expect(page.locator('.pieces')).toContainText(/20\smin/)

  await page.getByRole('button', { name: words.number.add }).click()
  await page.getByRole('combobox', { name: words.number.takenFrom(words.number.value) }).selectOption({ index: 1 })
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.locator('.result-large')).toHaveText(/20\smin/)
  await expect.poll(async () => (await now()).metric?.valueFrom).not.toBeNull()

  await page.getByRole('button', { name: /^Remove the evidence/ }).click()
  await expect(page.locator('.pieces')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.pieces > li')).toHaveCount(1)
  await expect.poll(async () => (await now()).evidence[0]?.kind).toBe('check-in')
})

test('what is changed elsewhere shows at once, and a phone has room for all of it', async ({ page, ines }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await open(page, ines, { evidence: [{ kind: 'note', title: 'Ruth: “First Monday with coffee.”' }] })
  await ines.client.wins.edit(id, { metric: { value: '20', unit: 'min' } })
  await expect(page.locator('.result-large')).toHaveText(/20\smin/)
  expect(await overflowsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a colleague is asked, answers in another browser, and what they say shows at once', async ({ page, browser, ines }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await open(page, ines)
  const section = page.getByRole('region', { name: said.title })
  await section.getByRole('button', { name: said.ask }).click()
  await expect(section.getByLabel(said.askedOf)).toBeFocused()
  await page.keyboard.type('Ruth Callan')
  await page.keyboard.press('Enter')
  const link = section.getByLabel(said.link('Ruth Callan'))
  await expect(link).toBeFocused()
  await section.getByRole('button', { name: said.copy }).click()
  await expect(section.getByRole('button', { name: said.copied })).toBeVisible()
  const href = await page.evaluate(() => navigator.clipboard.readText())
  expect(href).toBe(await link.inputValue())
  expect(await accessibilityFaults(page)).toEqual([])

  const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const colleague = await elsewhere.newPage()
  await colleague.goto(href)
  await colleague.getByLabel(attest.yes).check()
  await colleague.getByLabel(attest.comment).fill('Coffee before ten.')
  await colleague.getByRole('button', { name: attest.act }).click()
  await expect(colleague.getByRole('heading', { name: attest.sentTitle })).toBeVisible()
  await elsewhere.close()

  await expect(section.getByText(said.confirmed)).toBeVisible()
  await expect(section.getByRole('blockquote')).toHaveText('Coffee before ten.')
  await expect(link).toHaveCount(0)
  await section.getByRole('button', { name: said.remove }).click()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section.getByRole('blockquote')).toHaveText('Coffee before ten.')
  expect((await ines.client.attestations.ofWin(id)).items).toHaveLength(1)
})

test('a link is withdrawn and made anew, and a private win says why nobody is asked', async ({ page, ines }) => {
  const { id } = await ines.client.wins.create({ title })
  const { token } = await ines.client.attestations.ask(id, { askedOf: 'Oskar Lindt' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/career/wins/${id}`)
  await expect(page.locator('html[data-win-ready]')).toBeAttached()
  const section = page.getByRole('region', { name: said.title })
  await section.getByRole('button', { name: said.revoke }).click()
  await expect(section.getByText(said.revoked)).toBeVisible()
  await section.getByRole('button', { name: said.renew }).click()
  const link = section.getByLabel(said.link('Oskar Lindt'))
  await expect(link).toHaveValue(/\/attest\/./)
  expect(await link.inputValue()).not.toContain(token)
  expect(await overflowsSideways(page)).toBe(false)
  await page.getByRole('radio', { name: words.sees.private.name }).check()
  await expect(section.getByText(said.private)).toBeVisible()
  await expect(section.getByRole('button', { name: said.ask })).toHaveCount(0)
})

test('what is typed fast is named as it was typed, however late it is drawn', async ({ page, ines }) => {
  const { id } = await ines.client.wins.create({ title: 'Halved the query' })
  const asked = ['SQL', 'Plotly', 'Figma', 'Tin whispering']
  await page.goto(`/career/wins/${id}`)
  await hydrated(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const name of asked) {
    await page.getByRole('button', { name: words.names.add.skills }).click()
    await expect(page.getByRole('combobox', { name: words.names.find.skills })).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: words.names.find.skills })).toBeHidden()
  }
  await expect.poll(async () => (await ines.client.wins.get(id)).skills).toEqual(asked)
})
