import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { edition } from '../src/messages/edition.ts'
import { packet as words } from '../src/messages/packet.ts'
import { packetList } from '../src/messages/packet-list.ts'
import { expectGoodLooks } from './support/looks.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const today = Temporal.Now.plainDateISO('Europe/Vienna')
const day = (ago: number) => today.subtract({ days: ago }).toString()
const range = { from: day(120), until: day(-10) }

/** Wins of some months, one of them nobody's business, and a goal on its way. */
async function months({ client }: SignedIn) {
  const order = await client.wins.create({
    title: 'Found the order that had bent the bakeware forecast',
    text: 'One trade fair had bought 4,180 units, and the model had taken them for demand.',
    happenedOn: day(10),
    metric: { baseline: '69', value: '78', unit: '%', of: 'accuracy of the bakeware forecast' },
    competencies: ['Forecasting'],
  })
  const meeting = await client.wins.create({
    title: 'Cut the weekly planning meeting',
    text: 'I write the numbers down the day before.',
    happenedOn: day(40),
    metric: { baseline: '55', value: '20', unit: 'min' },
    competencies: ['Focus'],
  })
  await client.wins.create({ title: 'Taught two planners to set cover weeks', happenedOn: day(30), competencies: ['Focus'] })
  await client.wins.create({ title: 'Stayed calm in the quarrel', happenedOn: day(20), confidentiality: 'private' })
  const goal = await client.goals.create({
    title: 'Stock-outs to 3 %',
    metric: { type: 'percent', start: '6.8', target: '3' },
    startDate: day(100),
    endDate: day(-30),
  })
  for (const [ago, value] of [
    [80, '6.1'],
    [50, '5.2'],
    [20, '4.4'],
  ] as const)
    await client.checkIns.create(goal.id, { localDate: day(ago), value })
  return { order, meeting, goal }
}

async function opened(page: Page, { client }: SignedIn) {
  const packet = await client.reviewPackets.create({ ...range, audience: 'Ruth Callan' })
  await page.goto(`/career/packets/${packet.id}`)
  await hydrated(page)
  return packet
}

const text = (page: Page) => page.locator('.packet article')

test('a packet is drafted from the list, for somebody, by days, and said in another language', async ({ page, ines }) => {
  await months(ines)
  await page.goto('/career/packets')
  await hydrated(page)
  await expect(page.getByLabel(words.fields.from, { exact: true })).toBeHidden()
  await page.getByLabel(packetList.own, { exact: true }).check()
  await page.getByLabel(words.fields.from, { exact: true }).fill(range.from)
  await page.getByLabel(words.fields.until, { exact: true }).fill(range.until)
  await page.getByLabel(words.fields.audience, { exact: true }).fill('Ruth Callan')
  await page.getByRole('button', { name: packetList.draft, exact: true }).click()
  await expect(text(page)).toContainText('Accuracy of the bakeware forecast rose from 69 to 78 %.')
  await expect(text(page)).toContainText('For Ruth Callan. Drawn from 2 wins and 1 goal')
  await page.getByText(words.range.open).click()
  await page.getByLabel(words.fields.language, { exact: true }).selectOption('de')
  await page.getByRole('button', { name: words.range.save, exact: true }).click()
  await expect(text(page)).toContainText('Accuracy of the bakeware forecast: von 69 auf 78 % gestiegen.')
  await expect(page.locator('.packet-part').first()).toContainText('Kurz gefasst')
  await expect(page.locator('.packet-part > h2').first()).toHaveAttribute('lang', 'de')
  await page.goto('/career/packets')
  await expect(page.locator('.packet-list')).toContainText(' – ')
  await expect(page.locator('.packet-list')).toContainText(/for Ruth Callan, drafted .+, grows until you mark it as sent/)
})

