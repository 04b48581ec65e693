import type { Locator, Page } from '@playwright/test'
import { writeSampleExperience } from '@throughline/sample-data'
import { experience } from '../src/messages/career-experience.ts'
import { rows } from '../src/messages/career-rows.ts'
import { skills as words } from '../src/messages/career-skills.ts'
import { careerTrash } from '../src/messages/career-trash.ts'
import { changes } from '../src/messages/changes.ts'
import { isThereAgain } from './support/is-there.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

async function open(page: Page) {
  await page.goto('/career/skills')
  await hydrated(page)
}

const row = (page: Page, name: string) => page.locator('.skill').filter({ has: page.getByRole('heading', { name, exact: true }) })
const unfold = (page: Page, name: string) => row(page, name).locator('summary').click()
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

test('a skill is listed once, told with what shows it, and found ones are listed by a press', async ({ page, ines }) => {
  await ines.client.experiences.create({ kind: 'work', position: 'Planner', startDate: '2023-03', isOngoing: true, skills: ['SQL'] })
  await ines.client.experiences.create({
    kind: 'work',
    position: 'Clerk',
    startDate: '2019',
    endDate: '2021-06',
    skills: ['Filing', 'sql'],
  })
  await ines.client.wins.create({ title: 'Halved the query', happenedOn: '2022-10', skills: ['Structured queries'] })
  await open(page)
  await expect(page.getByText(words.empty.title)).toBeVisible()
  await page.getByRole('button', { name: words.found.listOf('SQL') }).click()
  await expect(row(page, 'SQL')).toContainText(words.shownBy({ wins: 0, experiences: 2 }))
  await expect(row(page, 'SQL')).toContainText(words.inUse)
  await expect(page.getByRole('button', { name: words.found.listOf('SQL') })).toHaveCount(0)

  await field(page, words.add.label).fill('sql')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.add.known(['SQL']))).toBeVisible()
  await field(page, words.add.label).fill('Welding')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Welding')).toContainText(words.shownBy({ wins: 0, experiences: 0 }))
  await expect.poll(async () => (await ines.client.skills.list()).items.map(({ name }) => name)).toEqual(['SQL', 'Welding'])

  await unfold(page, 'SQL')
  await page.getByRole('group', { name: words.aliases }).locator('.row-new input').fill('Structured queries')
  await page.keyboard.press('Enter')
  await expect(row(page, 'SQL')).toContainText(words.also('Structured queries'))
  await open(page)
  await expect(row(page, 'SQL')).toContainText(words.shownBy({ wins: 1, experiences: 2 }))
  await unfold(page, 'SQL')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('several skills are listed at once, by commas or by lines, and it is said which were there already', async ({ page, ines }) => {
  await ines.client.skills.create({ name: 'SQL' })
  await open(page)
  const names = async () => (await ines.client.skills.list()).items.map(({ name }) => name).toSorted()
  await field(page, words.add.label).fill('TypeScript, sql, "Cut, fold and glue"')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toContainText(words.did.create(['TypeScript', 'Cut, fold and glue']))
  await expect(page.getByText(words.add.known(['SQL']))).toBeVisible()
  await expect(field(page, words.add.label)).toHaveValue('')
  await expect(row(page, 'Cut, fold and glue')).toBeVisible()
  await expect.poll(names).toEqual(['Cut, fold and glue', 'SQL', 'TypeScript'])
  await page.locator('.toast').getByRole('button', { name: changes.undo }).click()
  await expect.poll(names).toEqual(['SQL'])

  await field(page, words.add.label).evaluate((input: HTMLInputElement) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '• Welding\n• Leading workshops\n')
    input.focus()
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(field(page, words.add.label)).toHaveValue('Welding, Leading workshops')
  await page.getByRole('button', { name: words.add.button }).click()
  await expect.poll(names).toEqual(['Leading workshops', 'SQL', 'Welding'])
  await field(page, words.add.label).fill('sql, welding')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: words.add.known(['SQL', 'Welding']) })).toBeVisible()
})

