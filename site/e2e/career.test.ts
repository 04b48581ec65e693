import { experience } from '../src/messages/career-experience.ts'
import { makeWin } from '../src/messages/career-make.ts'
import { thread as words } from '../src/messages/career-thread.ts'
import { goalForm } from '../src/messages/goal-form.ts'
import { win } from '../src/messages/win.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test('a finished task becomes a win with a number, on the experience of its day', async ({ page, ines }) => {
  await ines.client.experiences.create({
    ...{ kind: 'work', position: 'Senior supply-chain analyst', organisation: 'Pellworth Kitchenware' },
    ...{ startDate: '2023-03', isOngoing: true },
  })
  const task = await ines.client.tasks.create({ title: 'Cut stock-outs on the top 40 lines' })
  await ines.client.tasks.complete(task.id)
  await page.goto(`/tasks/${task.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: makeWin.action }).click()
  await expect(page.locator('.toast')).toContainText(makeWin.made)
  await expect(page.getByRole('list', { name: makeWin.label })).toContainText(task.title)
  await page.locator('.toast').getByRole('button', { name: 'Open' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.title)
  await expect(page.locator('html[data-win-ready]')).toBeAttached()
  await page.getByRole('button', { name: win.number.add }).click()
  await page.getByRole('textbox', { name: win.number.baseline }).fill('6.8')
  await page.getByRole('textbox', { name: win.number.value, exact: true }).fill('3.1')
  await page.getByRole('textbox', { name: win.number.unit }).fill('%')
  await page.keyboard.press('Enter')
  await expect(page.locator('.result-large')).toHaveText(/6\.8 → 3\.1\s%/)
  await expect.poll(async () => (await ines.client.wins.list()).items[0]?.metric?.value).toBe('3.1')

  await page.goto('/career')
  const role = page.getByRole('region', { name: 'Senior supply-chain analyst' })
  await expect(role.locator('.result')).toHaveText(/6\.8 → 3\.1\s%/)
  await expect(role.locator('.evidence')).toContainText(words.kinds.task)
  await expect(role.locator('.win > .knot.ring')).toHaveCount(1)
})

test('a win that shows little is dashed, and asks for its number and its evidence', async ({ page, ines }) => {
  const { id } = await ines.client.wins.create({ title: 'Taught two planners to set cover weeks themselves' })
  await page.goto('/career')
  await expect(page.locator('.win > .knot.next')).toHaveCount(1)
  await expect(page.getByRole('link', { name: words.link })).toHaveAttribute('href', `/career/wins/${id}#evidence`)
  await page.getByRole('link', { name: words.addNumber }).click()
  await expect(page).toHaveURL(`/career/wins/${id}#number`)
})

test('what no win shows is said with where it is, and leads to a win or to the first skill without one', async ({ page, ines }) => {
  await ines.client.wins.create({ title: 'Planned the peak', competencies: ['planning'], skills: ['Excel'] })
  await ines.client.skills.create({ name: 'Excel' })
  const { id } = await ines.client.skills.create({ name: 'Welding' })
  await page.goto('/career')
  await page.getByRole('link', { name: words.skills.bare(1) }).click()
  await expect(page).toHaveURL(`/career/skills#skill-${id}`)
  await expect(page.locator('.skill:target')).toContainText('Welding')
  await page.goto('/career')
  await page.locator('.other-gaps summary').click()
  await expect(page.getByText(words.prove.othersHelp)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: words.prove.addWinOf('Handling conflict') }).click()
  await expect(page.getByRole('checkbox', { name: 'Handling conflict' })).toBeChecked()
})

test('what one win shows says so, and asks to be made a goal as one comes to its line', async ({ page, ines }) => {
  await ines.client.wins.create({ title: 'Planned the peak', competencies: ['planning'] })
  await page.goto('/career')
  const thin = page.getByText(words.prove.thin, { exact: true })
  const asks = page.getByRole('link', { name: words.prove.makeGoalOf('Planning') })
  await expect(thin).toHaveCSS('opacity', '1')
  await expect(asks).toHaveCSS('opacity', '0')
  await asks.focus()
  await expect(asks).toHaveCSS('opacity', '1')
  await expect(thin).toHaveCSS('opacity', '0')
  await asks.click()
  await expect(page.getByRole('dialog').getByRole('group', { name: goalForm.competencies })).toContainText('Planning')
})