test('a goal tagged as of private life is left out by itself, any other by a press at its source, and later packets leave it out too', async ({
  page,
  ines,
}) => {
  const { goal } = await months(ines)
  const run = await ines.client.goals.create({
    title: 'Run 300 kilometres',
    metric: { type: 'number', target: '300', unit: 'km', aggregation: 'sum' },
    tags: ['running'],
    startDate: day(100),
    endDate: day(-30),
  })
  await ines.client.checkIns.create(run.id, { localDate: day(20), value: '120' })
  const { id } = await opened(page, ines)
  const out = page.getByRole('region', { name: words.leftOut.title })
  await expect(out.getByText(words.leftOut.why.personal)).toBeVisible()
  await expect(page.locator('.packet-part').filter({ hasText: 'kilometres' })).toHaveCount(0)
  await expect(page.locator('.packet-part').filter({ hasText: 'Stock-outs' }).first()).toBeVisible()
  await page
    .getByRole('button', { name: words.leaveOutOf(goal.title) })
    .first()
    .click()
  await expect(page.locator('.packet-part').filter({ hasText: 'Stock-outs' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: words.leftOut.title })).toBeFocused()
  await expect(out.getByRole('button', { name: words.leftOut.putInOf(goal.title) })).toBeVisible()
  const saysIt = async (packetId: string) => JSON.stringify((await ines.client.reviewPackets.get(packetId)).sections).includes(goal.id)
  expect(await saysIt(id)).toBe(false)
  expect(await saysIt((await ines.client.reviewPackets.create(range)).id)).toBe(false)
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(page.locator('.packet-part').filter({ hasText: 'Stock-outs' }).first()).toBeVisible()
  expect(await saysIt((await ines.client.reviewPackets.create(range)).id)).toBe(true)
})

test('a paragraph is edited by a button that is there before it is pointed at', async ({ page, ines }) => {
  await months(ines)
  await opened(page, ines)
  await page.mouse.move(0, 0)
  const edits = page.getByRole('button', { name: words.editPart('Focus'), exact: true })
  await expect(edits).toHaveCSS('opacity', '1')
  await expect(edits).toBeInViewport()
})

test('a mark and its source light each other up, by pointer and by key', async ({ page, ines }) => {
  await months(ines)
  await opened(page, ines)
  const mark = page.locator('.packet-part').first().locator('.mark-src').first()
  await mark.focus()
  await expect(page.locator('.packet-part').first().locator('.sources .is-on')).toHaveCount(1)
  await expect(page.locator('.packet-part').first().locator('.cited')).not.toHaveCount(0)
  const source = page.locator('.packet-part').nth(1).locator('.sources li').first()
  await source.hover()
  await expect(page.locator('.packet-part').nth(1).locator('.cited')).not.toHaveCount(0)
})

test('a paragraph is edited in place without losing its sources, and that is taken back', async ({ page, ines }) => {
  await months(ines)
  const { id } = await opened(page, ines)
  await page.getByRole('button', { name: words.editPart('Focus'), exact: true }).click()
  const field = page.getByLabel(words.editLabel)
  await field.fill('The weekly planning meeting is cut now. I write all the numbers down the day before. I am proud of it.')
  await field.press('Control+Enter')
  const part = page.locator('.packet-part', { hasText: 'I am proud of it.' })
  await expect(part.locator('.mark-src')).toHaveText(['1', '1', '∗'])
  await expect(part.getByText(words.ownSource)).toBeVisible()
  await expect(page.getByText(words.saved({ sources: 1, lost: 0, bare: 1 }), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.editPart('Focus'), exact: true })).toBeFocused()
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(text(page)).not.toContainText('I am proud of it.')
  await expect.poll(async () => JSON.stringify((await ines.client.reviewPackets.get(id)).sections)).not.toContain('proud')
})

