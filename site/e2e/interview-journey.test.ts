import type { Page } from '@playwright/test'
import { makeWin } from '../src/messages/career-make.ts'
import { jobs as jobWords } from '../src/messages/interview-job.ts'
import { questions as bank } from '../src/messages/interview-question.ts'
import { rehearsal } from '../src/messages/interview-rehearsal.ts'
import { stories as words } from '../src/messages/interview-story.ts'
import { practice } from '../src/messages/practice.ts'
import { storiesMade } from '../src/messages/stories-made.ts'
import { list } from '../src/messages/task-list.ts'
import { win as winWords } from '../src/messages/win.ts'
import { sayDay } from './support/day-field.ts'
import { hydrated } from './support/page-quality.ts'
import { allowDevices, expectNoRecording, fakeDevices, playable, watchSent } from './support/recording.ts'
import { expect, test } from './support/test.ts'
import { typeHere } from './support/typing.ts'
import { lacksWholeBrowser } from './support/whole-browser.ts'

test.use({ ...fakeDevices, actionTimeout: 10_000 })
test.skip(...lacksWholeBrowser)

const deed = 'Reset the order points of 40 slow lines'
const title = 'Cut stock-outs on the top 40 lines'
const fresh = 'What do you do when a lorry is late?'

const today = Temporal.Now.plainDateISO('Europe/Vienna')
const inDays = (days: number) => today.add({ days }).toString()
/** A day as screens say it; another year goes with it. */
const dayWords = (days: number, month: 'long' | 'short') => {
  const day = today.add({ days })
  return day.toLocaleString('en-GB', { day: 'numeric', month, ...(day.year !== today.year && { year: 'numeric' }) })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: keyof typeof words.parts) => page.getByRole('textbox', { name: words.parts[name], exact: true })

