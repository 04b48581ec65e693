import type { Locator } from '@playwright/test'
import { careerTrash } from '../src/messages/career-trash.ts'
import { changes } from '../src/messages/changes.ts'
import { edition } from '../src/messages/edition.ts'
import { resumeChoice as choice, resumeCoverage as cover, resume as words } from '../src/messages/resume.ts'
import { isThereAgain } from './support/is-there.ts'
import { drag } from './support/layouts.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { resumeOf } from './support/resume-of.ts'
import { expect, test } from './support/test.ts'
import { fingerOn } from './support/touch.ts'

const sheet = '.sheet svg text'

test('a version that is thrown away comes back from the trash of Career', async ({ page, ines }) => {
  const { id } = await ines.client.resumes.create({ name: 'For Ostrava' })
  await page.goto('/career/resumes')
  await page.getByRole('button', { name: words.removeOf('For Ostrava') }).click()
  await expect(page.getByRole('link', { name: 'For Ostrava' })).toHaveCount(0)
  await page.getByRole('link', { name: careerTrash.title, exact: true }).click()
  await page.getByRole('button', { name: careerTrash.restoreOf('For Ostrava') }).click()
  await isThereAgain(() => ines.client.resumes.get(id))
})

test('a version is made with what may be public, and its page is real text with nothing else on it', async ({ page, ines }) => {
  const { version } = await resumeOf(ines)
  await page.goto('/career/resumes')
  await page.getByLabel(words.add.label).fill('For Ostrava')
  await page.getByRole('button', { name: words.add.button }).click()
  await page.waitForURL(/\/career\/resumes\/[\w-]{36}$/)
  await expect(page.locator('.sheet')).toContainText('Cut stock-outs')
  await expect(page.locator('.sheet')).not.toContainText('tins')
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await expect(page.locator(sheet).filter({ hasText: 'March 2023 to now' })).toHaveCount(1)
  // What may not stand on it has nothing that looks as if it could be ticked.
  const locked = page.locator('.pick').filter({ hasText: 'Held £61,000' })
  await expect(locked).toContainText(choice.notPublic.review)
  await expect(locked.getByRole('checkbox')).toHaveCount(0)
  await expect(locked.getByRole('button', { name: choice.makePublicOf('Held £61,000 of tins') })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})

for (const template of ['ledger', 'column', 'plain'] as const)
  test(`on the page each line has the words and the width it has in the document (${template})`, async ({ page, ines }) => {
    const { version } = await resumeOf(ines)
    await ines.client.resumes.edit(version.id, { template })
    const { layout } = await ines.client.resumes.layout(version.id)
    await page.goto(`/career/resumes/${version.id}`)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    const drawn = await page
      .locator(sheet)
      .evaluateAll((lines) => lines.map((line) => ({ text: line.textContent, width: (line as SVGTextElement).getComputedTextLength() })))
    const set = layout.pages.flatMap(({ lines }) => lines)
    expect(drawn.map(({ text }) => text)).toEqual(set.map(({ text }) => text))
    // Within a document's line a blank at its end counts; on the page it does not.
    const other = drawn.filter(({ width }, at) => Math.abs(width - (set[at]?.width ?? 0)) > (set[at]?.width ?? 0) * 0.02 + 6)
    expect(other).toEqual([])
  })

test('lines are left out, and moved by keys and by mouse, and the page follows', async ({ page, ines }) => {
  const { version, cut, moved, experienceId } = await resumeOf(ines)
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  const order = async () => {
    const { sections } = await ines.client.resumes.get(version.id)
    return sections.flatMap(({ items }) => items.find(({ id }) => id === experienceId)?.lines.map(({ id }) => id) ?? [])
  }
  await page.getByRole('checkbox', { name: 'Wrote the Monday page' }).uncheck()
  await expect(page.locator('.sheet')).not.toContainText('Wrote the Monday page')
  expect(await order()).toEqual([cut.id, moved.id])
  await page.getByRole('button', { name: choice.up(moved.title) }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([moved.id, cut.id])
  const row = (title: string) => page.locator('.pick').filter({ hasText: title })
  await drag(page, row(cut.title), row(moved.title), { x: 0.5, y: 0.2 })
  await expect.poll(order).toEqual([cut.id, moved.id])
})

test('a line is said in other words, with the original beside it, and says when that was changed since', async ({
  page,
  ines,
  expectedComplaints,
}) => {
  // What the page that goes has sent, the page that comes sends again.
  expectedComplaints.push(/status of 412/)
  const { version, cut } = await resumeOf(ines)
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  const pencil = page.getByRole('button', { name: choice.rewordOf(cut.title) })
  const field = page.getByRole('textbox', { name: choice.reword })
  await pencil.click()
  await expect(field).toBeFocused()
  await field.fill('Halved stock-outs')
  await page.reload()
  await hydrated(page)
  await expect(page.locator('.sheet')).toContainText('Halved stock-outs')
  await expect(page.getByRole('checkbox', { name: /^Halved stock-outs/ })).toBeChecked()
  await pencil.click()
  await expect(field).toHaveValue('Halved stock-outs')
  await field.fill('Halved stock-outs on forty lines')
  // The press is where the button stood before leaving the field saved.
  const done = await page.getByRole('button', { name: choice.close }).boundingBox()
  await page.mouse.click((done?.x ?? 0) + 10, (done?.y ?? 0) + 10)
  await expect(field).toHaveCount(0)
  await expect(pencil).toBeFocused()
  await expect(page.locator('.sheet')).toContainText('Halved stock-outs on forty lines')
  await ines.client.wins.edit(cut.id, { title: 'Cut stock-outs from 6.8 to 2.9 %' })
  await page.reload()
  await expect(page.getByText(choice.changedSince)).toBeVisible()
  await expect(page.locator('.reword-original')).toContainText('2.9 %')
  await page.getByRole('button', { name: choice.keepOwn }).click()
  await expect(page.getByText(choice.changedSince)).toHaveCount(0)
})

test('a line for reviews is made public where it stands, a skill that is only named is listed, and what is left is taken at once', async ({
  page,
  ines,
}) => {
  const { version, cut, moved, secret, experienceId } = await resumeOf(ines)
  await ines.client.experiences.edit(experienceId, { skills: ['Route planning'] })
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: choice.makePublicOf(secret.title) }).click()
  await expect(page.getByRole('checkbox', { name: /Held £61,000/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Held £61,000/ })).toBeFocused()
  await expect(page.locator('.sheet')).toContainText('tins')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.sheet')).not.toContainText('tins')
  await expect.poll(async () => (await ines.client.wins.get(secret.id)).confidentiality).toBe('review')
  await page.getByRole('checkbox', { name: /^Route planning/ }).click()
  await expect(page.locator('.sheet')).toContainText('Route planning')
  await expect(page.getByRole('checkbox', { name: 'Route planning', exact: true })).toBeChecked()
  await page.getByRole('checkbox', { name: moved.title }).uncheck()
  await page.getByRole('checkbox', { name: cut.title }).uncheck()
  await page.getByRole('button', { name: choice.takeAll(2) }).click()
  await expect(page.locator('.sheet')).toContainText(cut.title)
  await expect(page.locator('.sheet')).toContainText(moved.title)
})

