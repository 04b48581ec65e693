import type { Locator, Page } from '@playwright/test'
import type { Experience } from '@throughline/core/career'
import type { SignedIn } from '@throughline/harness'
import { writeSampleExperience } from '@throughline/sample-data'
import { experience as words } from '../src/messages/career-experience.ts'
import { rows } from '../src/messages/career-rows.ts'
import { careerTrash } from '../src/messages/career-trash.ts'
import { changes } from '../src/messages/changes.ts'
import { isThereAgain } from './support/is-there.ts'
import { drag } from './support/layouts.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { fingerOn } from './support/touch.ts'

async function open(page: Page, path = '/career/experience') {
  await page.goto(path)
  await hydrated(page)
}

const row = (page: Page, name: string) =>
  page
    .locator('.movable')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first()
const section = (page: Page, kind: Experience['kind']) => page.getByRole('region', { name: words.kinds[kind] })
const names = (page: Page, kind: Experience['kind']) => section(page, kind).locator('.position a')
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const saved = (ines: SignedIn, id: string) => expect.poll(() => ines.client.experiences.get(id))

async function write(page: Page, label: string, text: string) {
  await field(page, label).fill(text)
  await field(page, label).press('Tab')
}

/** Writes into the row for a new one of a list. */
async function addRow(page: Page, list: string, values: readonly string[]) {
  const inputs = page.getByRole('group', { name: list }).locator('.row-new [data-field]')
  for (const [at, value] of values.entries()) await inputs.nth(at).fill(value)
  await inputs.first().press('Enter')
}

test('a position is added, opened, dated as it was said, and taken back', async ({ page, ines }) => {
  await open(page)
  await expect(page.getByText(words.empty.title)).toBeVisible()
  await page.getByRole('button', { name: words.add.button }).click()
  await expect(page.getByText(words.add.nothing)).toBeVisible()
  await field(page, words.position.work).fill('Night nurse')
  await field(page, words.organisation.work).fill('Harbour Clinic')
  await page.keyboard.press('Enter')
  await expect(names(page, 'work')).toHaveText('Night nurse')
  await page.getByRole('link', { name: 'Night nurse' }).click()
  await hydrated(page)

  await write(page, words.page.start, 'soon')
  await expect(page.getByText(rows.notADate)).toBeVisible()
  const [{ id }] = (await ines.client.experiences.list()).items as [Experience]
  await write(page, words.page.start, 'Aug 21 – 09/23')
  await saved(ines, id).toMatchObject({ startDate: '2021-08', endDate: '2023-09', isOngoing: false })
  await expect(field(page, words.page.start)).toHaveValue('August 2021')
  await expect(field(page, words.page.end)).toHaveValue('September 2023')
  await write(page, words.page.start, '2021')
  await write(page, words.page.end, '2024-3')
  await saved(ines, id).toMatchObject({ startDate: '2021', endDate: '2024-03', isOngoing: false })
  await page.getByRole('checkbox', { name: words.page.ongoing }).check()
  await saved(ines, id).toMatchObject({ endDate: null, isOngoing: true })
  await page.getByRole('button', { name: changes.undo }).click()
  await saved(ines, id).toMatchObject({ endDate: '2024-03', isOngoing: false })

  await page.getByRole('navigation', { name: words.page.where }).getByRole('link', { name: words.page.back }).click()
  await expect(row(page, 'Night nurse')).toContainText('2021 to March 2024, about 3 years')
})

test('when it was is said as it is added, where one likes, and what is no date is asked for again', async ({ page, ines }) => {
  await open(page)
  await field(page, words.position.work).fill('Night nurse')
  await field(page, words.page.start).fill('March 2021')
  await field(page, words.page.end).fill('2020')
  await page.keyboard.press('Enter')
  await expect(page.getByText(rows.endsBefore)).toBeVisible()
  await expect(field(page, words.page.end)).toBeFocused()
  await page.getByRole('checkbox', { name: words.add.worksHere }).check()
  await expect(field(page, words.page.end)).toBeHidden()
  await page.getByRole('button', { name: words.add.button }).click()
  await expect(row(page, 'Night nurse')).toContainText('March 2021 to now')
  const kept = async () => (await ines.client.experiences.list()).items[0]
  await expect.poll(kept).toMatchObject({ startDate: '2021-03', endDate: null, isOngoing: true })
  await page.getByRole('combobox', { name: words.add.kind }).selectOption('award')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await field(page, words.position.award).fill('Nurse of the year')
  await field(page, words.page.date).fill('2022')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Nurse of the year')).toContainText('2022')
})

