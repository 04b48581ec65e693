import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { editor as editorWords } from '../src/messages/journal-editor.ts'
import { menus as menuWords } from '../src/messages/journal-menus.ts'
import { accessibilityFaults, layoutShifts, overflowsSideways, settled, watchLayout } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const TEXT = `Reran the *bakeware* series with **week 31** taken out, and checked it \`twice\`.

## What I want to remember

- Ask where a number was born
- [ ] Ask Oskar
  1. first
  2. second

> We held £61,000 of tins last winter.

| Family | Before | After |
| :-- | --: | --: |
| Bakeware | 69 % | **78 %** |

\`\`\`js
const week = 31
\`\`\`

---

שלום עולם 🎉 https://example.com`

/** The page of an entry with a text, once one can write in it. */
async function openEntry(page: Page, ines: SignedIn, body = TEXT): Promise<string> {
  const { id } = await ines.client.journal.create({ title: 'The spike', body })
  await page.goto(`/journal/${id}`)
  await editor(page).waitFor()
  await settled(page)
  return id
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Entry', exact: true })

/** Puts the cursor behind the text, and nothing in it. */
async function atEnd(page: Page): Promise<void> {
  await editor(page).focus()
  await page.keyboard.press('Control+End')
}

const body = async (ines: SignedIn, id: string) => (await ines.client.journal.get(id)).body
const expectBody = (ines: SignedIn, id: string) => expect.poll(() => body(ines, id))

/** Where each line stands. */
const places = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.writing .cm-line')].map((line) => line.getBoundingClientRect().toJSON()))

for (const width of [1280, 390])
  test(`the editor takes the place of the text without a jump, ${width} wide, on a slow machine too`, async ({ page, ines, context }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchLayout(page)
    const { id } = await ines.client.journal.create({ title: 'The spike', body: TEXT })
    const held: (() => void)[] = []
    await page.route(/_astro\/mount\./, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await page.goto(`/journal/${id}`)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.evaluate(() => document.fonts.ready)
    const before = await places(page)
    expect(before.length).toBe(TEXT.split('\n').length)
    expect(
      await page
        .locator('.writing .cm-line')
        .first()
        .evaluate((line) => getComputedStyle(line).fontFamily),
    ).toContain('Newsreader')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    for (const release of held) release()
    await page.unrouteAll({ behavior: 'wait' })
    await editor(page).waitFor()
    await settled(page)
    expect(await places(page)).toEqual(before)
    expect(await layoutShifts(page)).toEqual([])
    expect(await overflowsSideways(page)).toBe(false)
  })

test('marks show only where the cursor is', async ({ page, ines }) => {
  await openEntry(page, ines, 'plain\n\none **two** three')
  await expect(editor(page)).not.toContainText('**')
  await atEnd(page)
  await expect(editor(page)).not.toContainText('**')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(editor(page)).toContainText('**two**')
  await page.keyboard.press('Control+Home')
  await expect(editor(page)).not.toContainText('**')
})

test('lists go on by themselves, items move in and out, and boxes are ticked by key and mouse', async ({ page, ines }) => {
  const id = await openEntry(page, ines, 'Today')
  await atEnd(page)
  await page.keyboard.type('\n\n- [ ] one\ntwo')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('\n')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('three\n\nend')
  await page.getByRole('checkbox', { name: 'Done' }).first().click()
  await expectBody(ines, id).toBe('Today\n\n- [x] one\n  - [x] two\n- [ ] three\n\nend')
})

test('the menu of the slash is found by typing, said to a screen reader, and left by Escape', async ({ page, ines }) => {
  const id = await openEntry(page, ines, 'Today')
  await atEnd(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('.cm-announced') as Element
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, subtree: true })
  })
  await page.keyboard.type('\n\n/')
  await expect(page.getByRole('listbox', { name: 'Choices' })).toBeVisible()
  const active = await editor(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.join())).toContain('choices, first Heading 1')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type('divider')
  await expect(page.getByRole('option')).toHaveText([/^Rule/])
  await page.keyboard.press('Enter')
  await page.keyboard.type('either/or /')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectBody(ines, id).toBe('Today\n\n---\n\neither/or /')
})

test('whoever types fast gets what they named after the slash, and a new line where they named nothing', async ({ page, ines }) => {
  const id = await openEntry(page, ines, 'Today')
  await atEnd(page)
  await page.keyboard.type('\n\n/')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.type('divider\n')
  await page.keyboard.type('/h2\nPlans\n\nand /nothing\nor / \nor\n/check\nbuy')
  await expectBody(ines, id).toBe('Today\n\n---\n\n## Plans\n\nand /nothing\nor / \nor\n- [ ] buy')
})

