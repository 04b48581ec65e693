import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { stories as words } from '../src/messages/interview-story.ts'
import { storiesMade } from '../src/messages/stories-made.ts'
import { win as winWords } from '../src/messages/win.ts'
import { holdBack } from './support/hold-back.ts'
import { expectGoodLooks } from './support/looks.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const title = 'Found the order that had bent the bakeware forecast'

/** A win that a check-in measured, on an experience. */
async function provedWin({ client }: SignedIn) {
  const experience = await client.experiences.create({
    ...{ kind: 'work', position: 'Supply-chain analyst', organisation: 'Pellworth Kitchenware', startDate: '2023-03', isOngoing: true },
  })
  const goal = await client.goals.create({
    title: 'Forecast accuracy',
    metric: { type: 'number', start: '69', target: '82', unit: '%' },
  })
  const checkIn = await client.checkIns.create(goal.id, { value: '78', note: 'The family is back' })
  const win = await client.wins.create({
    from: { kind: 'check-in', id: checkIn.id },
    ...{ title, text: 'Went back to the goods-in book. Took the trade-fair order out of the history.' },
    ...{ experienceId: experience.id, competencies: ['finding-causes', 'forecasting'] },
  })
  return { experience, goal, checkIn, win }
}

test('who has no win yet writes a story all the same', async ({ page, ines }) => {
  await page.goto('/interview-prep/stories/new')
  await page.getByRole('form', { name: words.make.noWins.lead }).getByLabel(words.make.empty.label).fill('The retry queue')
  await page.getByRole('button', { name: words.make.noWins.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The retry queue' })).toBeVisible()
  expect((await ines.client.stories.list()).items).toMatchObject([{ title: 'The retry queue', winIds: [] }])
})

test('a form that a win is named in asks for no other, and its story says what the task behind it says was done', async ({
  page,
  ines,
}) => {
  const { client } = ines
  const notes = 'Asked each nurse. Moved the handover to half past.'
  const task = await client.tasks.create({ title: 'Rebuild the rota', notes })
  await client.tasks.complete(task.id)
  const win = await client.wins.create({ from: { kind: 'task', id: task.id } })
  const other = await client.wins.create({ title: 'Trained two drivers' })
  await page.goto(`/interview-prep/stories/new?winIds=${win.id}`)
  await expect(page.getByRole('heading', { level: 1, name: words.make.leadOf(1) })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: other.title })).toBeHidden()
  await expect(page.getByRole('textbox', { name: words.make.empty.label, exact: true })).toHaveCount(0)
  await page.getByText(words.make.addMore).click()
  await expect(page.getByRole('checkbox', { name: other.title })).toBeVisible()
  await page.getByRole('button', { name: words.make.submitOf(1) }).click()
  await page.waitForURL(/\/interview-prep\/stories\/[\w-]{36}$/)
  await expect(part(page, 'action')).toHaveValue('I asked each nurse. I moved the handover to half past.')
})

const part = (page: Page, name: keyof typeof words.parts) => page.getByRole('textbox', { name: words.parts[name], exact: true })

