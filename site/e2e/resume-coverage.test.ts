import type { Locator } from '@playwright/test'
import { requirements as requirementWords } from '../src/messages/requirements.ts'
import { resumeCoverage as cover } from '../src/messages/resume.ts'
import { win } from '../src/messages/win.ts'
import { hydrated } from './support/page-quality.ts'
import { resumeOf } from './support/resume-of.ts'
import { expect, test } from './support/test.ts'

test('what is only claimed is named in a win by a press, and is shown then', async ({ page, ines }) => {
  const { version, cut } = await resumeOf(ines)
  await ines.client.resumes.edit(version.id, { jobDescription: 'You know SQL.' })
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: cover.linkOf('SQL') }).click()
  await page.getByRole('list', { name: cover.which }).getByRole('button', { name: cut.title }).click()
  await expect(page.getByRole('region', { name: cover.states.shown })).toContainText('SQL')
  await expect.poll(async () => (await ines.client.wins.get(cut.id)).skills).toEqual(['SQL'])
})

test('what nothing here shows yet has a next step: a skill is listed, a win is added that names it', async ({ page, ines }) => {
  const { version } = await resumeOf(ines)
  await ines.client.resumes.edit(version.id, { jobDescription: 'You know Kubernetes and Terraform. You handle conflict well.' })
  const open = async () => {
    await page.goto(`/career/resumes/${version.id}`)
    await hydrated(page)
  }
  await open()
  const missing = page.getByRole('region', { name: cover.states.missing })
  await missing.getByRole('button', { name: cover.linkOf('Handling conflict') }).click()
  await missing.getByRole('link', { name: cover.addWinOf('Handling conflict') }).click()
  await expect(page.getByLabel('Handling conflict')).toBeChecked()
  await open()
  await missing.getByRole('button', { name: cover.listOf('Kubernetes') }).click()
  await expect(page.getByRole('region', { name: cover.states.claimed })).toContainText('Kubernetes')
  await missing.getByRole('link', { name: cover.addWinOf('Terraform') }).click()
  await page.getByLabel(win.add.field).fill('Moved the servers')
  await page.getByRole('button', { name: win.add.submit }).click()
  await expect
    .poll(async () => (await ines.client.wins.list()).items.find(({ title }) => title === 'Moved the servers')?.skills)
    .toEqual(['Terraform'])
})

test('what is asked for in so many words is told by what is kept, or left to the person with a next step', async ({ page, ines }) => {
  const { version } = await resumeOf(ines)
  const asked = ['1+ years as an analyst', '3+ years of warehouse operations', 'Fluent German', 'You know WMS']
  await ines.client.resumes.edit(version.id, { jobDescription: asked.join('.\n') })
  const open = async () => {
    await page.goto(`/career/resumes/${version.id}`)
    await hydrated(page)
  }
  await open()
  const [told, judged] = (['met', 'open'] as const).map((state) => page.getByRole('region', { name: requirementWords.states.page[state] }))
  await expect(told as Locator).toContainText(asked[0] as string)
  for (const said of ['3+ years of warehouse operations', 'Fluent German', 'WMS']) await expect(judged as Locator).toContainText(said)
  await expect(page.getByRole('region', { name: cover.states.missing })).not.toContainText('German')
  await page.getByRole('button', { name: cover.listOf('WMS') }).click()
  await expect(page.getByRole('region', { name: cover.states.claimed })).toContainText('WMS')
  await expect(judged as Locator).not.toContainText('WMS')
  await ines.client.profile.edit({ languages: [{ language: 'German', fluency: '', cefr: 'C1', extra: {} }] })
  await open()
  await expect(told as Locator).toContainText(requirementWords.profile(['German (C1)']))
})

