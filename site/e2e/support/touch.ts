import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'

/** One finger on the screen of a browser with touch. */
export interface Finger {
  /** Rests on something until it is held; `at` is where in it, from 0 to 1. */
  press(what: Locator, at?: { x: number; y: number }): Promise<void>
  /** Goes to a place, slowly enough for the page to follow. */
  moveTo(x: number, y: number): Promise<void>
  /** Goes to a place within something that is on the screen. */
  moveOver(target: Locator, at?: { x: number; y: number }): Promise<void>
  lift(): Promise<void>
  /** Goes up or down by some CSS pixels without resting first. */
  swipe(from: Locator, by: number): Promise<void>
  /** Another finger comes down beside it. */
  second(): Promise<void>
}

const STEPS = 10

/** Milliseconds; a press that is heard of takes hold after half a second. */
const HELD_WITHIN = 2_500

export async function fingerOn(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page)
  let now = { x: 0, y: 0 }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: { x: number; y: number; id?: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })

  const finger: Finger = {
    async press(what, at = { x: 0.4, y: 0.5 }) {
      // What takes hold is fetched once the page has time, and hears of no press that began before it came.
      await expect(async () => {
        now = await pointIn(what, at)
        await send('touchStart', [now])
        await expect(what)
          .toHaveAttribute('data-held', '', { timeout: HELD_WITHIN })
          .catch(async (error) => {
            await send('touchCancel', [])
            throw error
          })
      }).toPass({ timeout: 20_000 })
    },
    async moveTo(x, y) {
      const from = now
      for (let step = 1; step <= STEPS; step++) {
        now = { x: from.x + ((x - from.x) * step) / STEPS, y: from.y + ((y - from.y) * step) / STEPS }
        await send('touchMove', [now])
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
    },
    async moveOver(target, at = { x: 0.5, y: 0.5 }) {
      const { x, y } = await pointIn(target, at)
      await finger.moveTo(x, y)
    },
    lift: async () => void (await send('touchEnd', [])),
    async swipe(from, by) {
      now = await pointIn(from, { x: 0.4, y: 0.5 })
      await send('touchStart', [now])
      await finger.moveTo(now.x, now.y + by)
      await finger.lift()
    },
    second: async () =>
      void (await send('touchStart', [
        { ...now, id: 0 },
        { x: now.x + 40, y: now.y + 40, id: 1 },
      ])),
  }
  return finger
}

async function pointIn(what: Locator, at: { x: number; y: number }) {
  const box = await what.boundingBox()
  if (!box) throw new Error('What the finger goes to is not on the page.')
  return { x: box.x + box.width * at.x, y: box.y + box.height * at.y }
}
