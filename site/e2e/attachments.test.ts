import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { file as words } from '../src/messages/file.ts'
import { expectGoodLooks } from './support/looks.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const section = (page: Page) => page.getByRole('region', { name: words.title, exact: true })
const row = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name })

/** A picture of eight by eight, all of one colour. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAFElEQVR42mNk+M9Qz4AHMI4qGL4KAOVDCAGa8Y4eAAAAAElFTkSuQmCC',
  'base64',
)

async function open(page: Page, id: string) {
  await page.goto(`/tasks/${id}`)
  await hydrated(page)
}

const make = (ines: SignedIn) => ines.client.tasks.create({ title: 'Draft' })
const pick = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  section(page).locator('input[type=file]').setInputFiles(files)
const text = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })

test('files are picked, shown in the other tab, downloaded, renamed, deleted and brought back', async ({ page, context, ines }) => {
  const { id } = await make(ines)
  await open(page, id)
  const other = await context.newPage()
  await open(other, id)
  await pick(page, text('Büro.txt', 'The window is 120 by 90.'), { name: 'window.png', mimeType: 'image/png', buffer: picture })
  await expect(row(page, 'window.png').locator('img')).toHaveJSProperty('naturalWidth', 8)
  await expect(row(other, 'Büro.txt')).toBeVisible({ timeout: 2_000 })

  const [download] = await Promise.all([page.waitForEvent('download'), row(page, 'Büro.txt').getByRole('link').click()])
  expect(download.suggestedFilename()).toBe('Büro.txt')

  await row(page, 'Büro.txt')
    .getByRole('button', { name: words.renameOf('Büro.txt') })
    .click()
  await page.getByLabel(words.name).fill('Office.txt')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Office.txt')).toBeVisible()
  await row(page, 'Office.txt')
    .getByRole('button', { name: words.removeOf('Office.txt') })
    .click()
  await expect(row(page, 'Office.txt')).toHaveCount(0)
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(row(page, 'Office.txt')).toBeVisible()
  await expect
    .poll(async () => (await ines.client.files.list(id)).map(({ name, type }) => [name, type]))
    .toEqual([
      ['Office.txt', 'text/plain'],
      ['window.png', 'image/png'],
    ])
})

test('files are dropped on the open task, and a copied picture is pasted into it', async ({ page, ines }) => {
  const { id } = await make(ines)
  await open(page, id)
  const drop = (type: 'dragover' | 'drop') =>
    page.evaluate((type) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['dropped'], 'dropped.txt'))
      document.querySelector('.pane h2')?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    }, type)
  await drop('dragover')
  await expect(section(page).getByText(words.dropHere)).toBeVisible()
  await drop('drop')
  await expect(row(page, 'dropped.txt')).toBeVisible()
  await expect(section(page).getByText(words.dropHere)).toHaveCount(0)
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([Uint8Array.from(bytes)], 'image.png', { type: 'image/png' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    [...picture],
  )
  await expect(row(page, words.pasted(1)).locator('img')).toBeVisible()
})

test.describe('what cannot be kept', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('is said in words, and a lost connection is tried again', async ({ page, ines }) => {
    const { id } = await make(ines)
    await open(page, id)
    await pick(page, text('empty.txt', ''))
    await expect(section(page).getByText(words.notAdded('empty.txt', words.empty))).toBeVisible()
    await page.route('**/attachments?taskId=*', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    )
    await pick(page, text('plan.txt', 'slate'))
    await expect(section(page).getByText(words.notAdded('plan.txt', words.noAnswer))).toBeVisible()
    await page.unroute('**/attachments?taskId=*')
    await section(page).getByRole('button', { name: words.again }).click()
    await expect(row(page, 'plan.txt').getByRole('link')).toBeVisible()
    await section(page)
      .getByRole('button', { name: words.dismiss('empty.txt') })
      .click()
    await expect(section(page).getByText(words.empty)).toHaveCount(0)
    await expect.poll(() => ines.client.files.list(id)).toHaveLength(1)
  })
})

test('what files take is told beside them once little room is left, and not before', async ({ page, ines }) => {
  const { id } = await make(ines)
  await ines.client.files.attach(id, new File(['slate'], 'plan.txt'))
  let used = 5
  await page.route('**/api/v1/me/storage', (route) => route.fulfill({ json: { used, limit: 5_000_000_000 } }))
  const asked = page.waitForResponse('**/api/v1/me/storage')
  await open(page, id)
  await asked
  await expect(row(page, 'plan.txt')).toBeVisible()
  const said = section(page).getByText(words.room('4.2 GB', '5 GB'))
  await expect(said).toHaveCount(0)
  used = 4_200_000_000
  await pick(page, text('more.txt', 'slate'))
  await expect(said).toBeVisible()
})

test('a page or a drawing that is uploaded never runs, also when its address is opened', async ({ page, ines }) => {
  const { id } = await make(ines)
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="ran"</script></svg>'
  const drawing = await ines.client.files.attach(id, new File([script], 'drawing.svg', { type: 'image/svg+xml' }))
  await ines.client.files.attach(id, new File([`<!doctype html>${script}`], 'page.html', { type: 'text/html' }))
  await open(page, id)
  await expect(row(page, 'drawing.svg')).toBeVisible()
  await expect(section(page).locator('img')).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((href) => location.assign(href), `/api/v1/attachments/${drawing.id}/content`),
  ])
  expect(download.suggestedFilename()).toBe('drawing.svg')
  expect(await page.title()).not.toBe('ran')
})

test('files are accessible, keep still and fit, in both themes and widths', async ({ page, ines }) => {
  const { id } = await make(ines)
  const name = 'The minutes of the meeting about the window, with everything that was said in it.txt'
  await ines.client.files.attach(id, new File(['slate'], name))
  await ines.client.files.attach(id, new File([picture], 'window.png'))
  // What lies half below the foot of the pane could not be pressed there.
  const bringUp = () => section(page).evaluate((files) => files.scrollIntoView({ block: 'center' }))
  await expectGoodLooks(page, () => open(page, id), { height: 900, also: bringUp })
})
