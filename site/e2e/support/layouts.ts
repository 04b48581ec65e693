import { expect, type Locator, type Page } from '@playwright/test'

/** Drags by mouse, slowly enough for the page to follow; `at` is where in the target to let go, from 0 to 1. */
export async function drag(page: Page, what: Locator, target: Locator, at = { x: 0.5, y: 0.5 }): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await what.scrollIntoViewIfNeeded()
  const from = await what.boundingBox()
  const to = await target.boundingBox()
  if (!from || !to) throw new Error('What is dragged, or where to, is not on the page.')
  // The library comes when the pointer is near.
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await expect(what).toHaveAttribute('draggable', 'true')
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 6, from.y + from.height / 2 + 6, { steps: 3 })
  await page.mouse.move(to.x + to.width * at.x, to.y + to.height * at.y, { steps: 12 })
  await page.mouse.move(to.x + to.width * at.x, to.y + to.height * at.y)
  await page.mouse.up()
}