test('the columns have heads where they stand beside one another, and each row says them on a phone', async ({ page, ines }) => {
  await ines.client.skills.create({ name: 'SQL', level: 'Advanced' })
  await open(page)
  const [heads, level] = [page.locator('.skill-heads'), row(page, 'SQL').locator('.skill-level')]
  await expect(heads).toHaveText([words.columns.name, words.columns.level, words.columns.evidence, words.columns.last].join(''))
  const x = async (part: Locator) => (await part.boundingBox())?.x
  expect(await x(heads.getByText(words.columns.level))).toBe(await x(level))
  await expect(level).toHaveText(`${words.columns.level}: Advanced`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(heads).toBeHidden()
  const said = await level.getByText(words.columns.level).boundingBox()
  expect(said?.width).toBeGreaterThan(10)
  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('experience, skills and profile are read, experience and skills are added, and nothing is offered that does nothing', async ({
    page,
    ines,
  }) => {
    const { senior } = await writeSampleExperience(ines.client)
    await page.goto('/career/skills')
    await expect(row(page, 'Safety stock')).toContainText('Weeks of cover')
    await page.locator('#new-skill').fill('Welding, Cabling')
    await page.getByRole('button', { name: words.add.button }).click()
    await expect(row(page, 'Welding')).toBeVisible()
    await expect(row(page, 'Cabling')).toBeVisible()
    await page.goto('/career/experience')
    await page.getByRole('combobox').selectOption('volunteer')
    await page.locator('[name="position"]').fill('Night nurse')
    await page.getByRole('button', { name: experience.add.button }).click()
    await expect(page.getByRole('region', { name: experience.kinds.volunteer }).getByRole('link')).toHaveText(['Treasurer', 'Night nurse'])
    for (const [path, text] of [
      [`/career/experience/${senior}`, 'Forecasts and stock levels'],
      ['/profile', 'I find out why a forecast is wrong'],
    ] as const) {
      await page.goto(path)
      expect(await page.locator('main noscript .notice').textContent()).toContain(rows.withoutScript)
      await expect(page.locator('textarea').first()).toHaveValue(new RegExp(text))
    }
    for (const path of ['/career/skills', '/career/experience', `/career/experience/${senior}`, '/profile']) {
      await page.goto(path)
      expect(
        await page
          .locator('main button:visible')
          .evaluateAll((all) => all.filter((one) => !one.closest('form')).map((one) => one.textContent)),
      ).toEqual([])
    }
  })
})

test('a skill that is renamed keeps its name as another one, and undone it is as it was', async ({ page, ines }) => {
  const { id } = await ines.client.skills.create({ name: 'Forecasting', aliases: ['Prognosis'] })
  await open(page)
  await unfold(page, 'Forecasting')
  await field(page, words.name).fill('Demand forecasting')
  await field(page, words.level).fill('Advanced')
  await field(page, words.level).press('Tab')
  await expect
    .poll(() => ines.client.skills.get(id))
    .toMatchObject({ name: 'Demand forecasting', aliases: ['Prognosis', 'Forecasting'], level: 'Advanced' })
  // Within a field the key is that of the field.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => ines.client.skills.get(id)).toMatchObject({ name: 'Forecasting', aliases: ['Prognosis'], level: '' })
})

test('two skills become one and are taken apart by undo', async ({ page, ines }) => {
  const { id } = await ines.client.skills.create({ name: 'Forecasting' })
  const other = await ines.client.skills.create({ name: 'Prognosis', level: 'Working' })
  await open(page)
  await unfold(page, 'Forecasting')
  await page.getByLabel(words.merge).selectOption('Prognosis')
  await page.getByRole('button', { name: words.mergeDo }).click()
  await expect(row(page, 'Forecasting')).toContainText(words.also('Prognosis'))
  await expect(row(page, 'Prognosis')).toHaveCount(0)
  await expect.poll(() => ines.client.skills.get(id)).toMatchObject({ aliases: ['Prognosis'], level: 'Working' })
  // What it is given elsewhere meanwhile stays.
  await ines.client.skills.edit(id, { aliases: ['Prognosis', 'Demand planning'] })
  await page.getByRole('button', { name: changes.undo }).click()
  await expect(row(page, 'Prognosis')).toBeVisible()
  await expect.poll(() => ines.client.skills.get(id)).toMatchObject({ aliases: ['Demand planning'], level: '' })
  await isThereAgain(() => ines.client.skills.get(other.id))
})

test('a skill is thrown away and comes back from the trash, unless another has its name by now', async ({
  page,
  ines,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 422/)
  const { id } = await ines.client.skills.create({ name: 'Welding' })
  await open(page)
  await unfold(page, 'Welding')
  await page.getByRole('button', { name: words.remove }).click()
  await expect(row(page, 'Welding')).toHaveCount(0)
  await expect.poll(async () => (await ines.client.skills.list()).items).toEqual([])
  const usurper = await ines.client.skills.create({ name: 'welding' })
  await page.goto('/career/trash')
  await page.getByRole('button', { name: careerTrash.restoreOf('Welding') }).click()
  await expect(page.getByText(/goes by this name already/)).toBeVisible()
  await ines.client.skills.delete(usurper.id)
  await page.getByRole('button', { name: careerTrash.restoreOf('Welding') }).click()
  await expect.poll(async () => (await ines.client.skills.list()).items.map((skill) => skill.id)).toEqual([id])
})