test('two brackets name a goal, whose link is pressed like any other', async ({ page, ines }) => {
  const goal = await ines.client.goals.create({ title: 'Ship [2.0] *now*' })
  const id = await openEntry(page, ines, 'For')
  await atEnd(page)
  await page.keyboard.type(' [[ship')
  await expect(page.getByRole('option', { name: /Ship \[2\.0\]/ })).toContainText('Goal')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' and more')
  await expectBody(ines, id).toBe(`For [Ship \\[2.0\\] \\*now\\*](/goals/${goal.id}) and more`)
  await expect(editor(page).getByRole('link', { name: 'Ship [2.0] *now*' })).toBeVisible()
  await editor(page).getByRole('link').click()
  await page.waitForURL(`**/goals/${goal.id}`)
})

test('the link of a record reads as its name, also with the cursor beside it, and is one step and one sign to keys', async ({
  page,
  ines,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const goal = await ines.client.goals.create({ title: 'Ship 2.0' })
  const id = await openEntry(page, ines, 'For')
  await atEnd(page)
  await page.keyboard.type(' @ship')
  const menu = page.getByRole('listbox', { name: menuWords.phrases.Completions })
  await expect(menu.getByRole('option', { name: /Ship/ })).toBeVisible()
  const box = await page.locator('.writing-menu').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 390), 'the menu keeps clear of the edge').toBeLessThanOrEqual(390 - 16)
  await page.keyboard.press('Enter')
  const link = `[Ship 2.0](/goals/${goal.id})`
  await expectBody(ines, id).toBe(`For ${link}`)
  await expect(page.locator('.cm-line')).toHaveText('For Ship 2.0')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.cm-line')).toHaveText('For Ship 2.0')
  await page.keyboard.type('the ')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(' today')
  await expectBody(ines, id).toBe(`For the ${link} today`)
  for (const _letter of ' today') await page.keyboard.press('Backspace')
  await expect(page.locator('.cm-line')).toHaveText('For the Ship 2.0')
  await page.keyboard.press('Backspace')
  await expectBody(ines, id).toBe('For the ')
  await page.keyboard.press('Control+z')
  await expect(page.locator('.cm-line')).toContainText('Ship 2.0')
})

test('two brackets offer what is at hand, and entries but for the one they stand in', async ({ page, ines }) => {
  await ines.client.goals.create({ title: 'Ship 2.0' })
  const other = await ines.client.journal.create({ title: 'Rain all day' })
  const id = await openEntry(page, ines, 'Rain again')
  await atEnd(page)
  await page.keyboard.type(' [[')
  await expect(page.getByRole('option')).toHaveText([/^Ship 2\.0/, /^Rain all day/])
  await page.keyboard.type('rain')
  await expect(page.getByRole('option')).toHaveText([/^Rain all day/])
  await page.keyboard.press('Enter')
  await expectBody(ines, id).toBe(`Rain again [Rain all day](/journal/${other.id})`)
})

test('two brackets offer what begins as typed before what has such a word later', async ({ page, ines }) => {
  await ines.client.goals.create({ title: 'Forecast accuracy to 82 %' })
  await ines.client.tasks.create({ title: 'Freeze the December forecast' })
  await ines.client.tasks.create({ title: 'Send the forecast', notes: 'Forecast, forecast, forecast.' })
  await openEntry(page, ines, 'For')
  await atEnd(page)
  await page.keyboard.type(' [[Fore')
  await expect(page.getByRole('option').first()).toHaveText(/^Forecast accuracy/)
  await expect(page.getByRole('option')).toHaveCount(3)
})

test('Escape and then Tab leaves the text, also in a list', async ({ page, ines }) => {
  await openEntry(page, ines, '- one\n- two')
  await expect(editor(page)).toHaveAttribute('aria-description', /Escape, then Tab/)
  await atEnd(page)
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toBeFocused()
})

