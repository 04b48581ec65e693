import type { Page } from '@playwright/test'
import { rows } from '../src/messages/career-rows.ts'
import { changes } from '../src/messages/changes.ts'
import { profile as words } from '../src/messages/profile.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

async function open(page: Page) {
  await page.goto('/profile')
  await hydrated(page)
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

async function write(page: Page, label: string, text: string) {
  await field(page, label).fill(text)
  await field(page, label).press('Tab')
}

const list = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('every field of the profile is reached and kept', async ({ page, ines }) => {
  await open(page)
  await expect(field(page, words.name)).not.toHaveValue('')
  await write(page, words.name, 'Ines Varga')
  await write(page, words.label, 'Senior supply-chain analyst')
  await write(page, words.email, 'ines.varga@post.example')
  await write(page, words.phone, '0113 496 0000')
  await write(page, words.url, 'ines.example')
  await expect(page.getByText(rows.notAnAddress)).toBeVisible()
  await write(page, words.url, 'https://ines.example')
  await write(page, words.summary, 'I find out why.')
  await write(page, words.city, 'Leeds')
  await write(page, words.region, 'West Yorkshire')
  await write(page, words.country, 'g')
  await expect(page.getByText(words.countryFault)).toBeVisible()
  await write(page, words.country, 'gb')
  await write(page, words.postalCode, 'LS1 1AA')
  await write(page, words.address, '4 Harbour Lane')

  const link = list(page, words.links.title).locator('.row-new')
  await link.getByLabel(words.links.network).fill('Stock Room')
  await link.getByLabel(words.links.username).fill('ines')
  await link.getByLabel(words.links.url).fill('https://stock-room.example/ines')
  await page.keyboard.press('Enter')
  const language = list(page, words.languages.title).locator('.row-new')
  await language.getByLabel(words.languages.language).fill('Hungarian')
  await language.getByLabel(words.languages.fluency).fill('Spoken at home')
  await language.getByLabel(words.languages.cefr).selectOption('native')
  await language.getByLabel(words.languages.language).press('Enter')
  const interest = list(page, words.interests.title).locator('.row-new')
  await interest.getByLabel(words.interests.name).fill('Allotment')
  await interest.getByLabel(words.interests.keywords).fill('Beans, compost')
  await page.keyboard.press('Enter')
  const reference = list(page, words.references.title).locator('.row-new')
  await reference.getByLabel(words.references.name).fill('Ruth Callan')
  await reference.getByLabel(words.references.reference).fill('She found it alone.')
  await page.keyboard.press('Enter')

  await expect
    .poll(() => ines.client.profile.get())
    .toMatchObject({
      name: 'Ines Varga',
      label: 'Senior supply-chain analyst',
      email: 'ines.varga@post.example',
      phone: '0113 496 0000',
      url: 'https://ines.example',
      summary: 'I find out why.',
      location: { city: 'Leeds', region: 'West Yorkshire', countryCode: 'GB', postalCode: 'LS1 1AA', address: '4 Harbour Lane' },
      links: [{ network: 'Stock Room', username: 'ines', url: 'https://stock-room.example/ines' }],
      languages: [{ language: 'Hungarian', fluency: 'Spoken at home', cefr: 'native' }],
      interests: [{ name: 'Allotment', keywords: ['Beans', 'compost'] }],
      references: [{ name: 'Ruth Callan', reference: 'She found it alone.' }],
    })
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(field(page, words.summary)).toHaveValue('I find out why.')
})

test('what is being written is not taken away by what is written elsewhere, nor written over it unasked', async ({ page, ines }) => {
  await open(page)
  const kept = async () => (await ines.client.profile.get()).label
  await field(page, words.label).fill('Lead analyst')
  await ines.client.profile.edit({ label: 'Principal analyst', phone: '0113 496 0000' })
  await expect(field(page, words.phone)).toHaveValue('0113 496 0000')
  await expect(field(page, words.label)).toHaveValue('Lead analyst')
  await field(page, words.label).press('Tab')
  await expect(page.getByText(rows.changedMeanwhile)).toBeVisible()
  expect(await kept()).toBe('Principal analyst')
  await field(page, words.label).focus()
  await page.keyboard.press('Tab')
  await expect.poll(kept).toBe('Lead analyst')
  await expect(page.getByText(rows.changedMeanwhile)).toHaveCount(0)
})

test('keys of an import that have no field stay with the row they belong to', async ({ page, ines }) => {
  const link = { network: 'Stock Room', username: 'ines', url: null, extra: { since: 2019 } }
  await ines.client.profile.edit({ links: [link] })
  await open(page)
  await list(page, words.links.title).locator('[data-row="0"]').getByLabel(words.links.username).fill('ines.varga')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ines.client.profile.get()).links).toEqual([{ ...link, username: 'ines.varga' }])
})

test('a photo is cut square in the browser, shown, replaced, and taken back', async ({ page, ines }) => {
  await open(page)
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 400)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.fillStyle = '#c00'
    context.fillRect(0, 0, 300, 400)
    context.fillStyle = '#0a0'
    context.fillRect(300, 0, 600, 400)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  const choose = page.locator('.photo input[type="file"]')
  await choose.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') })
  await expect(page.getByText(words.photo.notAPicture)).toBeVisible()
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture) })
  await expect(page.getByRole('slider', { name: words.photo.ways.zoom })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('slider', { name: words.photo.ways.zoom }).focus()
  await page.keyboard.press('End')
  await page.getByRole('slider', { name: words.photo.ways.x }).focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: words.photo.use }).click()
  await expect(page.locator('.photo img')).toBeVisible()
  await expect.poll(async () => (await ines.client.profile.get()).photoId).not.toBeNull()
  const { photoId, id } = await ines.client.profile.get()
  const [kept] = await ines.client.files.ofProfile(id)
  expect(kept).toMatchObject({ id: photoId, type: 'image/jpeg', pixels: { width: 512, height: 512 } })
  // The left end of it is red.
  const color = await page.locator('.photo img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(image, 0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  })
  expect(color[0]).toBeGreaterThan(150)
  expect(color[1]).toBeLessThan(80)

  await page.getByRole('button', { name: words.photo.remove }).click()
  await expect(page.getByText(words.photo.none)).toBeVisible()
  await page.getByRole('button', { name: changes.undo }).click()
  await expect(page.locator('.photo img')).toBeVisible()
  await expect.poll(async () => (await ines.client.profile.get()).photoId).toBe(photoId)
})

test('the profile shows the first page of the newest version of the résumé', async ({ page, ines }) => {
  await page.goto('/profile')
  await expect(page.getByText(words.resume.none)).toBeVisible()
  await ines.client.profile.edit({ name: 'Ines Varga' })
  const { id } = await ines.client.resumes.create({ name: 'For Ashdown' })
  await open(page)
  const preview = page.getByRole('link', { name: words.resume.open('For Ashdown') })
  await expect(preview.locator('text', { hasText: 'Ines Varga' }).first()).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await preview.click()
  await expect(page).toHaveURL(`/career/resumes/${id}`)
})

test.describe('in the middle of a field', () => {
  // The page that is gone may have sent it before the next one does.
  test.use({ expectedComplaints: [/412 \(Precondition Failed\)/] })

  test('what a reload interrupts is saved, and shown by the page that follows', async ({ page, ines }) => {
    await open(page)
    await field(page, words.label).fill('Analyst')
    await page.reload()
    await expect(field(page, words.label)).toHaveValue('Analyst')
    await expect.poll(async () => (await ines.client.profile.get()).label).toBe('Analyst')
  })
})