test('where no win may be shown yet, one press allows all that are for reviews and puts them on, until that is undone', async ({
  page,
  ines,
}) => {
  const { client } = ines
  const job = { position: 'Planner', organisation: 'Quillmere Freight' }
  const { id: experienceId } = await client.experiences.create({ kind: 'work', ...job, startDate: '2019', endDate: '2021' })
  const win = (title: string, confidentiality: 'review' | 'private') => client.wins.create({ title, confidentiality, experienceId })
  const [first, second, secret] = [
    await win('Halved the empty runs', 'review'),
    await win('Trained two drivers', 'review'),
    await win('Settled a quarrel', 'private'),
  ]
  const version = await client.resumes.create({ name: 'For the lead role' })
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await expect(page.getByText(choice.noneShown)).toBeVisible()
  await page.getByRole('button', { name: choice.takeAllOf(choice.makeAllPublic(2), job.position) }).click()
  for (const { title } of [first, second]) {
    await expect(page.getByRole('checkbox', { name: title })).toBeChecked()
    await expect(page.locator('.sheet')).toContainText(title)
  }
  await expect(page.getByText(choice.noneShown)).toHaveCount(0)
  const shared = async () => Promise.all([first, second, secret].map(async ({ id }) => (await client.wins.get(id)).confidentiality))
  await expect.poll(shared).toEqual(['public', 'public', 'private'])
  await expect(page.locator('.sheet')).not.toContainText(secret.title)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(shared).toEqual(['review', 'review', 'private'])
  await expect(page.getByText(choice.noneShown)).toBeVisible()
  await expect(page.locator('.sheet')).not.toContainText(first.title)
})