const line = { position: 'A name', organisation: 'With somebody', location: 'Leeds' }
// A volunteer's fields are those of work, a publication's those of an award.
for (const kind of ['work', 'education', 'project', 'certificate', 'award'] as const)
  test(`every field of ${words.kinds[kind].toLowerCase()} is reached and kept`, async ({ page, ines }) => {
    const { id } = await ines.client.experiences.create({ kind })
    await open(page, `/career/experience/${id}`)
    const isMoment = ['certificate', 'award', 'publication'].includes(kind)
    await write(page, words.position[kind], line.position)
    await write(page, words.organisation[kind], line.organisation)
    await write(page, words.page.location, line.location)
    await write(page, words.page.url, 'stock.example')
    await expect(page.getByText(rows.notAnAddress)).toBeVisible()
    await write(page, words.page.url, 'https://stock.example')
    await write(page, isMoment ? words.page.date : words.page.start, '2019-09')
    if (kind === 'certificate') await write(page, words.page.until, '2027')
    else if (!isMoment) await write(page, words.page.end, '2023-02-28')
    await write(page, words.page.summary, 'What *it* was about.\n\nTwice.')
    await addRow(page, words.page.highlights, ['Wrote the loading plan'])
    await addRow(page, words.page.highlights, ['Moved the rounds'])
    await addRow(page, words.page.skills, ['Route planning'])
    await addRow(page, words.page.people, ['Marta Oyelaran', 'Mentor'])
    const own: Partial<Experience> = {}
    if (kind === 'education') {
      await write(page, words.page.area, 'Logistics')
      await write(page, words.page.studyType, 'Bachelor')
      await write(page, words.page.score, 'Upper second')
      await addRow(page, words.page.courses, ['Statistics'])
      Object.assign(own, { area: 'Logistics', studyType: 'Bachelor', score: 'Upper second', courses: ['Statistics'] })
    }
    if (kind === 'project') {
      await addRow(page, words.page.roles, ['Planner'])
      Object.assign(own, { roles: ['Planner'] })
    }
    await saved(ines, id).toMatchObject({
      ...{ kind, ...line, url: 'https://stock.example', startDate: '2019-09', skills: ['Route planning'], ...own },
      endDate: kind === 'certificate' ? '2027' : isMoment ? null : '2023-02-28',
      summary: 'What *it* was about.\n\nTwice.',
      highlights: [{ text: 'Wrote the loading plan' }, { text: 'Moved the rounds' }],
      people: [{ name: 'Marta Oyelaran', role: 'Mentor' }],
    })
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await expect(field(page, words.page.summary)).toHaveValue('What *it* was about.\n\nTwice.')
  })

test('what was being written as the page died is there again, and saved where nothing else was written since', async ({
  page,
  context,
  ines,
}) => {
  const { id } = await ines.client.experiences.create({
    ...{ kind: 'work', position: 'Planner', summary: 'Rounds.', highlights: [{ text: 'One' }] },
  })
  const path = `/career/experience/${id}`
  const summary = (page: Page) => field(page, words.page.summary)
  const rowsOf = (page: Page) => page.getByRole('group', { name: words.page.highlights }).locator('[data-field]')
  /** Writes on a page that dies before the field is left, and opens it again. */
  async function writeAndDie(
    path: string,
    what: (page: Page) => Locator,
    text: string,
    meanwhile: () => Promise<unknown> = async () => {},
  ) {
    const dying = await context.newPage()
    await open(dying, path)
    await what(dying).fill(text)
    const session = await context.newCDPSession(dying)
    const gone = dying.waitForEvent('crash')
    void session.send('Page.crash').catch(() => {})
    await gone
    await meanwhile()
    await open(page, path)
  }
  await writeAndDie(path, summary, 'Rounds of two depots.')
  await saved(ines, id).toMatchObject({ summary: 'Rounds of two depots.' })
  await writeAndDie(path, (page) => rowsOf(page).first(), 'One and a half')
  await saved(ines, id).toMatchObject({ highlights: [{ text: 'One and a half' }] })
  await writeAndDie(path, (page) => rowsOf(page).last(), 'Two')
  await saved(ines, id).toMatchObject({ highlights: [{ text: 'One and a half' }, { text: 'Two' }] })
  await writeAndDie('/career/experience', (page) => field(page, words.position.work), 'Night nurse')
  await expect(field(page, words.position.work)).toHaveValue('Night nurse')

  await page.goto('about:blank')
  await writeAndDie(path, summary, 'Mine.', () => ines.client.experiences.edit(id, { summary: 'Theirs.' }))
  await expect(summary(page)).toHaveValue('Mine.')
  await expect(page.getByText(rows.restored)).toBeVisible()
  expect((await ines.client.experiences.get(id)).summary).toBe('Theirs.')
  await summary(page).focus()
  await page.keyboard.press('Tab')
  await saved(ines, id).toMatchObject({ summary: 'Mine.' })
})