test('what was done is proved, told, practised, rehearsed, asked for and looked back on, and leads back to its day', async ({
  page,
  ines,
}) => {
  test.setTimeout(120_000)
  const { client } = ines
  await client.experiences.create({
    ...{ kind: 'work', position: 'Supply-chain analyst', organisation: 'Pellworth Kitchenware', startDate: '2023-03', isOngoing: true },
  })

  await test.step('a task that is done becomes a win with its number', async () => {
    await page.goto('/tasks/all')
    await hydrated(page)
    await page.keyboard.press('q')
    await page.keyboard.type(`${deed} !high`)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await button(page, list.row.complete(deed)).click()
    await page.locator('.toast').getByRole('button', { name: makeWin.action }).click()
    await page.locator('.toast').getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(deed)
    await expect(page.locator('html[data-win-ready]')).toBeAttached()
    await button(page, deed).click()
    await page.getByRole('textbox', { name: winWords.fields.title }).fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('button', { name: winWords.number.add }).click()
    await page.getByRole('textbox', { name: winWords.number.baseline }).fill('6.8')
    await page.getByRole('textbox', { name: winWords.number.value, exact: true }).fill('3.1')
    await page.getByRole('textbox', { name: winWords.number.unit }).fill('%')
    await page.keyboard.press('Enter')
    await expect(page.locator('.result-large')).toHaveText(/6\.8 → 3\.1\s%/)
    await page.getByRole('button', { name: winWords.names.add.competencies }).click()
    await typeHere(page, 'Forecasting')
    await page.getByRole('option', { name: 'Forecasting and data' }).click()
    await expect
      .poll(async () => (await client.wins.list()).items)
      .toMatchObject([{ title, metric: { baseline: '6.8', value: '3.1' }, competencies: ['forecasting'] }])
  })
  const [win] = (await client.wins.list()).items
  const [task] = (await client.tasks.list({ view: 'completed' })).items

  await test.step('it is told as a story, whose parts say what the win holds and where that is from', async () => {
    await page.getByRole('button', { name: storiesMade.tell }).click()
    await page.waitForURL(/\/interview-prep\/stories\/[\w-]{36}$/)
    await hydrated(page)
    await expect(part(page, 'situation')).toHaveValue(/Supply-chain analyst at Pellworth Kitchenware/)
    await expect(part(page, 'action')).toHaveValue(new RegExp(deed))
    await expect(part(page, 'result')).toHaveValue(/from 6\.8 to 3\.1\s%/)
    await expect(sourceIn(page, 'action', 'task')).toHaveAttribute('href', `/tasks/${task?.id}`)
    await expect(sourceIn(page, 'result', 'win')).toHaveAttribute('href', `/career/wins/${win?.id}`)
  })
  const [story] = (await client.stories.list()).items
  const storyId = story?.id ?? ''
  const openStory = async () => {
    await page.goto(`/interview-prep/stories/${storyId}`)
    await hydrated(page)
  }

  await test.step('a part is written in one’s own words, and the page says so', async () => {
    await part(page, 'action').fill('I counted each delivery, and reset the order points from what had come.')
    await part(page, 'reflection').fill('Ask the yard first.')
    await expect
      .poll(async () => (await client.stories.get(storyId)).tellings)
      .toMatchObject([{ action: /^I counted each delivery/, reflection: 'Ask the yard first.' }])
  })

  await test.step('its card is due, and is practised: recalled, looked at, rated', async () => {
    await page.goto('/interview-prep')
    await hydrated(page)
    await expect(page.locator('.practice-place')).toContainText(practice.card.placeAbout(1, 1, 'forecasting and data'))
    await page.keyboard.press('Space')
    await expect(page.locator('.star')).toContainText('I counted each delivery')
    await page.keyboard.press('3')
    await expect(page.locator('#ask')).toHaveText(practice.none.done(1))
    await expect.poll(async () => (await client.practice.today()).done).toMatchObject([{ rating: 'good' }])
    expect((await client.practice.list({ storyId })).items[0]?.due).not.toBe(inDays(0))
  })

  await allowDevices(page)
  const sent = watchSent(page)
  let question = { id: '', text: '' }

  await test.step('one of the questions it answers is told aloud, and what was recorded stays here', async () => {
    await openStory()
    await page.locator('.story-answers a').first().click()
    await page.waitForURL('**/interview-prep/questions/*')
    question = await client.questions.get(page.url().split('/').at(-1) ?? '')
    await page.getByRole('link', { name: bank.page.rehearseWith(title) }).click()
    await hydrated(page)
    await expect(page.locator('.rehearse-aside')).toContainText('I counted each delivery')
    await page.getByLabel(rehearsal.choose.prep).selectOption('0')
    await page.getByLabel(rehearsal.choose.recording, { exact: true }).selectOption('audio')
    await button(page, rehearsal.begin).click()
    await expect(page.getByText(rehearsal.recordingNow)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d)$/)
    await button(page, rehearsal.told).click()
    const { seconds, kind } = await playable(page.locator('.player'))
    expect(kind).toBe('AUDIO')
    expect(seconds).toBeGreaterThan(0.9)
  })

  await test.step('it is rated by oneself, and put into practice as known', async () => {
    for (const [item, step] of [
      ['answered', 3],
      ['proof', 2],
    ] as const)
      await page.locator('.mark-step', { hasText: rehearsal.marks.steps[item][step] }).click()
    await button(page, rehearsal.keep).click()
    await expect
      .poll(async () => (await client.rehearsals.list()).items)
      .toMatchObject([{ questionId: question.id, storyId, marks: { answered: 4, proof: 3, delivery: null }, recording: { kind: 'audio' } }])
    await button(page, rehearsal.rating.add).click()
    await button(page, rehearsal.rating.names.easy).click()
    await expect(page.getByText(/^Comes up again/)).toBeVisible()
    const due = async () => String((await client.practice.list({ questionId: question.id })).items[0]?.due ?? '')
    await expect.poll(async () => (await due()) > inDays(2)).toBe(true)
    await page.goto('/interview-prep/rehearsals')
    await hydrated(page)
    await expect(page.getByRole('button', { name: rehearsal.recordings.playOf(question.text) })).toBeVisible()
    expectNoRecording(sent, new URL(page.url()))
  })

  await test.step('a job asks for what the story shows; its interview is planned as tasks', async () => {
    await page.goto('/interview-prep/jobs')
    await hydrated(page)
    await page.getByLabel(jobWords.add.role).fill('Lead analyst')
    await page.getByLabel(jobWords.add.company).fill('Harbourline')
    await page.getByLabel(jobWords.add.description).fill('You forecast demand and coach two analysts.')
    await button(page, jobWords.add.button).click()
    await page.waitForURL(/\/interview-prep\/jobs\/[\w-]{36}$/)
    await hydrated(page)
    const asked = page.locator('.job-asks li').filter({ hasText: 'Forecasting and data' })
    await expect(asked).toContainText(jobWords.asks.stories(1))
    await button(page, jobWords.interviews.add).click()
    await page.getByLabel(jobWords.interviews.name).fill('Panel')
    await sayDay(page, jobWords.interviews.on, 'in 20 days')
    await button(page, jobWords.interviews.save).click()
    await expect(button(page, jobWords.interviews.lookBack)).toHaveCount(0)
    const make = page.getByRole('button', { name: /^Add \d+ tasks$/ })
    const planned = Number(/\d+/.exec((await make.textContent()) ?? '')?.[0])
    await make.click()
    await expect(page.locator('.job-plan > li.planned')).toHaveCount(planned)
  })
  const [job] = (await client.targetJobs.list()).items
  const jobId = job?.id ?? ''

  await test.step('practice and tasks know of it', async () => {
    await page.goto('/interview-prep')
    await expect(page.locator('.head-sub')).toContainText('Lead analyst at Harbourline, panel on')
    await page.goto('/tasks/upcoming')
    await hydrated(page)
    await page.getByRole('link', { name: /^Look at Harbourline/ }).click()
    await page.getByRole('link', { name: 'Target job Lead analyst, Harbourline', exact: true }).click()
    await page.waitForURL(`**/interview-prep/jobs/${jobId}`)
    await hydrated(page)
  })

  await test.step('it is held today, and looked back on', async () => {
    await button(page, jobWords.interviews.edit('Panel')).click()
    await sayDay(page, jobWords.interviews.on, 'today')
    await button(page, jobWords.interviews.save).click()
    await button(page, jobWords.interviews.lookBack).click()
    const asked = (n: number) => page.getByRole('group', { name: jobWords.debrief.questionN(n), exact: true })
    await asked(1).getByLabel(jobWords.debrief.question).fill(fresh)
    await button(page, jobWords.debrief.add).click()
    await asked(2).getByLabel(jobWords.debrief.question).fill(question.text)
    await asked(2).getByLabel(jobWords.debrief.went).selectOption(jobWords.debrief.wents.weak)
    await asked(2).getByLabel(jobWords.debrief.story).selectOption(title)
    await button(page, jobWords.debrief.save).click()
    await expect(page.getByText(`${jobWords.interviews.lookedBack}.`)).toBeVisible()
  })

  await test.step('what was asked is in the bank, once, and what went weakly is due again', async () => {
    await page.goto('/interview-prep/questions?show=own')
    await expect(page.locator('li.question h2')).toHaveText([fresh])
    await expect(page.locator('li.question')).toContainText(bank.askedBy('Harbourline', dayWords(0, 'short')))
    await page.goto(`/interview-prep/questions/${question.id}`)
    await expect(page.getByText(bank.page.inPractice(dayWords(1, 'short')), { exact: true })).toBeVisible()
    await expect(page.locator('.question-history')).toContainText(bank.page.ratings.again)
    await expect(page.locator('.question-history')).toContainText(bank.page.ratings.easy)
  })

  await test.step('from the story one walks back to the win, and to the day of the task', async () => {
    await openStory()
    await sourceIn(page, 'result', 'win').click()
    await page.waitForURL(`**/career/wins/${win?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('region', { name: storiesMade.title }).getByRole('link', { name: title })).toBeVisible()
    await expect(page.locator('.pieces time')).toHaveAttribute('datetime', inDays(0))
    await page.goBack()
    await hydrated(page)
    await expect(sourceIn(page, 'action', 'task')).toHaveText(`${words.kinds.task}, ${dayWords(0, 'long')}`)
    await sourceIn(page, 'action', 'task').click()
    await page.waitForURL(`**/tasks/${task?.id}`)
    await expect(page.locator('.pane-status')).toHaveText(/^Done today, \d\d:\d\d$/i)
    expectNoRecording(sent, new URL(page.url()))
  })
})

const sourceIn = (page: Page, name: keyof typeof words.parts, kind: keyof typeof words.kinds) =>
  page.getByRole('list', { name: words.page.sourcesOf(words.parts[name]) }).getByRole('link', { name: words.kinds[kind] })