test('a win that stands nowhere is named, counts among no lines, and is placed where it belongs by two presses', async ({ page, ines }) => {
  const { version, experienceId } = await resumeOf(ines)
  const stray = await ines.client.wins.create({ title: 'Won the tender', confidentiality: 'public', happenedOn: '2025-09' })
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  const nowhere = page.getByRole('region', { name: choice.nowhere(1) })
  await expect(page.getByRole('heading', { name: choice.title })).toContainText(choice.lines(3, 4))
  await expect(nowhere.getByRole('link', { name: stray.title })).toHaveAttribute('href', `/career/wins/${stray.id}`)
  await nowhere.getByRole('button', { name: choice.placeOf(stray.title) }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await nowhere.getByRole('button', { name: 'Senior supply-chain analyst, Pellworth Kitchenware' }).click()
  await expect(page.getByRole('checkbox', { name: stray.title })).toBeChecked()
  await expect(page.locator('.sheet')).toContainText(stray.title)
  await expect(nowhere).toHaveCount(0)
  await expect(page.getByRole('heading', { name: choice.title })).toBeFocused()
  await expect.poll(async () => (await ines.client.wins.get(stray.id)).experienceId).toBe(experienceId)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(nowhere).toBeVisible()
  await expect(page.locator('.sheet')).not.toContainText(stray.title)
})

test('a row that is pointed at marks its line on the page', async ({ page, ines }) => {
  const { version, cut } = await resumeOf(ines)
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await page.locator('.pick').filter({ hasText: cut.title }).hover()
  await expect(page.locator('.sheet-hot').first()).toBeVisible()
})

test('a row that has the focus marks its line, and a press on a line leads to its row', async ({ page, ines }) => {
  const { version, cut, moved, highlight } = await resumeOf(ines)
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await page.getByRole('checkbox', { name: moved.title }).focus()
  await expect(page.locator('.sheet-hot').first()).toBeVisible()
  const line = page.locator(sheet).filter({ hasText: cut.title })
  await line.hover()
  await expect(page.locator('.pick[data-hot]')).toHaveText(new RegExp(cut.title))
  await line.click()
  await expect(page.getByRole('checkbox', { name: cut.title })).toBeFocused()
  await page
    .locator(sheet)
    .filter({ hasText: highlight?.text ?? '' })
    .click()
  await expect(page.getByRole('checkbox', { name: highlight?.text ?? '' })).toBeFocused()
})

test('Alt and an arrow move a line, and sections and records are dragged as lines are', async ({ page, ines }) => {
  const { version, cut, moved } = await resumeOf(ines)
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  const stored = () => ines.client.resumes.get(version.id)
  const lines = async () => (await stored()).sections.flatMap(({ items }) => items.flatMap((item) => item.lines.map(({ id }) => id)))
  await page.getByRole('checkbox', { name: moved.title }).press('Alt+ArrowUp')
  await expect.poll(async () => (await lines()).filter((id) => id === cut.id || id === moved.id)).toEqual([moved.id, cut.id])
  await expect(page.getByRole('checkbox', { name: moved.title })).toBeFocused()
  const head = (name: string) => page.getByRole('region', { name, exact: true }).locator('.part-head')
  const kinds = async () => (await stored()).sections.map(({ kind }) => kind)
  const before = await kinds()
  expect(before.slice(0, 2)).toEqual(['summary', 'work'])
  await drag(page, head(choice.kinds.work), head(choice.kinds.summary), { x: 0.5, y: 0.2 })
  await expect.poll(async () => (await kinds()).slice(0, 2)).toEqual(['work', 'summary'])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('lines, records and sections are moved by pressing them long', async ({ page, ines }) => {
    const { version, cut, moved, experienceId } = await resumeOf(ines)
    const other = await ines.client.experiences.create({ kind: 'work', position: 'Logistics planner', startDate: '2019', endDate: '2022' })
    const sections = (await ines.client.resumes.create({ name: 'Both' })).sections
    await ines.client.resumes.edit(version.id, { sections })
    await page.goto(`/career/resumes/${version.id}`)
    await hydrated(page)
    const finger = await fingerOn(page)
    const stored = async () => (await ines.client.resumes.get(version.id)).sections
    const carry = async (item: Locator, to: Locator) => {
      // Both around the middle: near an edge the page scrolls on under a finger that carries.
      const [from, over] = [await item.boundingBox(), await to.boundingBox()]
      await page.evaluate((middle) => scrollBy(0, middle - innerHeight / 2), ((from?.y ?? 0) + (over?.y ?? 0)) / 2)
      await finger.press(item)
      await finger.moveOver(to)
      await finger.lift()
    }
    const line = (title: string) => page.locator('.pick').filter({ hasText: title })
    await carry(line(moved.title), line(cut.title))
    const lines = async () => (await stored()).flatMap(({ items }) => items.flatMap((item) => item.lines.map(({ id }) => id)))
    await expect.poll(async () => (await lines()).filter((id) => id === cut.id || id === moved.id)).toEqual([moved.id, cut.id])
    const record = (name: string) => page.locator('.part-row.movable').filter({ hasText: name })
    await carry(record('Logistics planner'), record('Senior supply-chain analyst'))
    await expect
      .poll(async () => (await stored()).find(({ kind }) => kind === 'work')?.items.map(({ id }) => id))
      .toEqual([other.id, experienceId])
    const head = (name: string) => page.getByRole('region', { name, exact: true }).locator('.part-head')
    await carry(head(choice.kinds.work), head(choice.kinds.summary))
    await expect.poll(async () => (await stored()).slice(0, 2).map(({ kind }) => kind)).toEqual(['work', 'summary'])
  })
})

test('what is changed of the master elsewhere is on the open page', async ({ page, ines }) => {
  const { version, cut } = await resumeOf(ines)
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await ines.client.wins.edit(cut.id, { title: 'Cut stock-outs by more than half' })
  await expect(page.locator('.sheet')).toContainText('by more than half')
  await expect(page.getByRole('checkbox', { name: /by more than half/ })).toBeChecked()
})

test('what a parser reads stands beside each line, and is the same', async ({ page, ines }) => {
  const { version } = await resumeOf(ines)
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await page.getByRole('tab', { name: words.views.parser }).click()
  await expect(page.getByText(words.parsed.same)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Pellworth Kitchenware' }).getByRole('cell')).toHaveCount(2)
})

test('documents are downloaded under the name of the person, and for whom is noted over nothing that was noted elsewhere', async ({
  page,
  ines,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 412|ERR_FAILED/)
  const { version } = await resumeOf(ines)
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  for (const format of ['pdf', 'docx', 'json'] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: words.exports[format], exact: true }).click()
    expect((await download).suggestedFilename()).toBe(`Ines Varga, Résumé.${format}`)
  }
  await expect(page.getByRole('region', { name: cover.editions.title }).getByText(cover.editions.current)).toHaveCount(3)
  const note = page.getByRole('region', { name: cover.editions.title }).getByLabel(edition.note).first()
  await note.fill('Sent to Ruth')
  await note.blur()
  const kept = async () => (await ines.client.resumes.editions(version.id)).items[0]
  await expect.poll(async () => (await kept())?.note).toBe('Sent to Ruth')
  // The page is not told in time.
  await page.route('**/resumes/*/editions*', (route) => route.abort())
  await ines.client.editions.edit((await kept())?.id ?? '', { note: 'Sent to Omar' })
  await note.fill('Sent to Ruth and Dev')
  await note.blur()
  const between = page.getByRole('alert').filter({ hasText: 'Sent to Omar' })
  await expect(between).toContainText('Sent to Ruth and Dev')
  expect((await kept())?.note).toBe('Sent to Omar')
  await between.getByRole('button', { name: changes.conflict.keepMine }).click()
  await expect.poll(async () => (await kept())?.note).toBe('Sent to Ruth and Dev')
})