test.describe('with a network that comes and goes', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|412 \(Precondition Failed\)/] })

  test('what is written outlives the page and a lost network, and never writes over what was changed elsewhere', async ({ page, ines }) => {
    await months(ines)
    const { id } = await opened(page, ines)
    const field = page.getByLabel(words.editLabel)
    const edits = page.getByRole('button', { name: words.editPart('Focus'), exact: true })
    const now = async () => JSON.stringify((await ines.client.reviewPackets.get(id)).sections)
    await edits.click()
    await field.fill('I cut the weekly planning meeting in half.')
    await page.reload()
    await hydrated(page)
    await expect(field).toHaveValue('I cut the weekly planning meeting in half.')
    await expect(page.getByText(words.writing.restored)).toBeVisible()

    await page.context().setOffline(true)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.writing.waits['no-network'])).toBeVisible()
    expect(await now()).not.toContain('in half')
    await page.context().setOffline(false)
    await expect.poll(now).toContain('in half')
    await expect(edits).toBeFocused()

    await edits.click()
    await field.fill('Mine: the meeting takes twenty minutes.')
    const packet = await ines.client.reviewPackets.get(id)
    const paragraph = packet.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .find(({ sentences }) => sentences.some(({ text }) => text.includes('in half')))
    await ines.client.reviewPackets.rewrite(id, { paragraphId: paragraph?.id ?? '', text: 'Theirs: the meeting is shorter.' })
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.writing.changed)).toBeVisible()
    await expect(page.getByText('Theirs: the meeting is shorter.')).toBeVisible()
    await expect(field).toHaveValue('Mine: the meeting takes twenty minutes.')
    expect(await now()).toContain('Theirs')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: words.writing.keepMine, exact: true }).click()
    await expect.poll(now).toContain('Mine: the meeting takes twenty minutes.')
  })
})

