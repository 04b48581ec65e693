import type { Page, Response } from '@playwright/test'
import { settled } from './page-quality.ts'

/** Begins to weigh the scripts of a page; answers what ends that, and tells the compressed bytes of all that came until then. */
export function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    )
  }
  page.on('response', note)
  return async () => {
    page.off('response', note)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}

/** Compressed bytes of every script a page loads until it has come to rest. */
export async function scriptBytes(page: Page, path: string): Promise<number> {
  const weight = weighScripts(page)
  await page.goto(path)
  await settled(page)
  return weight()
}