test('highlights are rewritten, moved by key and by press, and taken out', async ({ page, ines }) => {
  const { id } = await ines.client.experiences.create({
    kind: 'work',
    position: 'Planner',
    highlights: ['One', 'Two', 'Three'].map((text) => ({ text })),
  })
  await open(page, `/career/experience/${id}`)
  const list = page.getByRole('group', { name: words.page.highlights })
  const inputs = list.locator('[data-row] [data-field]')
  await inputs.nth(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(inputs.nth(1)).toHaveValue('Three')
  await expect(inputs.nth(1)).toBeFocused()
  await expect(page.getByText(rows.moved('Three', 2, 3))).toBeAttached()
  await list.getByRole('button', { name: rows.down('One') }).click()
  await expect(inputs.nth(0)).toHaveValue('Three')
  await inputs.nth(0).fill('Third')
  await inputs.nth(0).press('Enter')
  await expect(page.getByText(words.did.edit('highlights', 'Planner'))).toBeVisible()
  await expect(inputs.nth(0)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('button', { name: rows.down('Third') })).toBeFocused()
  await list.getByRole('button', { name: rows.remove('Two') }).click()
  await expect.poll(async () => (await ines.client.experiences.get(id)).highlights.map(({ text }) => text)).toEqual(['Third', 'One'])
})

test('positions stand under their organisation with the time of all; what overlaps counts once', async ({ page, ines }) => {
  await writeSampleExperience(ines.client)
  await ines.client.experiences.create({
    kind: 'work',
    position: 'Night shift',
    organisation: 'Elsewhere',
    startDate: '2020-01',
    endDate: '2020-12',
  })
  await ines.client.experiences.create({ kind: 'work', position: 'Some time', organisation: 'Somewhere' })
  await open(page)
  const group = section(page, 'work').locator('.position-group')
  await expect(group.getByRole('heading', { name: 'Pellworth Kitchenware' })).toBeVisible()
  await expect(group.locator('.position')).toHaveCount(2)
  const months =
    Temporal.PlainDate.from('2023-03-01').until(Temporal.Now.plainDateISO('Europe/Vienna').with({ day: 1 }), { largestUnit: 'months' })
      .months + 1
  const told = (n: number) => words.duration(Math.floor(n / 12), n % 12, 0)
  await expect(group.locator('.position-group-head')).toContainText(words.inAll(told(months)))
  // From September 2019 without a gap; the night shift lies within.
  await expect(page.locator('.experience-total')).toContainText(words.total(told(months + 42)))
  await expect(page.locator('.experience-total')).toContainText(words.leftOut(1))
  await expect(row(page, 'Supply-chain analyst')).toContainText('1 year 6 months')
})

test('an organisation that is renamed in one position is renamed in all when one says so', async ({ page, ines }) => {
  const { senior, analyst } = await writeSampleExperience(ines.client)
  await open(page, `/career/experience/${senior}`)
  await write(page, words.organisation.work, 'Pellworth Homeware')
  await page.getByRole('button', { name: words.page.rename }).click()
  await expect.poll(async () => (await ines.client.experiences.get(analyst)).organisation).toBe('Pellworth Homeware')
})

async function four(ines: SignedIn) {
  for (const [position, year] of [
    ['One', 2020],
    ['Two', 2018],
    ['Three', 2016],
    ['Four', 2014],
  ] as const)
    await ines.client.experiences.create({ kind: 'work', position, startDate: `${year}`, endDate: `${year + 1}` })
}

test('experience is ordered by mouse, key and press, stays so, and goes by date again', async ({ page, ines }) => {
  await four(ines)
  await open(page)
  await expect(names(page, 'work')).toHaveText(['One', 'Two', 'Three', 'Four'])
  await drag(page, row(page, 'Four'), row(page, 'One'), { x: 0.2, y: 0.1 })
  await expect(names(page, 'work')).toHaveText(['Four', 'One', 'Two', 'Three'])
  await page.getByRole('link', { name: 'Three', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(names(page, 'work')).toHaveText(['Four', 'One', 'Three', 'Two'])
  await expect(page.getByRole('link', { name: 'Three', exact: true })).toBeFocused()
  await expect(page.getByText(rows.moved('Three', 3, 4))).toBeAttached()
  await page.getByRole('button', { name: words.move.down('One') }).click()
  await expect(names(page, 'work')).toHaveText(['Four', 'Three', 'One', 'Two'])
  await expect(page.getByRole('button', { name: words.move.down('One') })).toBeFocused()
  await expect.poll(async () => (await ines.client.experiences.list()).items.every(({ order }) => order !== null)).toBe(true)
  await open(page)
  await expect(names(page, 'work')).toHaveText(['Four', 'Three', 'One', 'Two'])

  await page.getByRole('button', { name: words.byDate }).click()
  await expect(names(page, 'work')).toHaveText(['One', 'Two', 'Three', 'Four'])
  await page.getByRole('button', { name: changes.undo }).click()
  await expect(names(page, 'work')).toHaveText(['Four', 'Three', 'One', 'Two'])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('experience is moved by pressing it long', async ({ page, ines }) => {
    await four(ines)
    await open(page)
    const finger = await fingerOn(page)
    await finger.press(row(page, 'One'))
    await finger.moveOver(row(page, 'Two'), { x: 0.4, y: 0.9 })
    await finger.lift()
    await expect(names(page, 'work')).toHaveText(['Two', 'One', 'Three', 'Four'])
  })
})

test('what was changed in another tab is shown, and what both wrote is asked about', async ({ page, ines, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/, /status of 412/)
  const { id } = await ines.client.experiences.create({ kind: 'work', position: 'Planner', summary: 'Rounds.' })
  await open(page, `/career/experience/${id}`)
  await ines.client.experiences.edit(id, { location: 'Hull' })
  await expect(field(page, words.page.location)).toHaveValue('Hull')

  await page.route('**/api/v1/experiences/**', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  await field(page, words.page.summary).fill('Rounds and loads.')
  await ines.client.experiences.edit(id, { summary: 'Rounds of bread.' })
  await field(page, words.page.summary).press('Tab')
  await page.getByRole('button', { name: changes.conflict.keepMine }).click()
  await expect.poll(async () => (await ines.client.experiences.get(id)).summary).toBe('Rounds and loads.')
})

test('an experience is thrown away, brought back by undo, and from the trash', async ({ page, ines, expectedComplaints }) => {
  expectedComplaints.push(/status of 404/)
  const { id } = await ines.client.experiences.create({ kind: 'award', position: 'Team of the year' })
  await open(page, `/career/experience/${id}`)
  await page.getByRole('button', { name: words.page.remove }).click()
  await expect(page).toHaveURL(/\/career\/experience$/)
  await hydrated(page)
  await page.getByRole('button', { name: changes.undo }).click()
  await expect(names(page, 'award')).toHaveText('Team of the year')

  await ines.client.experiences.delete(id)
  await expect(names(page, 'award')).toHaveCount(0)
  expect((await page.goto(`/career/experience/${id}`))?.status()).toBe(404)
  await page.getByRole('link', { name: words.page.gone.trash }).click()
  await page.getByRole('button', { name: careerTrash.restoreOf('Team of the year') }).click()
  await expect(page.getByText(careerTrash.empty)).toBeVisible()
  await isThereAgain(() => ines.client.experiences.get(id))
})

test('highlights become wins of their position, dated and measured as they say, and are highlights alone again once that is undone', async ({
  page,
  ines,
}) => {
  const highlights = ['Cut set-up from 55 to 20 min.', 'Led a team of nine in March 2021', 'Ran the yearly stocktake'].map((text) => ({
    text,
  }))
  const { id } = await ines.client.experiences.create({ kind: 'work', position: 'Shift lead', endDate: '2022-08', highlights })
  await ines.client.wins.create({ title: 'Ran the yearly stocktake', happenedOn: '2020', experienceId: id })
  await open(page, `/career/experience/${id}`)
  const wins = page.getByRole('region', { name: words.page.wins, exact: true })
  await wins.getByText(words.page.asWins.title(2)).click()
  // What a win says already is none to be made.
  await expect(wins.getByRole('checkbox')).toHaveCount(2)
  await expect(wins.getByRole('button', { name: words.page.asWins.keep(0) })).toBeDisabled()
  for (const box of await wins.getByRole('checkbox').all()) await box.check()
  await wins.getByRole('button', { name: words.page.asWins.keep(2) }).click()
  await expect(wins.getByRole('checkbox')).toHaveCount(0)
  await expect(wins.getByRole('heading', { level: 3 })).toHaveCount(3)
  expect((await ines.client.wins.list({ experienceId: id })).items).toMatchObject([
    { title: 'Cut set-up from 55 to 20 min', happenedOn: '2022-08', metric: { baseline: '55', value: '20', unit: 'min' }, evidence: [] },
    { title: 'Led a team of nine in March 2021', happenedOn: '2021-03', metric: null },
    { title: 'Ran the yearly stocktake' },
  ])
  await page.getByRole('button', { name: changes.undo }).click()
  await wins.getByText(words.page.asWins.title(2)).click()
  await expect(wins.getByRole('checkbox')).toHaveCount(2)
  await expect(wins.getByRole('heading', { level: 3 })).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])
})
