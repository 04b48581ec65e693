import { experience } from '../src/messages/career-experience.ts'
import { skills } from '../src/messages/career-skills.ts'
import { jobs } from '../src/messages/interview-job.ts'
import { requirements as words } from '../src/messages/requirements.ts'
import { win } from '../src/messages/win.ts'
import { nothingUnsent } from './support/kept-here.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const asked = { years: '3+ years of warehouse operations', language: 'Fluent German', words: 'SAP EWM' }
const description = `${asked.years}.\n${asked.language}.\nYou know ${asked.words}.`

test('a job says what else its description asks for, and each that is open leads to where it is said', async ({ page, ines }) => {
  const { id } = await ines.client.targetJobs.create({ role: 'Shift lead', description })
  const job = `/interview-prep/jobs/${id}`
  const open = page.getByRole('region', { name: words.states.account.open })
  const openIt = async () => {
    await page.goto(job)
    await hydrated(page)
  }
  const lead = async (way: string, said: string) => {
    await openIt()
    await open
      .getByRole('link', { name: way })
      .and(open.getByRole('link', { name: said }))
      .click()
    await hydrated(page)
  }
  await openIt()
  for (const said of Object.values(asked)) await expect(open).toContainText(said)
  await expect(page.getByRole('region', { name: words.states.account.met })).toHaveCount(0)

  // Nothing is there yet: what is to be written in has the focus.
  await lead(words.ways.years, asked.years)
  await expect(page).toHaveURL(/\/career\/experience#/)
  await expect(page.getByLabel(experience.position.work)).toBeFocused()
  await lead(words.ways.language, asked.language)
  await expect(page.getByPlaceholder('Add a language')).toBeFocused()
  await page.keyboard.type('German')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ines.client.profile.get()).languages.length).toBe(1)
  await nothingUnsent(page)
  await lead(words.ways.skill, asked.words)
  await expect(page.getByLabel(skills.add.label)).toBeFocused()
  await expect(page.getByLabel(skills.add.label)).toHaveValue(asked.words)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ines.client.skills.list()).items.length).toBe(1)
  await nothingUnsent(page)

  // Then the list of what there is.
  await ines.client.experiences.create({ kind: 'work', position: 'Baker', startDate: '2019', endDate: '2023' })
  await openIt()
  await expect(page.getByRole('region', { name: words.states.account.met })).toContainText(words.says.account(['SAP EWM']))
  await expect(open).toContainText(words.profile(['German']))
  await lead(words.ways.language, asked.language)
  await expect(page.getByRole('group', { name: 'Languages' })).toBeFocused()
  await lead(words.ways.years, asked.years)
  await expect(page.getByRole('heading', { name: 'Work', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Baker' })).toBeFocused()
})

test('who adds a win for what is asked for begins with its name, and with wins that speak of it', async ({ page, ines }) => {
  const { targetJobs, wins, tasks } = ines.client
  const { id } = await targetJobs.create({ role: 'Shift lead', description: 'You know SAP EWM.' })
  const speaking = await wins.create({ title: 'Brought the shift from SAP WM to the new EWM in a week' })
  await wins.create({ title: 'Baked for the whole town' })
  await tasks.create({ title: 'Write the EWM handbook' })
  const openIt = async () => {
    await page.goto(`/interview-prep/jobs/${id}`)
    await page
      .getByRole('region', { name: words.states.account.open })
      .getByRole('link', { name: words.winOf('SAP EWM') })
      .click()
  }
  await openIt()
  await expect(page.getByRole('checkbox', { name: 'SAP EWM' })).toBeChecked()
  const known = page.getByRole('region', { name: win.add.known })
  await expect(known.getByRole('link')).toHaveCount(1)
  await known.getByRole('link', { name: speaking.title }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'SAP EWM', exact: true }).click()
  await expect.poll(async () => (await wins.get(speaking.id)).skills).toEqual(['SAP EWM'])

  // What shows it is offered before anything is typed.
  await page.getByRole('button', { name: win.evidence.add }).click()
  await page.getByRole('option', { name: 'Write the EWM handbook' }).click()
  await expect.poll(async () => (await wins.get(speaking.id)).evidence).toMatchObject([{ kind: 'task', title: 'Write the EWM handbook' }])

  // Told there, it is open no more, and a win that names it is not offered for it again.
  await page.goto('/career/wins/new?skill=SAP+EWM')
  await expect(page.getByRole('checkbox', { name: 'SAP EWM' })).toBeChecked()
  await expect(known).toHaveCount(0)
})

test('what a job asks for follows its description, and is read without a script', async ({ page, ines, browser }) => {
  const { id } = await ines.client.targetJobs.create({ role: 'Shift lead' })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  const section = page.getByRole('region', { name: jobs.alsoAsks.title })
  await expect(section).toHaveCount(0)
  await page.getByLabel('Description').fill(description)
  await page.getByLabel('Description').blur()
  await expect(section).toContainText(asked.language)
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const still = await plain.newPage()
  await still.goto(page.url())
  await expect(still.getByRole('region', { name: jobs.alsoAsks.title })).toContainText(asked.language)
  await plain.close()
})

test('duties stand below with the wins that tell of them, and what the ad says is taken by a press', async ({ page, ines }) => {
  const { wins, targetJobs } = ines.client
  await wins.create({ title: 'Cut the shift handover from 25 to 12 minutes' })
  const year = new Date().getUTCFullYear() + 1
  const said = `Responsibilities:\n- Lead the shift handover\n\nYou will coach drivers at our Doncaster depot.\nInterviews will be held on 12 January ${year}.`
  const { id } = await targetJobs.create({ role: 'Shift lead', description: said })
  await page.goto(`/interview-prep/jobs/${id}`)
  await hydrated(page)
  const told = page.getByRole('region', { name: words.duties.account.met })
  await expect(told).toContainText('Lead the shift handover')
  await expect(told).toContainText('Cut the shift handover from 25 to 12 minutes')
  await expect(page.getByRole('region', { name: words.duties.account.open })).toContainText('You will coach drivers')
  const ad = page.getByRole('list', { name: jobs.fromAdvert.title })
  await ad.getByRole('button', { name: `${jobs.fromAdvert.take.location}: Doncaster` }).click()
  await expect.poll(async () => (await targetJobs.get(id)).location).toBe('Doncaster')
  await ad.getByRole('button', { name: jobs.fromAdvert.take.interviews }).click()
  await expect
    .poll(async () => (await targetJobs.get(id)).interviews)
    .toMatchObject([{ title: jobs.fromAdvert.interview, on: `${year}-01-12` }])
  await expect(ad).toHaveCount(0)
  await nothingUnsent(page)
})
