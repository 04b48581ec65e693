import type { Page } from '@playwright/test'
import { rehearsal as words } from '../src/messages/interview-rehearsal.ts'
import { hydrated } from './support/page-quality.ts'
import { allowDevices, expectNoRecording, fakeDevices, playable, watchSent } from './support/recording.ts'
import { expect, test } from './support/test.ts'
import { lacksWholeBrowser } from './support/whole-browser.ts'

test.use(fakeDevices)
test.skip(...lacksWholeBrowser)

const AT = '/interview-prep/rehearse?questionId=own-mistake'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function tell(page: Page, recording: keyof typeof words.choose.recordings, ms = 2_500) {
  await page.goto(AT)
  await hydrated(page)
  await page.getByLabel(words.choose.prep).selectOption('0')
  await page.getByLabel(words.choose.recording, { exact: true }).selectOption(recording)
  await button(page, words.begin).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect
    .poll(async () => Number((await page.getByRole('timer').innerText()).split(':')[1]), { timeout: 15_000 })
    .toBeGreaterThanOrEqual(ms / 1000 - 1)
  await button(page, words.told).click()
}

const media = (page: Page) => playable(page.locator('.player'))

for (const [recording, tag] of [
  ['audio', 'AUDIO'],
  ['video', 'VIDEO'],
] as const)
  test(`${recording} is recorded, played and deleted in this browser, and not a byte of it is sent`, async ({ page, ines }) => {
    await allowDevices(page)
    const sent = watchSent(page)
    await tell(page, recording)
    await expect(page.locator('.player')).toBeVisible()
    const { seconds, kind } = await media(page)
    expect(kind).toBe(tag)
    expect(seconds).toBeGreaterThan(0.9)
    await button(page, words.keep).click()
    await expect.poll(async () => (await ines.client.rehearsals.list()).items).toMatchObject([{ recording: { kind: recording } }])
    const [told] = (await ines.client.rehearsals.list()).items
    expect(told?.recording?.device).toMatch(/^Chrome on /)
    expect(told?.recording?.size).toBeGreaterThan(1_000)

    await page.goto('/interview-prep/rehearsals')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: words.recordings.title })).toBeVisible()
    await page.getByRole('button', { name: /^Play the recording/ }).click()
    expect((await media(page)).kind).toBe(tag)
    await button(page, words.recordings.deleteAll).click()
    await button(page, words.recordings.really(1)).click()
    await expect(page.getByRole('heading', { name: words.recordings.title })).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { name: words.recordings.title })).toHaveCount(0)

    expectNoRecording(sent, new URL(page.url()))
  })

test('recordings of somebody else at the same browser are not shown', async ({ page, ines: _ines }) => {
  await page.goto('/interview-prep/rehearsals')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('throughline.recordings', 1)
        asked.onupgradeneeded = () => asked.result.createObjectStore('recordings', { keyPath: 'id' }).createIndex('accountId', 'accountId')
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          const writing = asked.result.transaction('recordings', 'readwrite')
          const one = {
            id: 'x',
            accountId: 'another',
            kind: 'audio',
            blob: new Blob(['x']),
            seconds: 1,
            title: 'Theirs',
            at: '2026-03-05T09:00:00.000Z',
          }
          writing.objectStore('recordings').put(one)
          writing.oncomplete = () => {
            asked.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(words.list.empty)).toBeVisible()
  await expect(page.getByText('Theirs')).toHaveCount(0)
})

test('where the device is full, it is said and the answer is kept without the recording', async ({ page, ines }) => {
  await allowDevices(page)
  await page.goto(AT)
  const cdp = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 })
  await tell(page, 'audio')
  await expect(page.getByText(words.notRecorded.full)).toBeVisible()
  // Until one leaves, it can still be heard.
  await expect(page.locator('.player')).toBeVisible()
  await button(page, words.keep).click()
  await expect.poll(async () => (await ines.client.rehearsals.list()).items).toMatchObject([{ recording: null }])
})

test('where the microphone is refused, it is said and one goes on without', async ({ page, ines }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Browser.setPermission', { permission: { name: 'microphone' }, setting: 'denied' })
  await tell(page, 'audio', 1_000)
  await expect(page.getByText(words.notRecorded.refused)).toBeVisible()
  await expect(page.locator('.player')).toHaveCount(0)
  await button(page, words.keep).click()
  await expect.poll(async () => (await ines.client.rehearsals.list()).items).toMatchObject([{ recording: null }])
})

test('only pages on which one answers may use microphone and camera, and only those play what was recorded', async ({ page, ines }) => {
  const { id } = await ines.client.mockInterviews.create({ questions: [{ questionId: 'own-mistake', text: 'Which mistake?' }] })
  const headersOf = async (path: string) => (await page.goto(path))?.headers() ?? {}
  for (const path of [AT, `/interview-prep/rehearsals/mock/${id}`]) {
    const headers = await headersOf(path)
    expect(headers['permissions-policy'], path).toMatch(/camera=\(self\).*geolocation=\(\).*microphone=\(self\)/)
    expect(headers['content-security-policy'], path).toMatch(/media-src blob:(;|$)/)
  }
  const list = await headersOf('/interview-prep/rehearsals')
  expect(list['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/)
  expect(list['content-security-policy']).toMatch(/media-src blob:(;|$)/)
  const tasks = await headersOf('/tasks')
  expect(tasks['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/)
  expect(tasks['content-security-policy']).not.toMatch(/media-src/)
})
