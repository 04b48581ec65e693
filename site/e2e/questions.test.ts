import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { imports } from '../src/messages/import.ts'
import { questions as words } from '../src/messages/interview-question.ts'
import { READ } from './support/import-screen.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const own = { text: 'How would you bring our stock down by a fifth?', company: 'Harbourline Foods' }

async function open(page: Page, search = '') {
  await page.goto(`/interview-prep/questions${search}`)
  await hydrated(page)
}
const row = (page: Page, text: string) => page.locator('.question').filter({ hasText: text })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')

test('the bank is narrowed by words and choices, which the address keeps', async ({ page, ines }) => {
  await ines.client.questions.edit('own-mistake', { hidden: true })
  await open(page)
  await expect(page.locator('.question')).toHaveCount(50)
  await page.getByRole('link', { name: words.more }).click()
  await expect(page.locator('.question')).toHaveCount(100)
  await choice(page, words.filter.competency).selectOption('conflict')
  await page.getByRole('searchbox').fill('two people on your team')
  await expect(page.locator('.question')).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=two\+people\+on\+your\+team&competency=conflict$/)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('.question')).toHaveCount(1)
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByText(words.none.title)).toBeVisible()
  await page.getByRole('link', { name: words.filter.clear }).click()
  await expect(page.locator('.question')).toHaveCount(50)
})

test('the bank is narrowed to what is asked for a target job that goes on', async ({ page, ines }) => {
  await open(page)
  await expect(choice(page, words.filter.job)).toHaveCount(0)
  const job = await ines.client.targetJobs.create({ role: 'Sales manager', company: own.company, competencies: ['conflict'] })
  const over = await ines.client.targetJobs.create({ role: 'Planner', stage: 'rejected' })
  await ines.client.questions.create({ ...own, kind: 'engineering' })
  await open(page)
  await choice(page, words.filter.kind).selectOption('engineering')
  await choice(page, words.filter.job).selectOption(`Sales manager, ${own.company}`)
  await expect(page.locator('.question')).toHaveCount(1)
  await expect(row(page, own.text)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`\\?kind=engineering&targetJobId=${job.id}$`))
  await page.reload()
  await expect(page.locator('.question')).toHaveCount(1)
  // One that is over asks for nothing any more.
  await open(page, `?targetJobId=${over.id}`)
  await expect(page.locator('.question')).toHaveCount(50)
})

test('a question is starred, hidden and taken back where it stands, by keys alone', async ({ page, ines }) => {
  await open(page)
  const first = page.locator('.question').first()
  const text = (await first.locator('h2').innerText()).trim()
  await first.locator('.question-star').focus()
  await page.keyboard.press('Enter')
  await expect(first.locator('.question-star')).toHaveAttribute('aria-pressed', 'true')
  await first.locator('.question-hide').focus()
  await page.keyboard.press('Enter')
  await expect(row(page, text)).toHaveCount(0)
  await undo(page)
  await expect(row(page, text)).toHaveCount(1)
  await expect.poll(async () => (await ines.client.questions.list({ starred: true })).items.map((one) => one.text)).toEqual([text])
  // What is starred elsewhere shows here.
  const second = (await ines.client.questions.list({ limit: 2 })).items[1]
  await ines.client.questions.edit(second?.id ?? '', { starred: true })
  await expect(row(page, second?.text ?? '').locator('.question-star')).toHaveAttribute('aria-pressed', 'true')
  await ines.client.questions.edit(second?.id ?? '', { starred: false })
  await expect(row(page, second?.text ?? '').locator('.question-star')).toHaveAttribute('aria-pressed', 'false')
  await choice(page, words.filter.show).selectOption('starred')
  await expect(page.locator('.question')).toHaveCount(1)
  await row(page, text).locator('.question-star').click()
  await expect(page.getByText(words.none.starred.title)).toBeVisible()
})

test('a question of one’s own is added, written further on its page, thrown away and brought back', async ({ page, ines }) => {
  await open(page)
  await page.getByLabel(words.add.label).fill(own.text)
  await page.getByLabel(words.add.company).fill(own.company)
  await page.getByRole('button', { name: words.add.button }).click()
  await expect(page.locator('.question').first()).toContainText(words.askedBy(own.company, ''))
  await row(page, own.text).getByRole('link').click()
  await hydrated(page)
  await page.getByLabel(words.page.fields.askedAt ?? '').fill('4 March 2026')
  await page.keyboard.press('Enter')
  await page.getByLabel(words.page.fields.note ?? '').fill('They nodded.')
  await page.getByLabel(words.page.fields.note ?? '').blur()
  await choice(page, words.page.fields.kind ?? '').selectOption('sales')
  await expect
    .poll(async () => (await ines.client.questions.list({ origin: 'own' })).items)
    .toMatchObject([{ ...own, askedAt: '2026-03-04', note: 'They nodded.', kind: 'sales' }])
  await page.getByRole('button', { name: words.page.remove }).click()
  await expect(page).toHaveURL(/\/questions$/)
  await hydrated(page)
  await expect(row(page, own.text)).toHaveCount(0)
  await undo(page)
  await expect(row(page, own.text)).toHaveCount(1)
})

