import { sampleMails } from '../../adapters/mail/src/test-sample-mails.ts'
import { accessibilityFaults, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`mails are readable in the ${colorScheme}, wide and narrow, and load nothing`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    for (const [name, { html }] of Object.entries(sampleMails()))
      for (const width of [720, 320]) {
        await page.setViewportSize({ width, height: 600 })
        await page.setContent(html)
        expect(await overflowsSideways(page), `${name}, ${width} wide`).toBe(false)
        // A mail is no page of a site: it has no landmarks.
        expect(
          (await accessibilityFaults(page)).filter((fault) => !/landmark|region/.test(JSON.stringify(fault))),
          name,
        ).toEqual([])
        const [body, text] = await Promise.all(
          ['.body', '.title'].map((part) =>
            page.locator(part).evaluate((node) => getComputedStyle(node)[node.matches('.title') ? 'color' : 'backgroundColor']),
          ),
        )
        expect(body, 'without a style sheet the light colours stand').not.toBe(text)
      }
    expect(asked).toEqual([])
    await context.close()
  })
}

test('mails whose style sheet is dropped are in light colours with enough contrast', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  for (const { html } of Object.values(sampleMails())) {
    await page.setContent(html.replace(/<style>[\s\S]*?<\/style>/, ''))
    await expect(page.locator('.card')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('.title')).toHaveCSS('color', 'rgb(26, 32, 41)')
  }
  await context.close()
})