test('a gap becomes a goal that names it', async ({ page, ines }) => {
  await ines.client.wins.create({ title: 'Planned the peak', competencies: ['planning'], skills: ['Excel'] })
  await page.goto('/career')
  await expect(page.getByRole('table', { name: words.skills.caption }).getByRole('row')).toHaveText(/^Excel\s*1 win$/)
  await page.locator('.other-gaps summary').click()
  await page.getByRole('link', { name: words.prove.makeGoalOf('Budget') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('group', { name: goalForm.competencies })).toContainText('Budget')
  await dialog.getByRole('textbox', { name: goalForm.title }).fill('Own the packaging budget')
  await dialog.getByRole('textbox', { name: goalForm.target, exact: true }).fill('100')
  await dialog.getByRole('button', { name: goalForm.create }).click()
  await expect.poll(async () => (await ines.client.goals.list()).items[0]?.competencies).toEqual(['budget'])
  await page.goto('/career')
  await expect(page.locator('.counts').first()).toContainText(words.prove.none)
})

test('a win made elsewhere joins the thread, the palette finds it, and an empty thread says how to begin', async ({ page, ines }) => {
  await page.goto('/career')
  await expect(page.getByText(words.empty.text)).toBeVisible()
  await hydrated(page)
  await ines.client.wins.create({ title: 'Moved the drops to a four-day round' })
  await expect(page.locator('.win h3')).toHaveText('Moved the drops to a four-day round')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('four-day')
  await page.getByRole('option', { name: /Moved the drops/ }).click()
  await expect(page).toHaveURL(/\/career\/wins\//)
})

test('a win is added with no more than a line, and stands on the experience one came from', async ({ page, ines }) => {
  const { id } = await ines.client.experiences.create({ kind: 'work', position: 'Logistics planner' })
  await page.goto(`/career/experience/${id}`)
  await page.getByRole('link', { name: experience.page.addWin }).click()
  await page.getByRole('textbox', { name: win.add.field }).fill('Halved the returns')
  await page.getByRole('button', { name: win.add.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halved the returns')
  expect((await ines.client.wins.list()).items).toMatchObject([{ experienceId: id }])
})

for (const [width, colorScheme] of [
  [1280, 'dark'],
  [390, 'light'],
] as const)
  test(`the thread fits ${width} in ${colorScheme}, and axe finds nothing`, async ({ page, ines }) => {
    const { id } = await ines.client.experiences.create({ kind: 'work', position: 'Logistics planner', startDate: '2019', endDate: '2023' })
    await ines.client.wins.create({
      ...{ title: 'Moved 1,140 weekly drops to a four-day round', happenedOn: '2022-10', experienceId: id },
      metric: { value: '-8.4', unit: '%', of: 'cost a drop' },
      evidence: [{ kind: 'link', title: 'Route review, page 6', url: 'https://pellworth.example/routes' }],
    })
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/career')
    expect(await overflowsSideways(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
  })

test('packets and résumés stand beside the thread, with how they stand, and come as they are made', async ({ page, ines }) => {
  const { client } = ines
  await client.wins.create({ title: 'Halved the returns', happenedOn: '2026-08-03', metric: { baseline: '8', value: '4', unit: '%' } })
  const drafted = await client.reviewPackets.create({
    title: 'July to September',
    from: '2026-07-01',
    until: '2026-09-30',
    audience: 'Ruth',
  })
  await page.goto('/career')
  await hydrated(page)
  const packets = page.getByRole('region', { name: words.packets.title })
  await expect(packets.getByRole('listitem')).toHaveText(`July to September${words.packets.draft}, 1 win, for Ruth`)
  await expect(packets.getByRole('link', { name: 'July to September' })).toHaveAttribute('href', `/career/packets/${drafted.id}`)
  const resumes = page.getByRole('region', { name: words.resumes.title })
  await expect(resumes).toContainText(words.resumes.none)
  const { id } = await client.resumes.create({ name: 'For the lead role' })
  await expect(resumes.getByRole('link', { name: 'For the lead role' })).toHaveAttribute('href', `/career/resumes/${id}`)
  await client.reviewPackets.edit(drafted.id, { sentAt: '2026-10-02T08:00:00.000Z' })
  await expect(packets.getByRole('listitem')).toContainText('Sent 2 Oct')
  expect(await accessibilityFaults(page)).toEqual([])
})