test('a question says which stories answer it and why, is put into practice and made one’s own', async ({ page, ines }) => {
  const parts = { situation: '', task: '', action: 'I had mixed up two names, and rang them myself.', result: '', reflection: '' }
  const story = await ines.client.stories.create({
    title: 'Two names',
    competencies: ['integrity'],
    tellings: [{ minutes: 2, ...parts }],
  })
  await page.goto('/interview-prep/questions/own-mistake')
  await hydrated(page)
  const found = page.locator('.question-stories > li').first()
  await expect(found.getByRole('link', { name: 'Two names', exact: true })).toHaveAttribute('href', `/interview-prep/stories/${story.id}`)
  await expect(found).toContainText('You named “Integrity” as the main point of this story.')
  await expect(found.getByRole('link', { name: words.page.rehearseWith('Two names') })).toHaveAttribute(
    'href',
    `/interview-prep/rehearse?questionId=own-mistake&storyId=${story.id}`,
  )
  await page.getByRole('button', { name: words.practise, exact: true }).click()
  await expect(page.getByRole('button', { name: words.page.stop })).toBeVisible()
  await undo(page)
  await expect(page.getByRole('button', { name: words.practise, exact: true })).toBeVisible()
  await expect.poll(async () => (await ines.client.practice.list({ questionId: 'own-mistake' })).items).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.page.makeOwn }).click()
  await expect(page).not.toHaveURL(/own-mistake/)
  await expect(page.getByLabel(words.page.fields.note ?? '')).toBeVisible()
  await page.goto('/interview-prep/questions/no-such-question')
  await expect(page.getByRole('heading', { name: words.page.gone.title })).toBeVisible()
})

test('a list comes in as a file, and leads to the bank', async ({ page, ines }) => {
  await page.goto('/import')
  await page.getByRole('radio', { name: imports.formats['question-list'].name }).check()
  await page
    .getByLabel(imports.file)
    .setInputFiles({ name: 'questions.txt', mimeType: 'text/plain', buffer: Buffer.from('Whom did you promote last?\n') })
  await expect(page.locator('.question-rows > li')).toContainText('Whom did you promote last?', READ)
  await page.getByRole('button', { name: imports.run(imports.counts.questions(1)) }).click()
  await page.getByRole('link', { name: imports.doneQuestionsHref }).click()
  await expect(row(page, 'Whom did you promote last?')).toHaveCount(1)
  expect((await ines.client.questions.list({ origin: 'own' })).items).toHaveLength(1)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is pasted, looked at, added as a whole and taken back', async ({ page, ines }) => {
    await page.goto('/interview-prep/questions')
    await page.getByRole('link', { name: words.import }).click()
    await page.getByLabel(words.paste.label).fill('Leadership:\n1. Whom did you promote last?\n2. Whom did you promote last?')
    await page.getByRole('button', { name: words.paste.preview }).click()
    await expect(page.getByRole('heading', { name: words.paste.previewOf(1) })).toBeVisible()
    await expect(page.locator('.question-rows > li')).toHaveCount(1)
    await expect(page.locator('.question-problems')).toContainText(words.paste.line(3))
    expect((await ines.client.questions.list({ origin: 'own' })).items).toEqual([])
    await page.getByRole('button', { name: words.paste.run(1) }).click()
    await expect(page.getByText(words.paste.done(1))).toBeVisible()
    await expect(row(page, 'Whom did you promote last?')).toHaveCount(1)
    await page.getByRole('button', { name: words.paste.undo }).click()
    await expect(page.getByText(words.paste.undone)).toBeVisible()
    expect((await ines.client.questions.list({ origin: 'own' })).items).toEqual([])
  })

  test('questions are read, narrowed and added', async ({ page, ines }) => {
    await page.goto('/interview-prep/questions?kind=closing')
    await expect(page.locator('.question').first()).toContainText(words.kinds.closing)
    await page.getByLabel(words.add.label).fill(own.text)
    await page.getByRole('button', { name: words.add.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.text)
    expect((await ines.client.questions.list({ origin: 'own' })).items).toMatchObject([{ text: own.text }])
  })
})

test('a question of one’s own comes back from the trash, also where no script runs, and is told of by the rail', async ({
  page,
  ines,
  browser,
}) => {
  const { id } = await ines.client.questions.create(own)
  await ines.client.practice.add({ questionId: id })
  await open(page)
  await expect(page.locator('.rail [data-due]')).toHaveText(['1', '1'])
  await ines.client.questions.delete(id)
  await open(page)
  await expect(page.locator('.rail [data-due]')).toHaveText(['', ''])
  await page.getByRole('link', { name: words.trash.title, exact: true }).click()
  await expect(page.getByRole('heading', { name: own.text })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await plain.getByRole('button', { name: words.trash.restoreOf(own.text) }).click()
  await expect(plain.getByRole('heading', { name: own.text })).toBeVisible()
  await expect(plain).toHaveURL(new RegExp(`/questions/${id}$`))
  await context.close()
  await page.reload()
  await expect(page.getByText(words.trash.empty)).toBeVisible()
})