test('a description is compared here, and a win that would show what is missing is put in by a press', async ({
  page,
  ines,
  expectedComplaints,
}) => {
  // What the page that goes has sent, the page that comes sends again.
  expectedComplaints.push(/status of 412/)
  const { version, moved } = await resumeOf(ines)
  await ines.client.wins.edit(moved.id, { skills: ['Route planning'] })
  await ines.client.resumes.edit(version.id, {
    sections: version.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, lines: item.lines.filter(({ id }) => id !== moved.id) })),
    })),
  })
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await page.getByLabel(cover.label).fill('You know SQL and route planning.')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel(cover.label)).toHaveValue('You know SQL and route planning.')
  await page.getByLabel(cover.label).blur()
  await expect(page.getByRole('region', { name: cover.states.claimed })).toContainText('SQL')
  await page.getByRole('button', { name: cover.putIn(moved.title) }).click()
  await expect(page.locator('.sheet')).toContainText(moved.title)
  // The win names it, and no word on the page does.
  await expect(page.getByRole('region', { name: cover.states.missing })).toContainText(cover.namedOn.win(moved.title))
  await page.getByRole('button', { name: cover.listOf('Route planning') }).click()
  await expect(page.getByRole('region', { name: cover.states.shown })).toContainText('Route planning')
  await expect(page.locator('.coverage').getByText('Route planning', { exact: true })).toBeFocused()
  await expect(page.locator('.sheet')).toContainText('Route planning')
})

test('how it fits the job stands first, and a win put in for a competency names it from then on, until that is undone', async ({
  page,
  ines,
}) => {
  const { client } = ines
  const { version } = await resumeOf(ines)
  const [senior] = (await client.experiences.list({})).items
  const evidence = [{ kind: 'note' as const, title: 'The rota' }]
  const win = await client.wins.create({
    title: 'Coached the night shift',
    experienceId: senior?.id ?? null,
    confidentiality: 'review',
    evidence,
  })
  await client.resumes.edit(version.id, { jobDescription: 'You have taught and coached people. You know Excel.' })
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  await expect(page.getByLabel(cover.label)).toBeHidden()
  const heads = page.getByRole('heading', { level: 2 })
  await expect(heads.first()).toHaveText(cover.title)
  await page.getByText(cover.fold).click()
  await expect(page.getByLabel(cover.label)).toBeVisible()
  await page.getByRole('button', { name: cover.makePublic(win.title) }).click()
  await expect(page.getByRole('region', { name: cover.states.shown })).toContainText('Teaching and coaching')
  await expect.poll(async () => (await client.wins.get(win.id)).competencies).toHaveLength(1)
  expect(await client.wins.get(win.id)).toMatchObject({ confidentiality: 'public', competencies: ['Teaching and coaching'] })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await client.wins.get(win.id)).competencies).toEqual([])
  expect((await client.wins.get(win.id)).confidentiality).toBe('review')
  await expect(page.getByRole('region', { name: cover.states.missing })).toContainText('Teaching and coaching')
})

test('on a phone the page comes first, and a short line leads to how it fits the job below it', async ({ page, ines }) => {
  const { version } = await resumeOf(ines)
  await ines.client.resumes.edit(version.id, { jobDescription: 'You know SQL, Kubernetes and Terraform.' })
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
  const [sheet, heading] = [page.locator('.sheet').first(), page.getByRole('heading', { name: cover.title })]
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  expect(await top(sheet)).toBeLessThan(844)
  expect(await top(sheet)).toBeLessThan(await top(heading))
  const line = page.getByRole('link', { name: cover.fit({ shown: 0, missing: 2 }) })
  expect(await top(line)).toBeLessThan(await top(sheet))
  await line.click()
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: cover.listOf('Kubernetes') }).click()
  await expect(page.getByRole('link', { name: cover.fit({ shown: 0, missing: 1 }) })).toBeAttached()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.locator('.resume-fit')).toBeHidden()
  await page.evaluate(() => scrollTo(0, 0))
  expect(Math.abs((await top(heading)) - (await top(page.locator('.resume-paper'))))).toBeLessThan(40)
})

test('a description is compared as it is typed, and the field keeps the focus and what is typed on', async ({ page, ines }) => {
  const { version } = await resumeOf(ines)
  await page.goto(`/career/resumes/${version.id}`)
  await hydrated(page)
  const field = page.getByLabel(cover.label)
  await field.focus()
  await page.keyboard.insertText('You know SQL')
  await expect(page.getByRole('region', { name: cover.states.claimed })).toContainText('SQL')
  await expect(field).toBeFocused()
  await page.keyboard.type(' and negotiation')
  await expect(page.getByRole('region', { name: cover.states.missing })).toContainText(/negotiation/i)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('You know SQL and negotiation')
  await field.blur()
  await expect(field).toHaveValue('You know SQL and negotiation')
  await expect(page.locator('.coverage').getByRole('alert')).toHaveCount(0)
})
