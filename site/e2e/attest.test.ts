import { attest as words } from '../src/messages/attest.ts'
import { accessibilityFaults, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a colleague without an account opens a link as often as they like, and answers it once', async ({ page, ines }) => {
      const { client } = ines
      const win = await client.wins.create({
        title: 'Cut stock-outs by more than half',
        text: 'Weeks of cover, not *feel*.',
        happenedOn: '2026-02',
        metric: { baseline: '6.8', value: '3.1', unit: '%' },
      })
      const { token } = await client.attestations.ask(win.id, { askedOf: 'Ruth Callan', message: 'Does this read right?' })
      await page.context().clearCookies()
      await page.goto(`/attest/${token}`)
      await page.reload()
      const shown = page.getByRole('article')
      await expect(shown.getByRole('heading')).toHaveText('Cut stock-outs by more than half')
      await expect(shown).toContainText('6.8 → 3.1\u00a0%')
      await expect(shown.locator('em')).toHaveText('feel')
      await expect(page.getByText('Does this read right?')).toBeVisible()
      await expect(page.getByLabel(words.name)).toHaveValue('Ruth Callan')
      if (javaScriptEnabled)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await accessibilityFaults(page)).toEqual([])
        }
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await overflowsSideways(page)).toBe(false)

      await page.getByLabel(words.no).check()
      await page.getByLabel(words.comment).fill('It was 3.4 %, and no less good.')
      await page.getByLabel(words.relation).fill('Her manager')
      const second = await page.context().newPage()
      await second.goto(`/attest/${token}`)
      await second.getByLabel(words.yes).check()
      await second.getByLabel(words.comment).fill('I saw it too.')
      await second.getByLabel(words.name).fill('Oskar')
      await page.getByRole('button', { name: words.act }).click()
      await expect(page.getByRole('heading', { name: words.sentTitle })).toBeVisible()
      const [answered] = (await client.attestations.ofWin(win.id)).items
      expect(answered?.answer).toEqual({
        name: 'Ruth Callan',
        relation: 'Her manager',
        isConfirmed: false,
        comment: 'It was 3.4 %, and no less good.',
      })
      // The form was open when the link was used up.
      await second.getByRole('button', { name: words.act }).click()
      await expect(second.getByRole('heading', { name: words.overTitle })).toBeVisible()
      await expect(second.getByLabel(words.kept)).toHaveValue('I saw it too.')
      await page.goto(`/attest/${token}`)
      await expect(page.getByRole('heading', { name: words.overTitle })).toBeVisible()
    })
  })

test('what is wrong with an answer is said, and nothing typed is lost', async ({ page, ines }) => {
  const win = await ines.client.wins.create({ title: 'Took eleven dead lines off the list' })
  const { token } = await ines.client.attestations.ask(win.id)
  await page.context().clearCookies()
  await page.goto(`/attest/${token}`)
  await page.evaluate(() => {
    document.querySelector('form')?.setAttribute('novalidate', '')
  })
  await page.getByLabel(words.comment).fill('I was there.')
  await page.getByRole('button', { name: words.act }).click()
  await expect(page.getByText(words.choose)).toBeVisible()
  await expect(page.getByLabel(words.comment)).toHaveValue('I was there.')
  await page.evaluate(() => {
    document.querySelector('form')?.setAttribute('novalidate', '')
  })
  await page.getByLabel(words.yes).check()
  await page.getByRole('button', { name: words.act }).click()
  await expect(page.getByLabel(words.name)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(words.yes)).toBeChecked()
  expect((await ines.client.attestations.ofWin(win.id)).items).toMatchObject([{ answer: null }])
})

test('a page of a link is kept nowhere, and says so when links are opened too often', async ({ page, ines }) => {
  const win = await ines.client.wins.create({ title: 'Took eleven dead lines off the list' })
  const { token } = await ines.client.attestations.ask(win.id)
  await page.context().clearCookies()
  const opened = await page.goto(`/attest/${token}`)
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  await expect(page.getByRole('heading', { name: win.title })).toBeVisible()
  // As somebody does who guesses, from the address of this browser.
  await Promise.all(Array.from({ length: 60 }, (_, i) => page.request.get(`/api/v1/attestations/open?token=guess-${i}`)))
  const refused = await page.goto(`/attest/${token}`)
  expect([refused?.status(), refused?.headers()['cache-control']]).toEqual([429, 'no-store'])
  expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: words.tooOftenTitle })).toBeVisible()
  await expect(page.getByText(win.title)).toHaveCount(0)
})
