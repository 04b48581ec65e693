import type { Page } from '@playwright/test'
import { settled } from './page-quality.ts'

/** Compressed bytes of every script a page loads until it has come to rest. */
export async function scriptBytes(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    )
  })
  await page.goto(path)
  await settled(page)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