test('a win is told as a story: filled in with sources, told shorter, a number corrected at its source taken over, and undone', async ({
  page,
  ines,
}) => {
  test.setTimeout(90_000)
  const { client } = ines
  const { win, goal, checkIn, experience } = await provedWin(ines)

  await test.step('from the page of the win', async () => {
    await page.goto(`/career/wins/${win.id}`)
    // One press begins it: nothing is to be chosen again.
    await page.getByRole('button', { name: storiesMade.tell }).click()
    await page.waitForURL(/\/interview-prep\/stories\/[\w-]{36}$/)
    await hydrated(page)
  })
  const [made] = (await client.stories.list()).items
  const id = made?.id ?? ''
  const now = () => client.stories.get(id)

  await test.step('each part says what the win holds, with its way back', async () => {
    await expect(part(page, 'situation')).toHaveValue(/Supply-chain analyst at Pellworth Kitchenware/)
    await expect(part(page, 'action')).toHaveValue(/I went back to the goods-in book/)
    await expect(part(page, 'result')).toHaveValue(/from 69 to 78\s%/)
    const sources = page.getByRole('list', { name: words.page.sourcesOf(words.parts.result) })
    await sources.getByRole('link', { name: words.kinds['check-in'] }).click()
    await page.waitForURL(new RegExp(`/goals/${goal.id}`))
    await page.goBack()
    await hydrated(page)
  })

  await test.step('a part that is written is kept with each key, reckoned, and saved as one pauses', async () => {
    await expect(page.getByText('What did you learn from it?')).toBeVisible()
    await part(page, 'reflection').fill('Ask where a number was born.')
    await expect(page.getByText('What did you learn from it?')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('2.reflection')))).toBe(true)
    await expect.poll(async () => (await now()).tellings[0]?.reflection).toBe('Ask where a number was born.')
    await expect(page.getByText(words.page.saved, { exact: true })).toBeVisible()
  })

  await test.step('told in one minute it is too long at first, and fits once it is cut', async () => {
    await part(page, 'situation').fill('We held stock for nobody, month after month. '.repeat(20))
    await page.getByRole('button', { name: words.page.tellIn(1) }).click()
    await expect(page).toHaveURL(/minutes=1/)
    // What takes a length away stands beside the one it takes.
    await expect(page.locator('.lengths [aria-current] + button')).toHaveAccessibleName(words.page.dropLength(1))
    await expect(page.locator('.spoken .remark')).toHaveText(/longer than its time/)
    await expect(page.getByText(words.remark({ code: 'situation-longer-than-action', situation: 2, action: 1 }))).toBeVisible()
    await part(page, 'situation').fill('We held stock for nobody.')
    await expect(page.locator('.spoken .remark')).toHaveCount(0)
    await expect.poll(async () => (await now()).tellings.map(({ minutes }) => minutes)).toEqual([1, 2])
    await expect.poll(async () => (await now()).tellings[0]?.situation).toBe('We held stock for nobody.')
    expect((await now()).tellings[1]?.situation).toMatch(/month after month/)
  })

  await test.step('a number that is corrected at its source shows, and is taken over', async () => {
    await client.checkIns.edit(checkIn.id, { value: '77.5' })
    const said = page.locator('.corrected').filter({ hasText: 'it was 78' })
    await expect(said.first()).toBeVisible()
    await said.first().getByRole('button').click()
    await expect(part(page, 'result')).toHaveValue(/from 69 to 77\.5\s%/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(part(page, 'result')).toHaveValue(/from 69 to 78\s%/)
    await expect.poll(async () => (await now()).tellings[1]?.result).toMatch(/78\s%/)
  })

  await test.step('it stands beside its win and its experience', async () => {
    for (const address of [`/career/wins/${win.id}`, `/career/experience/${experience.id}`]) {
      await page.goto(address)
      await expect(page.getByRole('region', { name: storiesMade.title }).getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/interview-prep/stories/${id}`,
      )
    }
  })
})

test('what is typed outlives a page that dies, and what is written elsewhere is not written over', async ({
  page,
  ines,
  context,
  expectedComplaints,
}) => {
  // The page may send what was typed before it is told of what was written elsewhere.
  expectedComplaints.push(/status of 412/)
  const { id } = await ines.client.stories.create({ title: 'Weeks of cover' })
  await page.goto(`/interview-prep/stories/${id}`)
  await hydrated(page)
  await part(page, 'action').fill('I asked each of them how many weeks.')
  // Before the pause ends.
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(`/interview-prep/stories/${id}`)
  await hydrated(again)
  await expect(part(again, 'action')).toHaveValue('I asked each of them how many weeks.')
  await expect.poll(async () => (await ines.client.stories.get(id)).tellings[0]?.action).toBe('I asked each of them how many weeks.')

  await part(again, 'task').pressSequentially('I had to')
  const { tellings } = await ines.client.stories.get(id)
  await ines.client.stories.edit(id, { tellings: tellings.map((one) => ({ ...one, task: 'To bring it under three.' })) })
  await part(again, 'task').pressSequentially(' agree it.')
  await part(again, 'task').press('Escape')
  const choice = again.getByRole('alert').filter({ hasText: 'agree it.' })
  await expect(choice).toContainText('To bring it under three.')
  await choice.getByRole('button').first().click()
  await expect.poll(async () => (await ines.client.stories.get(id)).tellings[0]?.task).toBe('I had to agree it.')
})

test('the list tells what each story proves; thrown away, one comes back by undo and from the trash', async ({ page, ines }) => {
  const { win } = await provedWin(ines)
  const { id } = await ines.client.stories.create({ winIds: [win.id] })
  await ines.client.stories.create({ title: 'The wrong pallet' })
  await page.goto('/interview-prep/stories')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Finding causes')
  await expect(row).toContainText(words.strength.fair)
  await expect(page.getByRole('listitem').filter({ hasText: 'The wrong pallet' })).toContainText(
    'Still missing situation, task, action, result',
  )
  await page.getByRole('link', { name: title }).click()
  await hydrated(page)
  await page.getByRole('button', { name: words.page.remove }).click()
  await page.waitForURL('**/interview-prep/stories')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await ines.client.stories.delete(id)
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await page.getByRole('link', { name: words.trash.title }).click()
  await page.getByRole('button', { name: words.trash.restoreOf(title) }).click()
  await page.getByRole('link', { name: words.trash.look }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('what its words tell of is offered to be named, pressed before the page is alive too, and coverage counts it once it is', async ({
  page,
  ines,
}) => {
  const told = await ines.client.wins.create({ title: 'Led the night repair of the dryer' })
  const { id } = await ines.client.stories.create({ winIds: [told.id] })
  expect((await ines.client.stories.get(id)).competencies).toEqual([])
  const letIn = await holdBack(page, /\/_astro\/StoryPage\./)
  await page.goto(`/interview-prep/stories/${id}`)
  const offered = page.getByRole('list', { name: winWords.names.suggestedFor.competencies })
  await offered.getByRole('button', { name: 'Leading people' }).click()
  letIn()
  await expect.poll(async () => (await ines.client.stories.get(id)).competencies).toEqual(['leadership'])
  await expect(offered.getByRole('button', { name: 'Leading people' })).toHaveCount(0)
  const { competencies } = await ines.client.coverage()
  expect(competencies.find(({ competency }) => competency === 'leadership')?.stories).toMatchObject([{ id }])
})

test('a further fact is taken into a part, a competency becomes the main point, and it is found from the palette', async ({
  page,
  ines,
}) => {
  const { win } = await provedWin(ines)
  const { id } = await ines.client.stories.create({ winIds: [win.id] })
  await page.goto(`/interview-prep/stories/${id}`)
  await hydrated(page)
  const before = (await ines.client.stories.get(id)).sources.length
  await page.getByRole('button', { name: words.page.addFactTo(words.parts.reflection) }).click()
  await page
    .getByRole('list', { name: words.page.addFactTo(words.parts.reflection) })
    .getByRole('button')
    .last()
    .click()
  await expect(part(page, 'reflection')).not.toHaveValue('')
  await expect.poll(async () => (await ines.client.stories.get(id)).sources.length).toBe(before + 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(part(page, 'reflection')).toHaveValue('')
  await expect.poll(async () => (await ines.client.stories.get(id)).sources.length).toBe(before)

  await page.getByLabel(words.page.main).selectOption({ label: 'Forecasting and data' })
  await expect.poll(async () => (await ines.client.stories.get(id)).competencies).toEqual(['forecasting', 'finding-causes'])
  await expect(page.locator('.story-answers li').first()).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('bent the bakeware')
  await expect(page.getByRole('option').filter({ hasText: 'Story' })).toBeVisible()
  await page.getByRole('option').filter({ hasText: 'Story' }).click()
  await page.waitForURL(`**/interview-prep/stories/${id}`)
})

test('each screen of stories is accessible and has room on a phone', async ({ page, ines }) => {
  const { win } = await provedWin(ines)
  const { id } = await ines.client.stories.create({ winIds: [win.id] })
  for (const address of ['', '/new', `/new?winIds=${win.id}`, `/${id}`, '/trash', '/0192b3c4-0000-7000-8000-000000000000'])
    await expectGoodLooks(page, () => page.goto(`/interview-prep/stories${address}`), { widths: [390], height: 844 })
})
