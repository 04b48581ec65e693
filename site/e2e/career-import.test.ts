import { Buffer } from 'node:buffer'
import { linkedInZip } from '../../core/src/import/linkedin/test-linkedin.ts'
import { imports as words } from '../src/messages/import.ts'
import { previewFile, READ } from './support/import-screen.ts'
import { accessibilityFaults } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const resume = {
  basics: { name: 'Ines Varga', label: 'Senior supply-chain analyst', languages: 2 },
  work: [
    { name: 'Pellworth Kitchenware', position: 'Senior supply-chain analyst', startDate: '2023-03', team: 6 },
    { name: 'Quillmere Freight', position: 'Logistics planner', startDate: '2019', endDate: '2023-02' },
  ],
  skills: [{ name: 'Demand forecasting', keywords: ['promotions'] }],
}

test('a JSON Resume is looked at, imported, exported as it came, and taken back', async ({ page, ines }) => {
  await previewFile(page, { name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) })
  await expect(page.getByRole('heading', { name: words.previewOf('resume.json') })).toBeVisible()
  await expect(page.getByText('2 experiences, 1 skill, 1 thing about you')).toBeVisible()
  await expect(page.getByText('Quillmere Freight · 2019 to February 2023')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.run('2 experiences and 1 skill') }).click()
  await expect(page.getByRole('heading', { name: words.done('2 experiences and 1 skill') })).toBeVisible()
  await expect(page.getByRole('link', { name: words.doneCareerHref })).toHaveAttribute('href', '/career/experience')

  const exported = await page.request.get('/api/v1/exports/resume.json')
  expect(await exported.json()).toEqual({
    $schema: expect.stringContaining('jsonresume'),
    ...resume,
    basics: expect.objectContaining(resume.basics),
  })
  await page.getByRole('button', { name: words.undo }).first().click()
  await expect(page.getByRole('heading', { name: words.undone('2 experiences and 1 skill') })).toBeVisible()
  expect((await ines.client.experiences.list()).items).toEqual([])
  expect(await ines.client.profile.get()).toMatchObject({ label: '' })
})

test('an archive of LinkedIn is known by its files, and what of it could not be read is told', async ({ page, ines }) => {
  await page.goto('/import')
  await page.getByLabel(words.file).setInputFiles({ name: 'linkedin.zip', mimeType: 'application/zip', buffer: Buffer.from(linkedInZip()) })
  await expect(page.getByText(words.readAs(words.formats['linkedin-zip'].name))).toBeVisible()
  await expect(page.getByText('around Yule')).toBeVisible()
  await page.getByRole('button', { name: words.run('5 experiences and 2 skills') }).click()
  await expect(page.getByRole('heading', { name: words.done('5 experiences and 2 skills') })).toBeVisible()
  expect((await ines.client.skills.list()).items.map(({ name }) => name)).toEqual(['Demand forecasting', 'SQL'])
})

test('a CV that a browser printed as PDF is brought along in the first steps', async ({ page, ines }) => {
  const printer = await page.context().newPage()
  await printer.setContent(`<h1>Ines Varga</h1><p>ines@post.example</p>
    <h2>Experience</h2><p>Senior Analyst, Pellworth Kitchenware Ltd</p><p>March 2023 – present</p><ul><li>Cut stock-outs by half</li></ul>
    <h2>Skills</h2><p>Forecasting, SQL</p><h2>Languages</h2><p>German (native)</p>`)
  const buffer = await printer.pdf()
  await printer.close()
  await page.goto('/welcome?step=bring')
  const form = page.locator('details').filter({ hasText: words.formats['cv-document'].name })
  await form.locator('summary').click()
  await form.getByLabel(words.file).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('Senior Analyst')).toBeVisible(READ)
  const facts = page.locator('.import-goals').first()
  await expect(facts).toContainText('ines@post.example')
  await expect(facts).toContainText('German (native)')
  await page.getByRole('button', { name: /^Import 1 experience/ }).click()
  await expect(page.getByRole('status').first()).toContainText(`${words.doneCareerText} ${words.doneCareerWins}`)
  const { items } = await ines.client.experiences.list()
  expect(items).toMatchObject([
    { position: 'Senior Analyst', organisation: 'Pellworth Kitchenware Ltd', startDate: '2023-03', isOngoing: true },
  ])
})