/** Pastes as a browser does; pages of others cannot be put on the clipboard by a test. */
const paste = (page: Page, data: { html?: string; text?: string; files?: string[] }) =>
  page.evaluate(({ html, text, files = [] }) => {
    const clipboardData = new DataTransfer()
    if (html) clipboardData.setData('text/html', html)
    if (text) clipboardData.setData('text/plain', text)
    for (const name of files) {
      const bytes = Uint8Array.from(
        atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
        (character) => character.charCodeAt(0),
      )
      clipboardData.items.add(new File([bytes], name, { type: 'image/png' }))
    }
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)

test('what is pasted from a page becomes Markdown, and an address over a selection a link', async ({ page, ines }) => {
  const id = await openEntry(page, ines, 'see')
  await atEnd(page)
  await page.keyboard.press('Shift+Home')
  await paste(page, { text: 'https://example.com/a' })
  await page.keyboard.press('Control+End')
  await paste(page, {
    html: '<style>b{color:red}</style><p style="color:red">A <b>bold</b> word<img src=x onerror="alert(1)"></p><ol><li>one<ul><li>sub</li></ul></li><li>two</li></ol>',
    text: 'A bold word',
  })
  await expectBody(ines, id).toBe('[see](https://example.com/a)\n\nA **bold** word\n\n1. one\n   - sub\n2. two')
})

test('pictures that are pasted together stand in their order, as pictures', async ({ page, ines }) => {
  const id = await openEntry(page, ines, 'The shelf\n\n')
  await atEnd(page)
  await paste(page, { files: ['one.png', 'two.png', 'three.png'] })
  await expect(editor(page).getByRole('img')).toHaveCount(3)
  expect(
    await editor(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt'))),
  ).toEqual(['one', 'two', 'three'])
  await page.keyboard.type('Below')
  await expectBody(ines, id).toMatch(/^The shelf\n\n(!\[\w+\]\(attachment:[\w-]+\)\n){3}Below$/)
  await page.keyboard.press('ArrowUp')
  await expect(editor(page)).toContainText('](attachment:')
})

test('focus mode keeps the line one writes on in the middle, and is remembered', async ({ page, ines }) => {
  const id = await openEntry(page, ines, Array.from({ length: 60 }, (_, number) => `Paragraph ${number}`).join('\n\n'))
  await atEnd(page)
  await page.keyboard.press('Control+Shift+F')
  await page.keyboard.type(' more')
  await expect(editor(page).locator('.is-here')).toHaveText(['Paragraph 59 more'])
  const middle = async () => {
    const box = await editor(page).locator('.is-here').boundingBox()
    return Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 400)
  }
  await expect.poll(middle).toBeLessThan(60)
  expect(await accessibilityFaults(page)).toEqual([])
  await expectBody(ines, id).toMatch(/more$/)
  await page.reload()
  await editor(page).focus()
  await expect(editor(page).locator('.is-here')).toHaveCount(1)
  await page.keyboard.press('Control+Shift+F')
  await expect(editor(page).locator('.is-here')).toHaveCount(0)
})

test('an input method writes where it composes, also between marks', async ({ page, ines, context }) => {
  const id = await openEntry(page, ines, 'one **two** three')
  const session = await context.newCDPSession(page)
  await atEnd(page)
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft')
  for (const text of ['に', 'にほ', 'にほん'])
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await session.send('Input.insertText', { text: '日本' })
  await page.keyboard.type('!')
  await expectBody(ines, id).toBe('one **two日本!** three')
})

test('a hundred thousand characters are written in without a wait, on a slow machine too', async ({ page, ines, context }) => {
  const paragraph = `${'Some **bold** words in a [paragraph](https://example.com) of *text* that goes on. '.repeat(6)}\n\n- one\n- two\n\n`
  await openEntry(page, ines, paragraph.repeat(190).slice(0, 99_000))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000
  }
  await editor(page).focus()
  const keys = 'Written **slowly** here '
  const perKey = async () => {
    const before = await worked()
    await page.keyboard.type(keys)
    await settled(page)
    return ((await worked()) - before) / keys.length
  }
  // Processor time of the page alone: at a quarter of the speed 100 ms. Who shares the core can only lengthen it.
  await expect.poll(perKey, { timeout: 30_000 }).toBeLessThanOrEqual(25)
})

for (const theme of ['light', 'dark'] as const)
  test(`the text can be read and used by everybody, ${theme}`, async ({ page, ines }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openEntry(page, ines)
    expect(await accessibilityFaults(page)).toEqual([])
    await atEnd(page)
    expect(await accessibilityFaults(page)).toEqual([])
  })

test('a link to a task that is done shows a ring that is ticked, before and after the editor has come', async ({ page, ines }) => {
  const { client } = ines
  const [done, open] = [await client.tasks.create({ title: 'Call the port' }), await client.tasks.create({ title: 'Write to Ruth' })]
  await client.tasks.complete(done.id)
  const { id } = await client.journal.create({ body: `[Call the port](/tasks/${done.id}) and [Write to Ruth](/tasks/${open.id})` })
  const html = await (await page.request.get(`/journal/${id}`)).text()
  expect(html).toContain('is-finished')
  await page.goto(`/journal/${id}`)
  const link = (name: string) => page.locator('.cm-content').getByRole('link', { name })
  await expect(link('Call the port')).toHaveAccessibleDescription(editorWords.finished)
  const sign = (name: string) => link(name).evaluate((one) => getComputedStyle(one, '::before').maskImage)
  expect(await sign('Call the port')).not.toBe(await sign('Write to Ruth'))
})
