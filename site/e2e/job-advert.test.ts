import { shortDate } from '../src/features/desk/words/day.ts'
import { jobs } from '../src/messages/interview-job.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'
import { fetchedAhead } from './support/worker.ts'

const today = () => Temporal.Now.plainDateISO('Europe/Vienna')
const closes = () => today().add({ days: 20 })
const words = jobs.add

const advert = () => `Head of Planning
Quillmere Freight Ltd
Location: Leeds
Closing date: ${closes().toString()}

You forecast demand for three depots.`

test('a pasted advertisement fills in what is empty, says so, and is cleared by one press; then one is on the page of the job', async ({
  page,
  ines,
}) => {
  await page.goto('/interview-prep/jobs')
  await hydrated(page)
  await page.getByLabel(words.company).fill('Quillmere')
  await page.getByLabel(words.description).fill(advert())
  await expect(page.getByLabel(words.role, { exact: true })).toHaveValue('Head of Planning')
  await expect(page.getByLabel(words.location, { exact: true })).toHaveValue('Leeds')
  await expect(page.getByLabel(words.closesOn, { exact: true })).toHaveValue(closes().toString())
  // What was typed stays, and is marked as nobody else's.
  await expect(page.getByLabel(words.company)).toHaveValue('Quillmere')
  await expect(page.getByText(words.told([words.role, words.location, words.closesOn]))).toBeAttached()
  await expect(page.locator('.job-add .field-acts')).toHaveCount(3)

  await page.getByRole('button', { name: words.clearOf(words.location) }).press('Enter')
  await expect(page.getByLabel(words.location, { exact: true })).toBeFocused()
  await expect(page.getByLabel(words.location, { exact: true })).toHaveValue('')
  // As the account writes it, whatever the browser's field does.
  await expect(
    page.getByText(words.filledDay(shortDate(closes().toString(), { today: today().toString(), locale: 'en-GB' }))),
  ).toBeVisible()
  await page.getByLabel(words.role, { exact: true }).fill('Head of Planning, North')
  await expect(page.locator('.job-add .field-acts')).toHaveCount(1)
  // Another text changes what was read, and neither what was typed nor what was cleared.
  await page.getByLabel(words.description).fill(advert().replace(closes().toString(), closes().add({ days: 1 }).toString()))
  await expect(page.getByLabel(words.closesOn, { exact: true })).toHaveValue(closes().add({ days: 1 }).toString())
  await expect(page.getByLabel(words.location, { exact: true })).toHaveValue('')
  await expect(page.getByLabel(words.role, { exact: true })).toHaveValue('Head of Planning, North')

  await page.getByRole('button', { name: words.button }).click()
  await expect(page).toHaveURL(/\/interview-prep\/jobs\/[\w-]{36}$/)
  await hydrated(page)
  const [job] = (await ines.client.targetJobs.list()).items
  expect(job).toMatchObject({
    role: 'Head of Planning, North',
    company: 'Quillmere',
    location: '',
    closesOn: closes().add({ days: 1 }).toString(),
  })
  await expect(page.locator('.job-now')).toContainText('in 21 days')
  await page.getByLabel(jobs.fields.closesOn ?? '', { exact: true }).fill(closes().toString())
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ines.client.targetJobs.get(job?.id ?? '')).closesOn).toBe(closes().toString())
  await expect(page.locator('.job-now')).toContainText('in 20 days')
  await page.goto('/interview-prep/jobs')
  await expect(page.getByRole('listitem').filter({ hasText: 'North' })).toContainText('in 20 days')
})

test('the advertisement is what is asked for first, and the fields that it fills in follow it', async ({ page, ines }) => {
  await page.goto('/interview-prep/jobs')
  await hydrated(page)
  await page.getByLabel(words.description).fill(advert())
  await expect(page.getByLabel(words.role, { exact: true })).toHaveValue('Head of Planning')
  await page.getByLabel(words.description).focus()
  // Past what clears a field.
  for (const name of [words.role, words.company, words.location]) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(name, { exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await ines.client.targetJobs.list()).items)
    .toMatchObject([{ role: 'Head of Planning', location: 'Leeds' }])
})

test('an advertisement that was pasted is enough to add a job, by Enter at once, and without a script', async ({ page, ines, browser }) => {
  await page.goto('/interview-prep/jobs')
  await hydrated(page)
  await page.getByLabel(words.description).fill(advert())
  await page.getByRole('button', { name: words.button }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Head of Planning, Quillmere Freight Ltd')
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const still = await plain.newPage()
  await still.goto(new URL('/interview-prep/jobs', page.url()).href)
  await still.getByLabel(words.description).fill(advert())
  await still.getByLabel(words.role, { exact: true }).fill('Planner')
  await still.getByRole('button', { name: words.button }).click()
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Planner, Quillmere Freight Ltd')
  await plain.close()
  expect((await ines.client.targetJobs.list()).items).toMatchObject([
    { role: 'Planner', location: 'Leeds' },
    { role: 'Head of Planning', location: 'Leeds' },
  ])
})

test('to apply is one press: a task by the last day that leads back to the job, offered no more', async ({ page, ines }) => {
  const { id } = await ines.client.targetJobs.create({ role: 'Planner', company: 'Quillmere', closesOn: closes().toString() })
  const title = 'Apply for Planner at Quillmere'
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  const offer = page.getByRole('button', { name: jobs.application.make(title) })
  await offer.press('Enter')
  const link = page.getByRole('link', { name: title })
  await expect(link).toBeFocused()
  await expect(offer).toHaveCount(0)
  await expect.poll(async () => (await ines.client.tasks.linkedTo(id)).items).toMatchObject([{ title, status: 'open' }])
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toBeVisible()
  await expect.poll(async () => (await ines.client.tasks.linkedTo(id)).items).toEqual([])
  await offer.click()
  await link.click()
  await expect(page).toHaveURL(/\/tasks\//)
  await page.getByRole('link', { name: `${taskPane.linkKinds['target-job']} Planner, Quillmere` }).click()
  await expect(page).toHaveURL(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: jobs.stages.button }).click()
  await expect(page.locator('.job-stages').getByText(jobs.stage.applied)).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await expect(offer).toHaveCount(0)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/] })

  test('a job that is added stays on the list, with the way to it, and so it is once it was sent', async ({ page, context, ines }) => {
    await page.goto('/interview-prep/jobs')
    await hydrated(page)
    await fetchedAhead(page)
    await context.setOffline(true)
    await page.getByLabel(words.role, { exact: true }).fill('Planner')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: words.open('Planner') })).toHaveAttribute('href', /\/interview-prep\/jobs\/[\w-]{36}$/)
    await expect(page.getByLabel(words.role, { exact: true })).toBeFocused()
    await context.setOffline(false)
    await expect.poll(async () => (await ines.client.targetJobs.list()).items, { timeout: 20_000 }).toMatchObject([{ role: 'Planner' }])
    await expect(page).toHaveURL('/interview-prep/jobs')
    await expect(page.getByRole('link', { name: words.open('Planner') })).toBeVisible()
  })
})
