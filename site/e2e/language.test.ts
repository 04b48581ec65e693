import { languageSettings as german } from '../src/messages/de/settings-language.ts'
import { languageSettings as english } from '../src/messages/settings-language.ts'
import { overflowsSideways } from './support/page-quality.ts'
import { scriptBytes } from './support/script-bytes.ts'
import { expect, test } from './support/test.ts'

test('who is not signed in is answered as their browser asks, and with what they choose instead', async ({ request, ines: _ines }) => {
  const read = async (path: string, acceptLanguage: string) => {
    const response = await request.get(path, { headers: { 'accept-language': acceptLanguage } })
    const { 'content-language': language, vary, 'content-security-policy': policy } = response.headers()
    return { language, vary, policy, text: await response.text() }
  }
  for (const path of ['/', '/auth/signin']) {
    const [english, german] = [await read(path, 'en-GB'), await read(path, 'de-AT,de;q=0.9,en;q=0.1')]
    expect([english.language, german.language], path).toEqual(['en', 'de'])
    expect(german.text, path).toMatch(/<html lang="de(-AT)?" dir="ltr">/)
    for (const { vary } of [english, german]) expect(vary, path).toMatch(/accept-language, cookie/)
    // Each has a policy of its own, with the hashes of its own scripts.
    expect(german.policy, path).toContain("default-src 'none'")
  }
  await request.post('/language', { form: { language: 'de', return: '/auth/signup' }, headers: { 'sec-fetch-site': 'same-origin' } })
  expect((await read('/auth/signup', 'en-GB')).language).toBe('de')
})

test('who is signed in reads what they have set, on every device at once', async ({ page, ines }) => {
  await page.goto('/journal')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await ines.client.me.edit({ language: 'de' })
  await page.goto('/journal/new')
  await expect(page.locator('html')).toHaveAttribute('lang', /^de-/)
  // An island that begins shows that the policy lets the scripts of this language in.
  await expect(page.getByRole('textbox', { name: 'Eintrag', exact: true })).toBeEditable()
})

test('between a phone and a desk the top line has room for its places, in German too', async ({ page, ines }) => {
  for (const language of ['en', 'de'] as const) {
    await ines.client.me.edit({ language })
    await page.goto('/tasks/all')
    for (const width of [700, 780, 860, 899, 900, 960, 1023]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowsSideways(page), `${language} at ${width}`).toBe(false)
      const end = await page
        .locator('.rail-foot > :last-child, .rail-foot > [popovertarget]')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
      expect(end, `${language} at ${width} ends within the page`).toBeLessThanOrEqual(width - 19)
      // The whole word, or its sign with the word for who does not see it.
      const find = page.locator('.rail-foot > .find')
      await expect(find).toHaveAccessibleName(language === 'de' ? /^Suchen/ : /^Search/)
      await expect(find.locator('svg')).toBeVisible({ visible: width < 900 })
      expect(
        await find.evaluate((one) => one.scrollWidth - one.clientWidth),
        `${language} at ${width} cuts nothing off`,
      ).toBeLessThanOrEqual(0)
    }
  }
})

test('the competencies of questions are called by their German names', async ({ page, ines }) => {
  await ines.client.me.edit({ language: 'de' })
  const { items } = await ines.client.questions.list({ competency: 'writing', limit: 1 })
  for (const path of ['/interview-prep/questions?competency=writing', `/interview-prep/questions/${items[0]?.id}`]) {
    const text = await (await page.request.get(path)).text()
    expect(text, path).toContain('Klares Schreiben')
    expect(text, path).not.toContain('Writing clearly')
  }
})

test('language and region are set by a form without script, and the page answers in them at once', async ({ page, ines }) => {
  await page.goto('/settings/account')
  const section = page.getByRole('region', { name: english.title })
  await section.getByLabel(english.language).selectOption('de')
  await section.getByLabel(english.region).selectOption('AT')
  await section.getByRole('button', { name: english.save }).click()
  await expect(page.getByText(german.changed)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
  await expect(page.getByRole('region', { name: german.title }).getByLabel(german.region)).toHaveValue('AT')
  expect(await ines.client.me.get()).toMatchObject({ language: 'de', locale: 'de-AT' })
})

// German takes a hundredth more than English, which has 150 and 210 KB in every-screen.test.ts: words are all that differs.
for (const [path, limit] of [
  ['/tasks/all?layout=calendar', 152],
  ['/journal/new', 212],
] as const)
  test(`${path} in German needs at most ${limit} KB of script`, async ({ page, ines }) => {
    await ines.client.me.edit({ language: 'de' })
    await ines.client.tasks.create({ title: 'Count the pallets' })
    const bytes = await scriptBytes(page, path)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(limit * 1024)
  })
