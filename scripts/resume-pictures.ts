import { settled } from '../site/e2e/support/page-quality.ts'
import { withSample } from './sample.ts'

// A picture of the first page of each template of the résumé, of the sample person's first version, for docs/career.md.

const templates = ['ledger', 'column', 'plain'] as const

await withSample('Europe/London', async ({ browser, url, ines, there }) => {
  const [name = '', value = ''] = ines.cookie.split('=')
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1600, height: 1200 }, colorScheme: 'light', locale: 'en-GB' })
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  for (const template of templates) {
    await ines.client.resumes.edit(there.resume, { template })
    await page.goto(`/career/resumes/${there.resume}`)
    // The first page to need a typeface does not wait for it.
    await page.reload()
    await settled(page)
    await page
      .locator('.sheet')
      .first()
      .screenshot({ path: `docs/images/resume-${template}.png` })
  }
})