test('own words are linked to a win', async ({ page, ines }) => {
  await months(ines)
  await opened(page, ines)
  await page.getByRole('button', { name: words.editPart('Focus'), exact: true }).click()
  const field = page.getByLabel(words.editLabel)
  await field.press('End')
  await field.pressSequentially(' I am proud of it.')
  await page.getByRole('button', { name: words.save, exact: true }).click()
  const link = page.getByRole('button', { name: words.linkFor('I am proud of it.') })
  await link.click()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await link.press('Enter')
  await page.getByRole('combobox', { name: words.linkTitle }).pressSequentially('trade fair')
  await expect(page.locator('.packet-link').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.packet-link').getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.ownSource)).toHaveCount(0)
  await expect(page.locator('.sources a:focus')).toHaveText('Found the order that had bent the bakeware forecast')
})

test('sections and paragraphs are added, moved and taken out; what was taken out can be put in again', async ({ page, ines }) => {
  await months(ines)
  await opened(page, ines)
  const headings = page.locator('.packet-part > h2')
  const before = await headings.allTextContents()
  await page.getByText(words.range.open).click()
  await page.getByRole('button', { name: words.actOn(words.up, before[1] as string), exact: true }).click()
  await expect(headings.first()).toHaveText(before[1] as string)
  await page.getByRole('button', { name: words.actOn(words.remove, 'Focus'), exact: true }).click()
  await expect(headings.filter({ hasText: 'Focus' })).toHaveCount(0)
  await page.getByRole('button', { name: words.addSection, exact: true }).click()
  await expect(headings.last()).toHaveText(words.newHeading)
  const planners = 'Taught two planners to set cover weeks'
  await expect(page.locator('.left-out').first()).toContainText(`${words.leftOut.why['no-number']}`)
  await expect(page.locator('.left-out').first()).toContainText(words.leftOut.why.private)
  await expect(page.locator('.left-out .knot').first()).toBeVisible()
  await expect(page.locator('.left-out .knot.ring')).toHaveCount(0)
  await page.getByRole('button', { name: words.leftOut.putInOf(planners) }).click()
  await expect(text(page).locator('.packet-paragraph', { hasText: 'taught two planners' })).toBeVisible()
})

test('what was drawn in is taken back, and may be drawn again', async ({ page, ines }) => {
  await months(ines)
  const { id } = await opened(page, ines)
  await ines.client.wins.create({
    title: 'Found a second supplier',
    happenedOn: day(5),
    metric: { baseline: '9', value: '4', unit: 'd', of: 'delay' },
    competencies: ['Focus'],
  })
  await page.goto(`/career/packets/${id}`)
  await hydrated(page)
  const draw = page.getByRole('button', { name: words.draw, exact: true })
  await draw.click()
  await expect(text(page)).toContainText('found a second supplier')
  await expect(draw).toHaveCount(0)
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(text(page).locator('.packet-part', { hasText: 'found a second supplier' })).toHaveCount(0)
  await expect(draw).toBeVisible()
})

test('a number corrected at its source is named, and taken by one click', async ({ page, ines }) => {
  const { meeting } = await months(ines)
  const { id } = await opened(page, ines)
  await ines.client.wins.edit(meeting.id, { metric: { baseline: '55', value: '22', unit: 'min' } })
  await page.goto(`/career/packets/${id}`)
  await hydrated(page)
  await expect(page.getByText(words.changed('55 → 20', '55 → 22'))).toBeVisible()
  await page.getByRole('button', { name: words.take, exact: true }).first().click()
  await expect(text(page)).toContainText('from 55 to 22 minutes')
  await expect(page.getByText(words.changed('55 → 20', '55 → 22'))).toHaveCount(0)
})

test('it is saved as PDF, Word and Markdown, without what is private, and each is noted until it is older', async ({ page, ines }) => {
  const { meeting, order } = await months(ines)
  const { id } = await opened(page, ines)
  for (const [name, begin] of [
    [words.pdf, '%PDF'],
    [words.word, 'PK'],
    [words.markdown, '# '],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name, exact: true }).click()
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, begin.length).toString()).toBe(begin)
    expect(file.toString()).not.toContain('quarrel')
  }
  await expect(page.locator('.packet-editions li')).toHaveCount(3)
  await ines.client.wins.edit(order.id, { confidentiality: 'private' })
  await page.reload()
  await expect(page.locator('.is-withheld').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('main').innerText()
  expect(printed).toContain('I write the numbers down the day before.')
  expect(printed).not.toMatch(/bakeware|grows until you mark it as sent|Thread/)
  await page.emulateMedia({ media: null })
  await ines.client.wins.edit(order.id, { confidentiality: 'review' })
  await page.reload()
  await expect(page.locator('.packet-editions li')).toHaveCount(3)
  await expect(page.locator('.packet-editions')).toContainText(words.editions.current)
  await ines.client.wins.edit(meeting.id, { metric: { baseline: '55', value: '22', unit: 'min' } })
  await page.goto(`/career/packets/${id}`)
  await expect(page.locator('.packet-editions li').first()).toContainText('older: numbers changed since')

  await hydrated(page)
  const first = page.locator('.packet-editions li').first().getByLabel(edition.note)
  const note = async () => (await ines.client.reviewPackets.state(id)).editions[0]?.note
  await first.fill('Ruth Callan')
  await first.press('Enter')
  await expect.poll(note).toBe('Ruth Callan')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(note).toBe('')
  await expect(first).toHaveValue('')
})

test('a packet that was sent stays as it is; thrown away, it comes back', async ({ page, ines }) => {
  await months(ines)
  const { id } = await opened(page, ines)
  await page.getByText(words.range.open).click()
  await page.getByRole('button', { name: words.range.sent, exact: true }).click()
  await expect(text(page)).toContainText(words.stands(true))
  await page.getByText(words.range.open).click()
  await page.getByRole('button', { name: words.range.remove, exact: true }).click()
  await expect(page.getByText(packetList.removed)).toBeVisible()
  await page.getByRole('button', { name: packetList.restore, exact: true }).click()
  await expect(page).toHaveURL(`/career/packets/${id}`)
})

test('packets are accessible, keep still and fit, in both themes and widths', async ({ page, ines }) => {
  await months(ines)
  const { id } = await opened(page, ines)
  for (const path of ['/career/packets', `/career/packets/${id}`, '/career/packets/gone'])
    await expectGoodLooks(page, () => page.goto(path))
})
