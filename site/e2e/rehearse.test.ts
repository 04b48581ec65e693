import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { interview } from '../src/messages/interview.ts'
import { mock } from '../src/messages/interview-mock.ts'
import { rehearsal as words } from '../src/messages/interview-rehearsal.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const QUESTION = 'own-mistake'
const AT = `/interview-prep/rehearse?questionId=${QUESTION}`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page) => page.locator('.rehearse-card [role=status]')
const time = (page: Page) => page.getByRole('timer')

async function open(page: Page, path = AT) {
  await page.goto(path)
  await hydrated(page)
}

async function story({ client }: SignedIn, title = 'The order that never was') {
  const telling = {
    minutes: 2,
    situation: 'Stock had run away.',
    task: '',
    action: 'I **read** the goods-in book.',
    result: '',
    reflection: '',
  } as const
  return client.stories.create({ title, competencies: ['integrity'], tellings: [telling] })
}

const told = async ({ client }: SignedIn) => (await client.rehearsals.list()).items

test('a question is told and rated by keys alone, and each phase is said once', async ({ page, ines }) => {
  const { id: storyId } = await story(ines)
  await open(page, `${AT}&storyId=${storyId}`)
  await expect(page.getByText('I read the goods-in book.')).toBeVisible()
  await button(page, words.begin).focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(words.spoken.preparing('1 min'))
  await expect(button(page, words.answerNow)).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(words.spoken.answering(2))
  await expect(page.getByText('I read the goods-in book.')).toBeHidden()
  await expect(button(page, words.told)).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(words.spoken.told)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: words.marks.steps.answered[1] })).toBeChecked()
  await page.getByLabel(words.note).fill('Say the number sooner.')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, words.keep).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.keptTitle, exact: true })).toBeFocused()
  await expect
    .poll(() => told(ines))
    .toMatchObject([
      { questionId: QUESTION, storyId, marks: { answered: 2, proof: null }, note: 'Say the number sooner.', minutes: 2, recording: null },
    ])
  expect(await accessibilityFaults(page)).toEqual([])

  await button(page, words.rating.add).click()
  await button(page, words.rating.names.good).click()
  await expect(page.getByText(/^Comes up again/)).toBeVisible()
  await expect.poll(async () => (await ines.client.practice.list({ questionId: QUESTION })).items[0]?.scheduling).toMatchObject({ reps: 1 })
  await page
    .getByRole('status')
    .filter({ hasText: /^Comes up again/ })
    .getByRole('button', { name: words.rating.undo })
    .click()
  await expect(button(page, words.rating.names.good)).toBeVisible()
  await expect.poll(async () => (await ines.client.practice.list({ questionId: QUESTION })).items[0]?.scheduling).toBeNull()
})

test('the clock is not counted but read: time in a hidden tab is not lost, and what is over is told calmly', async ({ page, ines }) => {
  // Earlier than the server's clock, which refuses what is still to come.
  const opened = Date.now() - 3_600_000
  await page.clock.install({ time: opened })
  await open(page)
  // Still from here on, or a slow machine adds its own seconds to those told below.
  await page.clock.pauseAt(opened + 1_800_000)
  await button(page, words.begin).click()
  await expect(time(page)).toHaveText('1:00')
  await page.clock.runFor(20_000)
  await expect(time(page)).toHaveText('0:40')
  // As a tab that sleeps: nothing runs, and then all of it is late.
  await page.clock.fastForward(60_000)
  await expect(said(page)).toHaveText(words.spoken.answering(2))
  await expect(time(page)).toHaveText('0:20')
  await page.clock.fastForward(112_000)
  await expect(said(page)).toHaveText(words.spoken.over)
  await expect(page.getByText(words.over('0:12'))).toBeVisible()
  await button(page, words.told).click()
  await expect(page.getByText(words.spokeFor('2 min 12 s'))).toBeVisible()
  await page.clock.resume()
  await button(page, words.keep).click()
  await expect.poll(() => told(ines)).toMatchObject([{ prepSeconds: 60 }])
  expect((await told(ines))[0]?.answerSeconds).toBeCloseTo(132, 0)
})

