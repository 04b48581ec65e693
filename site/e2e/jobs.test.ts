import { writeSampleJobs, writeSampleResume } from '@throughline/sample-data'
import { jobs } from '../src/messages/interview-job.ts'
import { sayDay } from './support/day-field.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const today = () => Temporal.Now.plainDateISO('Europe/Vienna').toString()

test('a job is added with its description, moves on by keyboard, and all of it can be taken back', async ({ page, ines }) => {
  await page.goto('/interview-prep/jobs')
  await hydrated(page)
  await page.getByLabel('Role').fill('Lead analyst')
  await page.getByLabel('Company').fill('Harbourline')
  await page.getByLabel('Paste the job ad').fill('You forecast demand and coach two analysts.')
  await page.getByRole('button', { name: 'Add job' }).press('Enter')
  await expect(page).toHaveURL(/\/interview-prep\/jobs\/[\w-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead analyst, Harbourline')
  await expect(page.locator('.toast').getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('navigation', { name: jobs.page.where }).getByRole('link').click()
  await hydrated(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Lead analyst' })
  await row.getByLabel('Stage of Lead analyst, Harbourline').focus()
  await page.keyboard.press('I')
  await expect(page.getByRole('heading', { name: 'Interviewing' })).toBeVisible()
  // The list shows a job before the server has it.
  await expect.poll(async () => (await ines.client.targetJobs.list()).items[0]?.stage).toBe('interviewing')
  const [job] = (await ines.client.targetJobs.list()).items
  await expect(page.getByLabel('Stage of Lead analyst, Harbourline')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible()
  await expect.poll(async () => (await ines.client.targetJobs.get(job?.id ?? '')).stages.length).toBe(1)
  await page.getByRole('link', { name: 'Lead analyst' }).first().click()
  const asked = page.getByRole('listitem').filter({ has: page.getByText('Forecasting and data', { exact: true }) })
  await expect(asked.getByText(jobs.asks.because(['forecast']))).toBeVisible()
  await page.getByRole('button', { name: 'Remove Forecasting and data' }).click()
  await expect.poll(async () => (await ines.client.targetJobs.get(job?.id ?? '')).competencies).not.toContain('forecasting')
  await expect(page.getByRole('button', { name: 'Add Forecasting and data' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a competency' }).click()
  await page.getByRole('combobox', { name: 'Competency' }).fill('problem sol')
  await page.getByRole('option', { name: /^Finding causes/ }).click()
  await expect.poll(async () => (await ines.client.targetJobs.get(job?.id ?? '')).competencies).toContain('finding-causes')
  await expect(page.getByLabel('Web address')).toBeVisible()
})

test('an interview is noted, planned as tasks that lead back to the job, and moves with its tasks', async ({ page, ines }) => {
  const { id } = await ines.client.targetJobs.create({ role: 'Lead analyst', company: 'Harbourline', competencies: ['planning'] })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  const day = Temporal.PlainDate.from(today())
  const note = async () => {
    await page.getByRole('button', { name: 'Add an interview' }).click()
    await page.getByLabel(jobs.interviews.name, { exact: true }).fill('Panel')
    await sayDay(page, 'Day', 'in 20 days')
    await page.getByRole('button', { name: jobs.interviews.save, exact: true }).click()
  }
  const kept = async () => {
    const { stages, interviews } = await ines.client.targetJobs.get(id)
    return [...stages.map(({ stage }) => stage), interviews.length]
  }
  await note()
  await expect(page.locator('.job-stages').getByText('Interviewing')).toBeVisible()
  await expect.poll(kept).toEqual(['saved', 'interviewing', 1])
  await page.keyboard.press('Control+z')
  await expect.poll(kept).toEqual(['saved', 0])
  await note()
  await expect.poll(kept).toEqual(['saved', 'interviewing', 1])
  // All is ticked, each with its day, and what one does not want is left out.
  const boxes = page.locator('.job-plan').getByRole('checkbox')
  await expect(boxes).toHaveCount(9)
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  await page.getByRole('checkbox', { name: /^Look back on/ }).uncheck()
  await page.getByRole('button', { name: jobs.plan.make(8) }).click()
  const planned = async () => (await ines.client.tasks.linkedTo(id)).items
  await expect.poll(async () => (await planned()).length).toBe(8)
  // No two lines read the same, and each says where its step is by now.
  await expect(page.getByRole('checkbox', { name: /^Look back on/ })).not.toBeChecked()
  const steps = page.locator('.job-plan > li.planned')
  await expect(steps).toHaveCount(8)
  const lines = await steps.locator('p:first-child').allTextContents()
  expect(new Set(lines).size).toBe(8)
  for (const step of await steps.all()) await expect(step).toContainText('In your tasks')
  await expect(page.getByText(jobs.did.planned(8))).toBeVisible()
  await page.getByRole('button', { name: 'Change Panel' }).click()
  await sayDay(page, 'Day', 'in 27 days')
  await page.getByRole('button', { name: jobs.interviews.save, exact: true }).click()
  await page.getByRole('button', { name: 'Move 8 tasks' }).click()
  const last = { from: day.add({ days: 26 }).toString(), before: day.add({ days: 27 }).toString() }
  await expect.poll(async () => (await ines.client.tasks.due(last)).items).not.toEqual([])
  await page.getByRole('link', { name: /^Look at Harbourline/ }).click()
  await page
    .getByRole('link', { name: /Lead analyst, Harbourline/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/interview-prep/jobs/${id}`)
})

test('the day of an interview is said in words, German too, and how long it takes is kept', async ({ page, ines }) => {
  const { id } = await ines.client.targetJobs.create({ role: 'Lead analyst', stage: 'interviewing' })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add an interview' }).click()
  const form = page.locator('.job-form')
  await form.getByLabel(jobs.interviews.name, { exact: true }).fill('Panel')
  await form.getByRole('button', { name: jobs.interviews.save, exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText(jobs.interviews.fault)
  await expect(form.getByRole('button', { name: /^Day: / })).toBeFocused()
  // Left by Escape, the choice of a day leaves the form as it is.
  await page.keyboard.press('Enter')
  const [choice, button] = [page.getByRole('dialog'), form.getByRole('button', { name: /^Day: / })]
  // Beside what it was opened by, and not at the corner of the page.
  await expect.poll(async () => Math.abs(((await choice.boundingBox())?.x ?? 0) - ((await button.boundingBox())?.x ?? 0))).toBeLessThan(8)
  await page.keyboard.press('Escape')
  await expect(choice).toHaveCount(0)
  await expect(form.getByLabel(jobs.interviews.name, { exact: true })).toHaveValue('Panel')
  await sayDay(page, 'Day', 'morgen')
  await form.getByLabel('Time', { exact: true }).fill('14:00')
  await expect(form.getByLabel(jobs.interviews.minutes)).toHaveValue('60')
  await form.getByLabel(jobs.interviews.minutes).fill('3')
  await form.getByRole('button', { name: jobs.interviews.save, exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText(jobs.interviews.minutesFault(5, 600))
  await expect(form.getByLabel(jobs.interviews.minutes)).toBeFocused()
  await form.getByLabel(jobs.interviews.minutes).fill('150')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(page.locator('.job-interview')).toContainText('14:00, 150 min')
  const day = Temporal.PlainDate.from(today()).add({ days: 1 }).toString()
  await expect
    .poll(async () => (await ines.client.targetJobs.get(id)).interviews)
    .toMatchObject([{ title: 'Panel', on: day, time: '14:00', durationMinutes: 150 }])
})

test('the résumé is kept as it was sent, with the files beside it', async ({ page, ines }) => {
  await ines.client.profile.edit({ name: 'Ines Varga' })
  await writeSampleResume(ines.client)
  const { id } = await ines.client.targetJobs.create({ role: 'Lead analyst' })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  await page.getByLabel('Version').selectOption('For the lead role')
  await page.getByRole('button', { name: 'Mark as sent, and keep the PDF' }).click()
  await expect(page.getByText('“For the lead role” was sent on')).toBeVisible()
  await expect(page.getByText('Your résumé still reads the same.')).toBeVisible()
  await page.getByLabel('Add a file').setInputFiles({ name: 'Cover letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ruth') })
  await expect(page.getByRole('link', { name: 'Cover letter.txt' })).toBeVisible()
  expect(await ines.client.files.ofTargetJob(id)).toHaveLength(2)
  await ines.client.profile.edit({ name: 'Ines Varga-Holt' })
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Your résumé has changed since:')).toBeVisible()
  await page.getByRole('button', { name: 'It was not sent' }).click()
  await expect.poll(async () => (await ines.client.targetJobs.get(id)).sent).toBeNull()
})

test('an interview is looked back on: its questions go into the bank, a weak answer into practice, over a reload', async ({
  page,
  ines,
}) => {
  const id = await writeSampleJobs({ client: ines.client, today: today(), timeZone: 'Europe/Vienna' })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Look back on it' }).click()
  await page.getByRole('textbox', { name: 'What was asked' }).fill('What do you do when a lorry is late?')
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Look back on it' }).click()
  await expect(page.getByRole('textbox', { name: 'What was asked' })).toHaveValue('What do you do when a lorry is late?')
  await page.getByLabel('How it went', { exact: true }).selectOption('Badly')
  await page.getByRole('button', { name: jobs.debrief.save, exact: true }).click()
  await expect(page.getByText('You looked back on it.')).toBeVisible()
  const { items } = await ines.client.questions.list({ origin: 'own' })
  expect(items).toMatchObject([{ text: 'What do you do when a lorry is late?', company: 'Ashdown Table' }])
  expect((await ines.client.practice.list({ questionId: items[0]?.id })).items).toHaveLength(1)
  await page.getByRole('button', { name: 'Change what you said' }).click()
  await expect(page.getByRole('textbox', { name: 'What was asked' })).toHaveValue('What do you do when a lorry is late?')
})

test('a job goes to the trash and comes back, also where no script runs', async ({ page, ines, browser }) => {
  const { id } = await ines.client.targetJobs.create({ role: 'Lead analyst' })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Move to the trash' }).click()
  await expect(page).toHaveURL('/interview-prep/jobs')
  await expect(page.getByText('Which job are you after?')).toBeVisible()
  await expect.poll(async () => (await ines.client.targetJobs.list({ trash: true })).items.length).toBe(1)
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const plain = await context.newPage()
  await plain.goto(new URL('/interview-prep/jobs/trash', page.url()).href)
  await plain.getByRole('button', { name: 'Restore “Lead analyst”' }).click()
  await expect(plain.getByRole('heading', { name: 'Lead analyst' })).toBeVisible()
  await context.close()
})

test('a version of the résumé is made for a job: it knows what the job asks for, and the job which version is for it', async ({
  page,
  ines,
}) => {
  const { targetJobs, resumes } = ines.client
  const { id } = await targetJobs.create({ role: 'Lead analyst', company: 'Harbourline' })
  await ines.client.experiences.create({ kind: 'work', position: 'Planner', skills: ['SQL'] })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a competency' }).click()
  await page.getByRole('combobox', { name: 'Competency' }).fill('Patience')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'make one' }).click()
  await expect(page.getByRole('button', { name: 'Make a version for this job' })).toBeFocused()
  // What was written last goes along, however late the server has it.
  await page.route(`**/api/v1/target-jobs/${id}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByLabel('Description').fill('You know SQL.')
  await page.getByRole('button', { name: 'Make a version for this job' }).click()
  await expect(page).toHaveURL(/\/career\/resumes\/.+/)
  const [made] = (await resumes.list()).items
  expect(made).toMatchObject({ name: 'Lead analyst, Harbourline', jobDescription: 'You know SQL.' })
  expect((await targetJobs.get(id)).resumeId).toBe(made?.id)
  const missing = page.getByRole('region', { name: 'Missing' })
  await expect(missing.getByText('SQL', { exact: true })).toBeVisible()
  await expect(missing).toContainText('Mentioned at “Planner”, but not on the page')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add SQL to your skills' }).click()
  await expect(page.getByRole('region', { name: 'Claimed without evidence' })).toContainText('SQL')
  await expect(page.getByRole('checkbox', { name: 'SQL' })).toBeChecked()
  await expect(page.locator('.sheet')).toContainText('SQL')
  expect((await ines.client.skills.list()).items).toMatchObject([{ name: 'SQL' }])
  await page.getByRole('link', { name: 'For Lead analyst, Harbourline' }).click()
  await expect(page).toHaveURL(`/interview-prep/jobs/${id}`)
  await expect(page.getByLabel('Version')).toHaveValue(made?.id ?? '')
  await expect(page.getByRole('link', { name: 'its version' })).toHaveAttribute('href', `/career/resumes/${made?.id}`)
  await expect(page.getByRole('button', { name: 'Make a version for this job' })).toHaveCount(0)
})

test('a version leads to each job it is for', async ({ page, ines }) => {
  const { targetJobs, resumes } = ines.client
  const { id: resumeId } = await resumes.create({ name: 'For lead roles' })
  for (const role of ['Lead analyst', 'Head of supply']) await targetJobs.create({ role, resumeId })
  await targetJobs.create({ role: 'Porter' })
  await page.goto(`/career/resumes/${resumeId}`)
  await expect(page.getByRole('link', { name: /^For (Lead analyst|Head of supply)$/ })).toHaveCount(2)
  await expect(page.getByRole('link', { name: /Porter/ })).toHaveCount(0)
})

test('on a phone how far a job is stands first, and what says little is folded until one wants it', async ({ page, ines }) => {
  const id = await writeSampleJobs({ client: ines.client, today: today(), timeZone: 'Europe/Vienna' })
  await ines.client.targetJobs.plan(id)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  await expect(page.getByText(/^Interviewing since/)).toBeInViewport()
  await expect(page.getByText(/^Panel on .+, in \d+ days$/)).toBeInViewport()
  for (const [fold, field] of [
    ['Facts', 'Role'],
    ['Description', 'Description'],
    ['Notes', 'Notes'],
    ['Stages', 'Reached on'],
    ['Files', 'Add a file'],
  ] as const) {
    await expect(page.getByLabel(field, { exact: true })).toBeHidden()
    await page.locator('summary', { hasText: fold }).click()
    await expect(page.getByLabel(field, { exact: true })).toBeVisible()
  }
  const steps = page.locator('.job-plan > li')
  await expect(steps.filter({ visible: true })).toHaveCount(3)
  await page.getByRole('button', { name: /^Show all \d+ steps$/ }).click()
  await expect(steps.filter({ visible: true })).toHaveCount(await steps.count())
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.reload()
  await expect(page.getByLabel('Role', { exact: true })).toBeVisible()
  await expect(steps.filter({ visible: true })).toHaveCount(await steps.count())
})

test('who comes back to a job from the version that was asked for can ask for another', async ({ page, ines }) => {
  const { id } = await ines.client.targetJobs.create({ role: 'Lead analyst', company: 'Harbourline' })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  // An answer that leads nowhere leaves the page as the browser keeps it of one that was left.
  await page.route('**/career/resumes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
  )
  const make = page.getByRole('button', { name: 'Make a version for this job' })
  const asked = page.waitForRequest('**/career/resumes')
  await make.click()
  await asked
  await expect(make).toBeDisabled()
  const isShown = (persisted: boolean) =>
    page.evaluate((persisted) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted })), persisted)
  await isShown(false)
  await expect(make).toBeDisabled()
  await isShown(true)
  await expect(make).toBeEnabled()
})
