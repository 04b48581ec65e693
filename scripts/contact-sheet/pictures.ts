import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { settled } from '../../site/e2e/support/page-quality.ts'

/** A page is shown down to so many times its width, as what repeats below tells nothing new. */
const TALLEST = { wide: 1.25, narrow: 2.75 }

/** How wide a picture is on the sheet. */
export const shownWide = (width: number): number => Math.round(width > 700 ? width / 3 : width / 2)

/**
 * Takes the page as it is, from its top, in a window as high as that, so that what keeps to the foot does; the picture itself
 * and a small one for the sheet.
 */
export async function takePicture(page: Page, file: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const { width, height: least } = size
  const needed = await page.evaluate(() => document.documentElement.scrollHeight)
  const tallest = Math.round(width * (width > 700 ? TALLEST.wide : TALLEST.narrow))
  await page.setViewportSize({ width, height: Math.max(least, Math.min(needed, tallest)) })
  // A list that grows with its window may have been scrolled along.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.setViewportSize(size)
  await sharp(picture).toFile(`${file}.png`)
  await sharp(picture)
    .resize(shownWide(width) * 2)
    .webp({ quality: 88 })
    .toFile(`${file}.webp`)
}

/** Resolves once the page shows all that comes only when it is near: pictures, and parts that wait to be seen. */
export async function whole(page: Page): Promise<void> {
  await settled(page)
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = innerHeight; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    // One that cannot be shown is to be seen as that.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    await frame()
  })
  await settled(page)
}