test.describe('where the network goes', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('what was told is there again after a reload, and is kept once without a network', async ({ page, ines }) => {
    await open(page)
    await page.getByLabel(words.choose.prep).selectOption('0')
    await button(page, words.begin).click()
    await button(page, words.told).click()
    await page.getByLabel(words.note).fill('Breathe first.')
    await open(page)
    await expect(page.getByText(words.found)).toBeVisible()
    await expect(page.getByLabel(words.note)).toHaveValue('Breathe first.')
    await page.context().setOffline(true)
    await button(page, words.keep).click()
    await expect(page.getByRole('heading', { name: words.keptTitle, exact: true })).toBeVisible()
    expect(await told(ines)).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(() => told(ines), { timeout: 30_000 }).toMatchObject([{ note: 'Breathe first.' }])
    await open(page)
    await expect(button(page, words.begin)).toBeVisible()
    await expect(page.getByText(words.found)).toBeHidden()
  })
})

test('attempts are compared, rows thrown away and taken back, and the trash gives them back later', async ({ page, ines }) => {
  const marks = (mean: number) => ({ answered: mean, 'own-part': mean, proof: mean, delivery: null })
  for (const [answerSeconds, mean] of [
    [190, 1],
    [140, 2],
    [118, 4],
  ] as const)
    await ines.client.rehearsals.create({ questionId: QUESTION, answerSeconds, marks: marks(mean) })
  await open(page)
  const rows = page.locator('.attempts-table tbody tr')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('1 min 58 s')
  await expect(rows.last()).toContainText(words.overBy('1 min 10 s'))
  await expect(page.locator('.small-line')).toHaveCount(2)

  await open(page, '/interview-prep/rehearsals')
  const list = page.locator('.told')
  await expect(list).toHaveCount(3)
  await list.first().getByRole('button').click()
  await expect(list).toHaveCount(2)
  await button(page, 'Undo').click()
  await expect(list).toHaveCount(3)
  // Another one: that the first came back is still being heard of.
  await list.last().getByRole('button').click()
  await expect(list).toHaveCount(2)
  await expect.poll(async () => (await ines.client.rehearsals.list({ trash: true })).items.length).toBe(1)
  await page.goto('/interview-prep/rehearsals/trash')
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByText(words.trash.empty)).toBeVisible()
  expect(await told(ines)).toHaveLength(3)
})

test('nothing told yet says what to do; an address with nothing to tell is none', async ({ page, ines: _ines }) => {
  await page.goto('/interview-prep/rehearsals')
  await expect(page.getByText(words.list.empty)).toBeVisible()
  await expect(page.getByRole('link', { name: interview.views.rehearsals })).toHaveAttribute('aria-current', 'true')
  await page.goto('/interview-prep/rehearse')
  await expect(page).toHaveURL('/interview-prep/rehearsals')
  const answer = await page.goto('/interview-prep/rehearse?questionId=no-such')
  expect(answer?.status()).toBe(404)
})

test('a voice of the browser reads the question, in its language, where there is one', async ({ page, ines }) => {
  const { id } = await ines.client.questions.create({ text: 'Wann haben Sie jemanden überzeugt, der das nicht wollte?' })
  await page.addInitScript(() => {
    const spoken: unknown[] = []
    const stand = {
      getVoices: () => [{ lang: 'en-GB' }, { lang: 'de-DE' }],
      speak: ({ text, lang }: { text: string; lang: string }) => spoken.push({ text, lang }),
      cancel: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    }
    class Utterance {
      text: string
      lang = ''
      voice: unknown
      constructor(text: string) {
        this.text = text
      }
    }
    Object.defineProperties(window, {
      speechSynthesis: { value: stand },
      SpeechSynthesisUtterance: { value: Utterance },
      spoken: { value: spoken },
    })
  })
  await open(page, `/interview-prep/rehearse?questionId=${id}`)
  await page.getByLabel(words.choose.readAloud).check()
  await button(page, words.begin).click()
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: unknown[] }).spoken)
  expect(await spoken()).toEqual([{ text: 'Wann haben Sie jemanden überzeugt, der das nicht wollte?', lang: 'de-DE' }])
})

test('without a voice nothing is offered that does nothing', async ({ page, ines: _ines }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }))
  await open(page)
  await expect(button(page, words.begin)).toBeVisible()
  await expect(page.getByLabel(words.choose.readAloud)).toHaveCount(0)
})

