import { makeWin } from '../src/messages/career-make.ts'
import { packet as packetWords } from '../src/messages/packet.ts'
import { packetList } from '../src/messages/packet-list.ts'
import { resume as resumeWords } from '../src/messages/resume.ts'
import { list } from '../src/messages/task-list.ts'
import { win as words } from '../src/messages/win.ts'
import { hydrated } from './support/page-quality.ts'
import { textOfPdf } from './support/pdf.ts'
import { expect, test } from './support/test.ts'

const title = 'Cut stock-outs on the top 40 lines'
const position = 'Senior supply-chain analyst'

test('a task that is finished stands, by way of its win, in the documents one hands in', async ({ page, ines }) => {
  test.setTimeout(120_000)
  const { client } = ines
  const experience = await client.experiences.create({
    ...{ kind: 'work', position, organisation: 'Pellworth Kitchenware', startDate: '2023-03', isOngoing: true },
  })

  await test.step('a task is finished, and a win made of it', async () => {
    await page.goto('/tasks/all')
    await hydrated(page)
    await page.keyboard.press('q')
    await page.keyboard.type(`${title} !high`)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: list.row.complete(title) }).click()
    await page.locator('.toast').getByRole('button', { name: makeWin.action }).click()
    await page.locator('.toast').getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  await test.step('it gets its number, and everybody may see it', async () => {
    await expect(page.locator('html[data-win-ready]')).toBeAttached()
    await page.getByRole('button', { name: words.number.add }).click()
    await page.getByRole('textbox', { name: words.number.baseline }).fill('6.8')
    await page.getByRole('textbox', { name: words.number.value, exact: true }).fill('3.1')
    await page.getByRole('textbox', { name: words.number.unit }).fill('%')
    await page.keyboard.press('Enter')
    await expect(page.locator('.result-large')).toHaveText(/6\.8 → 3\.1\s%/)
    await page.getByRole('radio', { name: words.sees.public.name }).check()
    await expect.poll(async () => (await client.wins.list()).items).toMatchObject([{ confidentiality: 'public', metric: { value: '3.1' } }])
  })
  const [win] = (await client.wins.list()).items
  expect(win).toMatchObject({ experienceId: experience.id, evidence: [{ kind: 'task', title }] })

  await test.step('it is on the experience of its day', async () => {
    await page.goto('/career/experience')
    await page.getByRole('link', { name: position }).first().click()
    await expect(page.getByRole('listitem').filter({ hasText: title }).locator('.result')).toHaveText(/6\.8 → 3\.1\s%/)
  })

  await test.step('a review packet tells of it, and its PDF holds each sentence', async () => {
    await page.goto('/career/packets')
    await page.getByRole('button', { name: packetList.draft, exact: true }).click()
    await page.waitForURL(/\/career\/packets\/[\w-]{36}/)
    await hydrated(page)
    const [packet] = (await client.reviewPackets.list()).items
    const sentences = packet?.sections.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.sentences)) ?? []
    expect(sentences.find(({ sources }) => sources.some(({ id }) => id === win?.id))?.text).toMatch(/from 6\.8 to 3\.1\s%/)
    const text = await textOfPdf(page, page.getByRole('link', { name: packetWords.pdf, exact: true }))
    for (const sentence of sentences) expect(text).toContain(sentence.text.replace(/\s+/g, ' '))
  })

  await test.step('a résumé says it, and its PDF is read as what stands on the page', async () => {
    await page.goto('/career/resumes')
    await page.getByLabel(resumeWords.add.label).fill('For Ostrava')
    await page.getByRole('button', { name: resumeWords.add.button }).click()
    await page.waitForURL(/\/career\/resumes\/[\w-]{36}$/)
    await hydrated(page)
    await expect(page.locator('.sheet')).toContainText(title)
    const lines = await page.locator('.sheet svg text').allTextContents()
    const text = await textOfPdf(page, page.getByRole('link', { name: resumeWords.exports.pdf, exact: true }))
    expect(text.replace(/ /g, '')).toBe(lines.join('').replace(/\s/g, ''))
  })
})