test('what the head and the summary take from the profile is said where it is missing, and leads there', async ({ page, ines }) => {
  await ines.client.profile.edit({ phone: '+44 113 496 0000' })
  const { id } = await ines.client.resumes.create({ name: 'For the lead role' })
  await page.goto(`/career/resumes/${id}`)
  await hydrated(page)
  const head = page.getByRole('group', { name: choice.contact })
  await expect(head.locator('.part-row', { hasText: choice.contacts.location })).toContainText(choice.notInProfile)
  await expect(head.locator('.part-row', { hasText: choice.contacts.phone })).not.toContainText(choice.notInProfile)
  await head.getByRole('checkbox', { name: choice.contacts.location }).uncheck()
  await expect(head.locator('.part-row', { hasText: choice.contacts.location })).not.toContainText(choice.notInProfile)
  await head.getByRole('link', { name: choice.toProfile }).click()
  await expect(page).toHaveURL('/profile')
})

test('of many wins some hundred are on the page, and the rest are read once somebody asks for them', async ({ page, ines }) => {
  const { client } = ines
  const { id: experienceId } = await client.experiences.create({ kind: 'work', position: 'Planner', organisation: 'Calder Freight' })
  const made = Array.from({ length: 420 }, (_, at) =>
    client.wins.create({ title: `Planned round ${at}`, experienceId: at % 2 ? experienceId : null }),
  )
  await Promise.all(made)
  const { id } = await client.resumes.create({ name: 'For Ostrava' })
  await client.resumes.edit(id, { sections: [{ kind: 'work', title: '', items: [{ id: experienceId, hasSummary: false, lines: [] }] }] })
  const html = await (await page.goto(`/career/resumes/${id}`))?.text()
  expect(html?.match(/Planned round/g)?.length).toBeLessThan(1_200)
  await hydrated(page)
  await expect(page.locator('#nowhere')).toContainText('210')
  await expect(page.locator('.nowhere > ul > li')).toHaveCount(100)
  await expect(page.locator('.picks > li')).toHaveCount(100)
  expect(await accessibilityFaults(page)).toEqual([])
  const work = page.getByRole('region', { name: choice.kinds.work })
  await work.getByRole('button', { name: choice.showMore(100, 110) }).click()
  await expect(page.locator('.picks > li')).toHaveCount(200)
  await work.getByRole('searchbox').fill('round 1')
  await expect(page.locator('.picks > li')).toHaveCount(56)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowsSideways(page)).toBe(false)
})