test('a mock interview is drawn, told question by question, and summed up', async ({ page, ines }) => {
  await page.goto('/interview-prep/rehearsals/mock/new?count=3')
  const drawn = page.locator('.mock-begin li')
  await expect(drawn).toHaveCount(3)
  const before = await drawn.allTextContents()
  await page.getByRole('button', { name: mock.draw.again }).click()
  await expect(page).toHaveURL(/draw=\d+/)
  expect(await drawn.allTextContents()).not.toEqual(before)
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await button(page, mock.begin).click()
  await expect(page.getByText(mock.nothing)).toBeVisible()
  await drawn.nth(1).getByRole('checkbox').uncheck()
  await page.getByLabel(mock.name).fill('Before the panel')
  await button(page, mock.begin).click()

  await hydrated(page)
  await expect(page.getByText(words.place(1, 2))).toBeVisible()
  const tell = async () => {
    await page.getByLabel(words.choose.prep).selectOption('0')
    await button(page, words.begin).click()
    await button(page, words.told).click()
    await page.locator('.mark-step', { hasText: words.marks.steps.proof[0] }).click()
    await button(page, words.keep).click()
  }
  await tell()
  await expect.poll(async () => (await told(ines)).length).toBe(1)
  await page.getByRole('link', { name: words.nextQuestion }).click()
  await hydrated(page)
  await expect(page.getByText(words.place(2, 2))).toBeVisible()
  await tell()
  await expect.poll(async () => (await told(ines)).length).toBe(2)
  await page.getByRole('link', { name: words.seeSummary }).click()
  await expect(page.getByText(mock.counts(2, 2))).toBeVisible()
  await expect(page.locator('.means tr')).toHaveCount(1)
  await expect(page.getByText(mock.why.low)).toHaveCount(2)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByLabel(mock.note).fill('Numbers.')
  await button(page, mock.saveNote).click()
  await expect(page.getByLabel(mock.note)).toHaveValue('Numbers.')
  await button(page, mock.end).click()
  await expect(button(page, mock.end)).toHaveCount(0)
  await button(page, mock.remove).click()
  await expect(page.getByText(words.list.removed)).toBeVisible()
  expect(await told(ines)).toHaveLength(2)
  await button(page, words.list.restore).click()
  await expect(page.getByRole('heading', { name: 'Before the panel' })).toBeVisible()
})

test('choosing a job draws at once for it, and keeps the focus and the name that was typed', async ({ page, ines }) => {
  const { id } = await ines.client.targetJobs.create({ role: 'Lead analyst', competencies: ['conflict'] })
  await open(page, '/interview-prep/rehearsals/mock/new?draw=7')
  const job = page.getByRole('combobox', { name: mock.draw.job })
  await expect(job, 'the only job there is').toHaveValue(id)
  await open(page, '/interview-prep/rehearsals/mock/new?draw=7&targetJobId=')
  await expect(job).toHaveValue('')
  const drawn = page.locator('.mock-begin li')
  const before = await drawn.allTextContents()
  await page.getByLabel(mock.name).fill('Before the panel')
  await job.focus()
  await job.selectOption('Lead analyst')
  await expect(page).toHaveURL(`/interview-prep/rehearsals/mock/new?count=5&kind=&targetJobId=${id}&draw=7`)
  await expect.poll(() => drawn.allTextContents()).not.toEqual(before)
  await expect(job).toBeFocused()
  await expect(page.getByLabel(mock.name)).toHaveValue('Before the panel')
  await expect(page.locator('.mock-draw').getByRole('status')).toHaveText(/minutes/)
  await button(page, mock.begin).click()
  await expect(page).toHaveURL(/mock\/[0-9a-f-]{36}$/)
  expect((await ines.client.mockInterviews.list()).items).toMatchObject([{ title: 'Before the panel', targetJobId: id }])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('question and story are there to be told, and a mock interview begins', async ({ page, ines }) => {
    const { id } = await story(ines)
    await page.goto(`${AT}&storyId=${id}`)
    await expect(page.getByText(words.needsScript)).toBeVisible()
    await expect(page.getByText('Stock had run away.')).toBeVisible()
    await page.goto('/interview-prep/rehearsals/mock/new')
    await button(page, mock.begin).click()
    await expect(page).toHaveURL(/mock\/[0-9a-f-]{36}$/)
  })
})
