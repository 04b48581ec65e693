import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { writing as words } from '../src/messages/journal-writing.ts'
import { hydrated, layoutShifts, watchLayout } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const text = (page: Page) => page.locator('.writing-editor').getByRole('textbox', { name: words.text })
const picture = (page: Page) => page.locator('.writing-editor img[src]')

/** A photo that lies on its side and says by its Exif where it was taken, put into the text as a person would. */
const put = (page: Page, how: 'paste' | 'drop', { width, height }: { width: number; height: number }) =>
  text(page).evaluate(
    async (target, { how, width, height }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.fillStyle = '#357'
      context.fillRect(0, 0, width, height)
      const plain = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
      const turned = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
      const said = [...new TextEncoder().encode('Exif\0\0'), ...turned, ...new TextEncoder().encode('GPS 52 31 N, 13 24 E')]
      const exif = [0xff, 0xe1, (said.length + 2) >> 8, (said.length + 2) & 255, ...said]
      const photo = new File([plain.subarray(0, 2), Uint8Array.from(exif), plain.subarray(2)], 'The pallets.jpg', { type: 'image/jpeg' })
      const data = new DataTransfer()
      data.items.add(photo)
      const { left, top } = target.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true }
      target.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...options })
          : new DragEvent('drop', { dataTransfer: data, clientX: left + 5, clientY: top + 5, ...options }),
      )
    },
    { how, width, height },
  )

async function openNew(page: Page) {
  await page.goto('/journal/new')
  await hydrated(page)
  await expect(text(page)).toBeVisible()
}

const entryId = (page: Page) => page.url().split('/').at(-1) as string

/** The one file of the entry, once the server has it. */
async function keptFile(ines: SignedIn, id: string) {
  await expect.poll(async () => (await ines.client.files.ofEntry(id)).length, { timeout: 15_000 }).toBe(1)
  const [file] = await ines.client.files.ofEntry(id)
  return file as NonNullable<typeof file>
}

const served = (page: Page, id: string) =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/api/v1/attachments/${id}/content`)
    const blob = await answer.blob()
    const { width, height } = await createImageBitmap(blob)
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return { width, height, text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') }
  }, id)

test('a photo that is pasted begins an entry; it is made smaller, the right way up, and nobody learns where it was taken', async ({
  page,
  ines,
}) => {
  await openNew(page)
  await put(page, 'paste', { width: 3000, height: 2000 })
  await expect(picture(page)).toHaveJSProperty('naturalHeight', 2048)
  await expect(page).toHaveURL(/\/journal\/[0-9a-f-]{36}$/)
  const id = entryId(page)
  const file = await keptFile(ines, id)
  expect(file).toMatchObject({ name: 'The pallets.jpg', type: 'image/jpeg', owner: { kind: 'journal-entry', id } })
  const { text: bytes, ...size } = await served(page, file.id)
  expect(size).toEqual({ width: 1365, height: 2048 })
  expect(bytes).not.toMatch(/Exif|GPS/)
  await expect.poll(async () => (await ines.client.journal.get(id)).body).toContain(`![The pallets](attachment:${file.id})`)
  expect((await ines.client.journal.get(id)).photoIds).toEqual([file.id])
})

test('a page keeps room for the photos of its entry', async ({ page, ines }) => {
  await openNew(page)
  await put(page, 'paste', { width: 400, height: 600 })
  await expect(page).toHaveURL(/\/journal\/[0-9a-f-]{36}$/)
  const id = entryId(page)
  const file = await keptFile(ines, id)
  expect(file.pixels).toEqual({ width: 600, height: 400 })
  await expect.poll(async () => (await ines.client.journal.get(id)).body).toContain(file.id)
  expect(await (await page.request.get(`/journal/${id}`)).text()).toMatch(/<img[^>]* width="600" height="400"/)
  await watchLayout(page)
  await page.goto(`/journal/${id}`)
  await hydrated(page)
  await expect(text(page)).toBeVisible()
  await expect(picture(page)).toHaveJSProperty('naturalWidth', 600)
  await expect(picture(page)).toHaveAttribute('width', '600')
  expect(await layoutShifts(page)).toEqual([])
})

test('a small photo that is dropped is sent as it is, and the server takes out where it was taken', async ({ page, ines }) => {
  await openNew(page)
  await put(page, 'drop', { width: 300, height: 200 })
  await expect(picture(page)).toHaveJSProperty('naturalHeight', 300)
  await expect(page).toHaveURL(/\/journal\/[0-9a-f-]{36}$/)
  const file = await keptFile(ines, entryId(page))
  const { text: bytes, ...size } = await served(page, file.id)
  expect(size).toEqual({ width: 200, height: 300 })
  expect(bytes).not.toMatch(/GPS/)
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('a photo is shown from here, outlives its page, and is sent once the network is back', async ({ page, context, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'By the window.' })
    await page.goto(`/journal/${id}`)
    await hydrated(page)
    await expect(text(page)).toBeVisible()
    await context.route('**/api/v1/attachments**', (route) => route.abort('internetdisconnected'))
    await put(page, 'paste', { width: 300, height: 200 })
    await expect(picture(page)).toHaveJSProperty('naturalHeight', 300)
    await expect.poll(async () => (await ines.client.journal.get(id)).photoIds.length).toBe(1)
    expect(await ines.client.files.ofEntry(id)).toEqual([])

    await page.reload()
    await hydrated(page)
    await expect(picture(page)).toHaveJSProperty('naturalHeight', 300)
    expect(await ines.client.files.ofEntry(id)).toEqual([])
    await context.unroute('**/api/v1/attachments**')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    const file = await keptFile(ines, id)
    expect((await ines.client.journal.get(id)).photoIds).toEqual([file.id])
  })
})
