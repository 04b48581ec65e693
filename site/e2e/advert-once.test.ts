import { jobs } from '../src/messages/interview-job.ts'
import { resumeCoverage } from '../src/messages/resume.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const advert = 'Head of planning\n\nYou know SQL and Excel, and lead a team of eight.'

test('a description is pasted once: a new job takes that of a version, is linked to it, and another version takes it of the job', async ({
  page,
  ines,
}) => {
  const first = await ines.client.resumes.create({ name: 'Planning', jobDescription: advert })
  await page.goto('/interview-prep/jobs')
  await hydrated(page)
  await page.getByRole('button', { name: jobs.page.takeAdvert('Planning') }).click()
  await expect(page.getByLabel(jobs.add.description)).toHaveValue(advert)
  await expect(page.getByRole('textbox', { name: jobs.add.role })).toHaveValue('Head of planning')
  await page.getByRole('button', { name: jobs.add.button }).click()
  await page.waitForURL(/\/interview-prep\/jobs\/[\w-]{36}$/)
  await expect.poll(async () => (await ines.client.targetJobs.list()).items[0]).toMatchObject({ resumeId: first.id, description: advert })

  const second = await ines.client.resumes.create({ name: 'Another' })
  await page.goto(`/career/resumes/${second.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: resumeCoverage.takeAdvert('Head of planning') }).click()
  await expect(page.locator('.cover-state')).toHaveText(/^Compared: \d/)
  await expect.poll(async () => (await ines.client.resumes.get(second.id)).jobDescription).toBe(advert)
})

test('a version that is named after a job is offered to it', async ({ page, ines }) => {
  const version = await ines.client.resumes.create({ name: 'Head of planning, short' })
  const job = await ines.client.targetJobs.create({ role: 'Head of Planning' })
  await page.goto(`/interview-prep/jobs/${job.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: jobs.sent.chooseOf(version.name) }).click()
  await expect.poll(async () => (await ines.client.targetJobs.get(job.id)).resumeId).toBe(version.id)
  await expect(page.getByRole('button', { name: jobs.sent.chooseOf(version.name) })).toHaveCount(0)
})
