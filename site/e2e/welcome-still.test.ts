import { welcome as words } from '../src/messages/welcome.ts'
import { findShell, lean } from './support/browser.ts'
import { expect, test } from './support/test.ts'

const { executablePath, env } = await findShell()

// As on a desk: with bars that take room.
test.use({
  launchOptions: {
    ...{ executablePath, env: { ...(process.env as Record<string, string>), ...env }, args: lean },
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

for (const width of [1280, 390])
  test(`the steps of the welcome stand in one place whether they scroll or not, ${width} wide`, async ({ page, ines }) => {
    await page.setViewportSize({ width, height: 700 })
    const places: string[] = []
    const scrolls: boolean[] = []
    for (const step of ['self', 'matters', 'bring', 'begin', 'sample']) {
      await page.goto(`/welcome?step=${step}`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, ines.person.name).toBeVisible()
      const box = await heading.boundingBox()
      places.push(`${box?.x} to ${(box?.x ?? 0) + (box?.width ?? 0)}`)
      scrolls.push(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight))
    }
    expect(new Set(scrolls)).toEqual(new Set([true, false]))
    expect(new Set(places).size, words.next).toBe(1)
  })
