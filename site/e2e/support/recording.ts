import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import { wholeBrowser } from './whole-browser.ts'

const { launchOptions } = wholeBrowser

/** A microphone that beeps and a camera that shows a clock, which the browser brings along. */
export const fakeDevices = {
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--use-fake-device-for-media-stream'] },
}

export const allowDevices = (page: Page): Promise<void> => page.context().grantPermissions(['microphone', 'camera'])

/** What every recording begins with. */
const WEBM = String.fromCharCode(0x1a, 0x45, 0xdf, 0xa3)

export interface Sent {
  url: string
  bytes: number
  text: string
}

/** Everything a page sends from now on, with the bytes of each body. */
export function watchSent(page: Page): readonly Sent[] {
  const sent: Sent[] = []
  page.context().on('request', (request: Request) => {
    const body = request.postDataBuffer()
    sent.push({ url: request.url(), bytes: body?.byteLength ?? 0, text: body?.toString('latin1') ?? '' })
  })
  page.on('websocket', (socket) => sent.push({ url: socket.url(), bytes: Number.POSITIVE_INFINITY, text: '' }))
  return sent
}

/** What is sent of an answer is a little JSON to where the page is from; WebM begins with its bytes and names its codecs. */
export function expectNoRecording(sent: readonly Sent[], { origin }: URL): void {
  expect(sent.filter(({ url }) => !url.startsWith(origin) && !url.startsWith(`blob:${origin}`))).toEqual([])
  for (const { url, bytes, text } of sent) {
    expect(bytes, url).toBeLessThan(5_000)
    expect(text, url).not.toContain(WEBM)
    expect(text, url).not.toMatch(/webm|ftyp|opus/i)
  }
  expect(sent.some(({ bytes }) => bytes > 0)).toBe(true)
}

/** How long what a player holds is, and what it is, once it can be played. */
export const playable = (player: Locator): Promise<{ seconds: number; kind: string }> =>
  player.evaluate(
    (media: HTMLMediaElement) =>
      new Promise<{ seconds: number; kind: string }>((resolve) => {
        const look = () =>
          Number.isFinite(media.duration) && media.duration > 0
            ? resolve({ seconds: media.duration, kind: media.tagName })
            : setTimeout(look, 100)
        look()
      }),
  )
